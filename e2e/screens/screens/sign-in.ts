import { sessionLogin } from '@atrium/api';
import { SignInForm } from '../../pages/sign-in-form';
import { Control } from '../../support/control';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openHome, openHomeInAnother } from './home';
import { playFirst } from './person';

export const signInScreens: Screen[] = [
  { name: 'sign-in page', show: async (tab) => void (await openSignIn(tab)) },
  {
    name: 'sign-in page, its end',
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
      await chooseWay(tab, 'mobile');
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
      await new Control(tab.portal).forgive();
      await (await openSignIn(tab)).signIn(`stranger${tab.width}`, 'Atrium77');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, with a captcha',
    async show(tab) {
      const form = await openSignIn(tab);
      const captcha = tab.page.getByRole('textbox', { name: tab.say('auth', 'captcha.label') });
      const ok = tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true });
      for (let failures = 0; failures < 3; failures += 1) {
        await form.signIn(`guesser${tab.width}`, 'Atrium77');
        await ok.or(captcha).first().waitFor();
        if (await ok.isVisible()) await confirm(tab);
      }
      await captcha.waitFor();
    },
  },
  {
    name: 'sign-in, a wait for who guesses',
    async show(tab) {
      await new Control(tab.portal).fault({
        merchant: tab.look.merchant,
        endpoint: sessionLogin.id,
        key: 'login_try_later',
        status: 429,
        message: tooManyAttempts[tab.look.language],
        times: 1,
      });
      await (await openSignIn(tab)).signIn('player1', 'Atrium77');
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
    name: 'sign-in in another language',
    async show(tab) {
      await openHomeInAnother(tab);
      await openSignIn(tab);
    },
  },
];

/** The server's words after eight failures in a row. */
const tooManyAttempts: Record<string, string> = {
  CN: '尝试次数过多，请在 8 秒后重试。',
  TH: 'ลองหลายครั้งเกินไป กรุณาลองใหม่ใน 8 วินาที',
  EN: 'Too many attempts. Please try again in 8 seconds.',
};

export async function openSignIn(tab: Tab): Promise<SignInForm> {
  await tab.open('/login');
  const form = new SignInForm(tab.page.locator('main'), tab.say);
  await form.username.waitFor();
  return form;
}

export async function chooseWay(tab: Tab, way: 'sms' | 'mobile'): Promise<void> {
  await tab.page.getByRole('tab', { name: tab.say('auth', `signIn.way.${way}`) }).click();
  await tab.page.getByRole('textbox', { name: tab.say('auth', 'signIn.mobile') }).waitFor();
}

/** Says "OK" to what was said. */
export async function confirm(tab: Tab): Promise<void> {
  const button = tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true });
  await button.click();
  await button.waitFor({ state: 'detached' });
}
