import { sessionLogin, sliderSetup } from '@atrium/api';
import { expect } from 'playwright/test';
import type { SignInForm } from '../../pages/sign-in-form';
import { Control } from '../../support/control';
import { mobileNumber } from '../../support/mobile-number';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { counting, formOf, openForm } from './registration';
import { chooseWay, confirm, openSignIn } from './sign-in';

const isAurora = ({ look }: Tab) => look.merchant === 'aurora';
const isLotus = ({ look }: Tab) => look.merchant === 'lotus';

/** Codes by text message, and the slider before them. */
export const codeScreens: Screen[] = [
  {
    name: 'sign-in by a code',
    where: isAurora,
    async show(tab) {
      await openSignIn(tab);
      await chooseWay(tab, 'sms');
    },
  },
  {
    name: 'sign-in by a code, no number',
    where: isAurora,
    async show(tab) {
      await openSignIn(tab);
      await chooseWay(tab, 'sms');
      await formOf(tab).sendCode.click();
      await confirm(tab);
    },
  },
  {
    name: 'sign-in by a code, on its way',
    where: isAurora,
    async show(tab) {
      await new Control(tab.portal).forgive();
      await askToSignIn(tab, '13800138000');
      await counting(tab);
    },
  },
  {
    name: 'sign-in by a code, asked for too soon',
    where: isAurora,
    async show(tab) {
      await askToSignIn(tab, '13800138001');
      await counting(tab);
      await askToSignIn(tab, '13800138001');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in by a code, not this one',
    where: isAurora,
    async show(tab) {
      await signInByCode(tab, '13800138002');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in by a code, run out',
    where: isAurora,
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: { success: false, code: 'auth/code-expired', message: '' } });
      await signInByCode(tab, '13800138003');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, the slider first',
    where: isLotus,
    async show(tab) {
      const control = new Control(tab.portal);
      await control.switch('lotus', 'GEETESTTEST3', true);
      try {
        // a page opened before the switch is seen signs in without it
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
    name: 'slider, not right',
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
      await askForCode(tab);
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

async function askToSignIn(tab: Tab, number: string): Promise<SignInForm> {
  const form = await openSignIn(tab);
  await chooseWay(tab, 'sms');
  await form.mobile.fill(number);
  await form.sendCode.click();
  return form;
}

async function signInByCode(tab: Tab, number: string): Promise<void> {
  await new Control(tab.portal).forgive();
  const form = await askToSignIn(tab, number);
  await counting(tab);
  await form.code.fill('000000');
  await form.submit.click();
}

/** At a merchant who registers numbers past the slider. */
async function askForCode(tab: Tab): Promise<void> {
  const form = await openForm(tab);
  await form.field('mobileNum').fill(mobileNumber(tab.look.merchant));
  await form.sendCode.click();
}

async function openSlider(tab: Tab): Promise<void> {
  await askForCode(tab);
  await tab.page.frameLocator('dialog iframe').getByRole('slider').waitFor();
}
