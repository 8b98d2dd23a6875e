import { sessionLogin, sliderSetup } from '@atrium/api';
import { expect } from 'playwright/test';
import type { SignInForm } from '../../pages/sign-in-form';
import { Control } from '../../support/control';
import { mobileNumber } from '../../support/mobile-number';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { counting, formOf, openForm } from './registration';
import { chooseMethod, confirm, openSignIn } from './sign-in';

const isAurora = ({ look }: Tab) => look.merchant === 'aurora';
const isLotus = ({ look }: Tab) => look.merchant === 'lotus';

/** Codes by text message, and the slider before them. */
export const codeScreens: Screen[] = [
  {
    name: 'sign-in by a code',
    where: isAurora,
    async show(tab) {
      await openSignIn(tab);
      await chooseMethod(tab, 'sms');
    },
  },
  {
    name: 'sign-in by a code, no number',
    where: isAurora,
    async show(tab) {
      await openSignIn(tab);
      await chooseMethod(tab, 'sms');
      await formOf(tab).sendCode.click();
      await confirm(tab);
    },
  },
  {
    name: 'sign-in by a code, sent',
    where: isAurora,
    async show(tab) {
      await new Control(tab.portal).clearAttempts();
      await requestSignInCode(tab, '13800138000');
      await counting(tab);
    },
  },
  {
    name: 'sign-in by a code, requested too soon',
    where: isAurora,
    async show(tab) {
      await requestSignInCode(tab, '13800138001');
      await counting(tab);
      await requestSignInCode(tab, '13800138001');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in by a code, wrong code',
    where: isAurora,
    async show(tab) {
      await signInByCode(tab, '13800138002');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in by a code, expired',
    where: isAurora,
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: { success: false, code: 'auth/code-expired', message: '' } });
      await signInByCode(tab, '13800138003');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in with the slider',
    where: isLotus,
    async show(tab) {
      const control = new Control(tab.portal);
      await control.switch('lotus', 'GEETESTTEST3', true);
      try {
        // a page loaded before the switch takes effect signs in without the slider
        await expect(async () => {
          await (await openSignIn(tab)).signIn('player1', 'Atrium77');
          await tab.page.frameLocator('dialog iframe').getByRole('slider').waitFor({ timeout: 5_000 });
        }).toPass({ timeout: 40_000 });
      } finally {
        await control.switch('lotus', 'GEETESTTEST3', null);
      }
    },
  },
  { name: 'slider', where: isLotus, show: openSlider },
  {
    name: 'slider, wrong answer',
    where: isLotus,
    async show(tab) {
      await openSlider(tab);
      const frame = tab.page.frameLocator('dialog iframe');
      const puzzle = await frame.locator('img').first().getAttribute('src');
      await frame.getByRole('slider').press('ArrowRight');
      await frame.getByRole('slider').press('Enter');
      const next = frame.locator(`img:not([src="${puzzle}"])`).first();
      await next.evaluate((image: HTMLImageElement) => image.decode());
    },
  },
  {
    name: 'slider, a question instead',
    where: isLotus,
    async show(tab) {
      await openSlider(tab);
      const frame = tab.page.frameLocator('dialog iframe');
      await frame.getByRole('button').last().click();
      await frame.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'slider that does not load',
    where: isLotus,
    async show(tab) {
      await tab.answer({ [sliderSetup.path]: 'failed' });
      await requestCode(tab);
      await tab.dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'slider closed again',
    where: isLotus,
    async show(tab) {
      await openSlider(tab);
      await tab.page.keyboard.press('Escape');
      await tab.page.getByText(tab.say('host', 'verify_first')).waitFor();
    },
  },
];

async function requestSignInCode(tab: Tab, number: string): Promise<SignInForm> {
  const form = await openSignIn(tab);
  await chooseMethod(tab, 'sms');
  await form.mobile.fill(number);
  await form.sendCode.click();
  return form;
}

async function signInByCode(tab: Tab, number: string): Promise<void> {
  await new Control(tab.portal).clearAttempts();
  const form = await requestSignInCode(tab, number);
  await counting(tab);
  await form.code.fill('000000');
  await form.submit.click();
}

/** At a merchant that requires the slider before a registration code. */
async function requestCode(tab: Tab): Promise<void> {
  const form = await openForm(tab);
  await form.field('mobileNum').fill(mobileNumber(tab.look.merchant));
  await form.sendCode.click();
}

async function openSlider(tab: Tab): Promise<void> {
  await requestCode(tab);
  await tab.page.frameLocator('dialog iframe').getByRole('slider').waitFor();
}
