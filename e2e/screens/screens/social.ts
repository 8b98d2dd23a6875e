import { sessionLogin, socialFinish } from '@atrium/api';
import { expect } from 'playwright/test';
import { SignInForm } from '../../pages/sign-in-form';
import { SocialSignIn } from '../../pages/social-sign-in';
import { Control } from '../../support/control';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openSignIn } from './sign-in';

const isKestrel = ({ look }: Tab) => look.merchant === 'kestrel';
const isLotus = ({ look }: Tab) => look.merchant === 'lotus';
const isAurora = ({ look }: Tab) => look.merchant === 'aurora';

/** Google sign-in, including a merchant that lets the person link or register. */
export const socialScreens: Screen[] = [
  {
    name: 'Google: not allowed',
    where: isAurora,
    async show(tab) {
      const google = await openGoogle(tab);
      await google.cancel();
      await google.dialog.getByText(tab.say('auth', 'social.error.access_denied')).waitFor();
    },
  },
  {
    name: 'Google: link or register',
    where: isAurora,
    show: async (tab) => void (await openChoice(tab)),
  },
  {
    name: 'Google: connect by signing in',
    where: isAurora,
    async show(tab) {
      await (await openChoice(tab)).bind();
      await tab.page.getByRole('button', { name: tab.say('auth', 'social.cancelBinding') }).waitFor();
    },
  },
  {
    name: 'Google: has another account',
    where: isAurora,
    async show(tab) {
      await (await openChoice(tab)).bind();
      await tab.answer({
        [sessionLogin.path]: {
          success: false,
          code: 'social_taken',
          message: '该 Google 账号或此账号已与其他账号关联。',
        },
      });
      await new SignInForm(tab.page.locator('main'), tab.say).signIn('player1', 'Atrium88');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'Google: in progress',
    where: isLotus,
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [socialFinish.path]: 'held' });
      const google = await openGoogle(tab);
      await google.signInAs(`mei.${tab.width}@gmail.test`);
      await google.dialog.getByText(tab.say('auth', 'social.working')).waitFor();
    },
  },
  {
    name: 'Google: registered directly',
    where: isLotus,
    async show(tab) {
      const google = await openGoogle(tab);
      await google.signInAs(`mei.${tab.width}@gmail.test`);
      await tab.page.getByRole('status', { name: tab.say('host', 'shell.balance') }).waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'Google: not configured',
    where: isKestrel,
    async show(tab) {
      const control = new Control(tab.portal);
      await control.switch('kestrel', 'SOCIALLOGIN', true);
      try {
        // pages may contain answers that are some seconds old
        await expect(async () => {
          await openSignIn(tab);
          await expect(new SocialSignIn(tab.page, tab.say).notSupported).toBeVisible({ timeout: 2_000 });
        }).toPass({ timeout: 40_000 });
      } finally {
        await control.switch('kestrel', 'SOCIALLOGIN', null);
      }
    },
  },
];

async function openGoogle(tab: Tab): Promise<SocialSignIn> {
  await openSignIn(tab);
  const google = new SocialSignIn(tab.page, tab.say);
  await google.button.click();
  return google;
}

async function openChoice(tab: Tab): Promise<SocialSignIn> {
  const google = await openGoogle(tab);
  await google.signInAs(`mei.${tab.width}@gmail.test`);
  await google.dialog.getByText(tab.say('auth', 'social.choose.register')).waitFor();
  return google;
}
