import { captchaImage, sessionFreePlay, sessionLogin } from '@atrium/api';
import { expect } from 'playwright/test';
import { SignInForm } from '../../pages/sign-in-form';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome, openHomeInAnother } from './home';
import { playFirst } from './person';

export const signInScreens: Screen[] = [
  { name: 'sign-in page', show: async (tab) => void (await openSignIn(tab)) },
  {
    name: 'sign-in page, bottom',
    where: ({ phone }) => phone,
    async show(tab) {
      await openSignIn(tab);
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'sign-in popup',
    async show(tab) {
      await openHome(tab);
      await tab.page
        .getByRole('link', { name: tab.say('host', 'shell.signIn') })
        .locator('visible=true')
        .first()
        .click();
      await tab.dialog.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'a slot clicked by a visitor',
    async show(tab) {
      await openHome(tab);
      await playFirst(tab);
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in by mobile number',
    where: ({ look }) => look.merchant !== 'kestrel',
    async show(tab) {
      await openSignIn(tab);
      await chooseMethod(tab, 'mobile');
    },
  },
  {
    name: 'sign-in, nothing typed',
    async show(tab) {
      await (await openSignIn(tab)).submit.click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, fields missing',
    async show(tab) {
      await (await openSignIn(tab)).submit.click();
      await confirm(tab);
      await tab.page.getByText(tab.say('auth', 'signIn.missingUsername')).waitFor();
    },
  },
  {
    name: 'sign-in, refused',
    async show(tab) {
      await new Control(tab.portal).clearAttempts();
      await (await openSignIn(tab)).signIn(`unknown${tab.width}`, 'Atrium77');
      await tab.dialog.waitFor();
    },
  },
  { name: 'sign-in, with a captcha', show: async (tab) => void (await openWithCaptcha(tab)) },
  {
    name: 'sign-in, wrong captcha',
    async show(tab) {
      const form = await openWithCaptcha(tab);
      await form.captcha.fill('none');
      await form.captcha.press('Enter');
      const message = tab.page.locator('dialog').getByRole('alert').or(okOf(tab));
      await message.filter({ hasText: /\S/ }).first().waitFor();
      await form.captcha.and(tab.page.locator('[value=""]')).waitFor();
    },
  },
  {
    name: 'sign-in, a picture that does not load',
    async show(tab) {
      const form = await openWithCaptcha(tab);
      await tab.answer({ [captchaImage.path]: 'failed' });
      const failed = tab.page.getByText(tab.say('auth', 'captcha.failed'));
      // a picture requested again too soon stays the same
      await expect(async () => {
        await form.anotherPicture.click({ timeout: 2_000 });
        await expect(failed).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await confirm(tab);
    },
  },
  {
    name: 'sign-in, in progress',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: 'held' });
      await (await openSignIn(tab)).signIn('player1', 'Atrium88');
      await tab.page.locator('button[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'sign-in, too many attempts',
    async show(tab) {
      await new Control(tab.portal).fault({
        merchant: tab.look.merchant,
        endpoint: sessionLogin.id,
        key: 'login_try_later',
        status: 429,
        message: waitOf(tab),
        times: 1,
      });
      await (await openSignIn(tab)).signIn('player1', 'Atrium77');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'free play, a wait',
    where: ({ look }) => look.merchant !== 'kestrel',
    async show(tab) {
      await tab.answer({ [sessionFreePlay.path]: { success: false, code: 'login_try_later', message: waitOf(tab) } });
      await (await openSignIn(tab)).playForFree.click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, no connection',
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: 'failed' });
      await (await openSignIn(tab)).signIn('player1', 'Atrium88');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, offline',
    async show(tab) {
      await openSignIn(tab);
      await tab.offline();
      await tab.page.getByText(tab.say('host', 'shell.offline')).waitFor();
    },
  },
  {
    name: 'codes of the app',
    where: ({ look, phone }) => phone && look.merchant !== 'kestrel',
    async show(tab) {
      const form = await openSignIn(tab);
      await tab.page.getByText(tab.say('auth', 'appCode.title')).click();
      await form.appCodes.first().waitFor();
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'the greeting after the first sign-in',
    async show(tab) {
      const { portal, look } = tab;
      const has = { neverSignedIn: true };
      const { username, password } = await copyAccount(portal.operations, look.merchant, accounts.player, has);
      await (await openSignIn(tab)).signIn(username, password);
      await tab.page.getByText(tab.say('auth', 'greet.text')).waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'sign-in in another language',
    async show(tab) {
      await openHomeInAnother(tab);
      await openSignIn(tab);
    },
  },
];

/** The server's message after eight consecutive failures. */
const tooManyAttempts: Record<string, string> = {
  CN: '尝试次数过多，请在 8 秒后重试。',
  TH: 'ลองหลายครั้งเกินไป กรุณาลองใหม่ใน 8 วินาที',
  EN: 'Too many attempts. Please try again in 8 s.',
};

export async function openSignIn(tab: Tab): Promise<SignInForm> {
  await tab.open('/login');
  const form = new SignInForm(tab.page.locator('main'), tab.say);
  await form.username.waitFor();
  return form;
}

export async function chooseMethod(tab: Tab, method: 'sms' | 'mobile'): Promise<void> {
  await tab.page.getByRole('tab', { name: tab.say('auth', `signIn.method.${method}`) }).click();
  await tab.page.getByRole('textbox', { name: tab.say('auth', 'signIn.mobile') }).waitFor();
}

/** Confirms the open message. */
export async function confirm(tab: Tab): Promise<void> {
  await okOf(tab).click();
  await okOf(tab).waitFor({ state: 'detached' });
}

const okOf = (tab: Tab) => tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true });
const waitOf = ({ look }: Tab) => tooManyAttempts[look.language] ?? '';

/** Fails to sign in until a captcha is required, in the form or over it. */
async function openWithCaptcha(tab: Tab): Promise<SignInForm> {
  const form = await openSignIn(tab);
  const captcha = tab.page.getByRole('textbox', { name: tab.say('auth', 'captcha.label') });
  for (let failures = 0; failures < 3; failures += 1) {
    await form.signIn(`attempts${tab.width}`, 'Atrium77');
    await okOf(tab).or(captcha).first().waitFor();
    if (await okOf(tab).isVisible()) await confirm(tab);
    if (await captcha.isVisible()) break;
  }
  await captcha.waitFor();
  return new SignInForm(tab.page.locator('form', { has: captcha }), tab.say);
}
