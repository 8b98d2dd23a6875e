import { sessionLogin } from '@atrium/api';
import { SignInForm } from '../../pages/sign-in-form';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openHome } from './home';

export const signInScreens: Screen[] = [
  { name: 'sign-in page', show: async (tab) => void (await openSignIn(tab)) },
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
      const hot = tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') });
      await tab.play(hot.getByRole('article').first());
      await tab.dialog.waitFor();
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
      await (await openSignIn(tab)).signIn(`stranger${tab.width}`, 'Atrium77');
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'sign-in, with a captcha',
    async show(tab) {
      const form = await openSignIn(tab);
      for (let failures = 0; failures < 3; failures += 1) {
        await form.signIn(`guesser${tab.width}`, 'Atrium77');
        await confirm(tab);
      }
      await tab.page.getByRole('textbox', { name: tab.say('auth', 'captcha.label') }).waitFor();
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
    name: 'forgot password',
    async show(tab) {
      await tab.open('/forgot-password');
      await tab.page.getByText(tab.say('auth', 'forgot.lead')).waitFor();
    },
  },
  {
    name: 'forgot password, with faults',
    async show(tab) {
      await tab.open('/forgot-password');
      await tab.page.getByRole('button', { name: tab.say('auth', 'forgot.submit') }).click();
      await confirm(tab);
    },
  },
  {
    name: 'forgot password, by mail',
    async show(tab) {
      await tab.open('/forgot-password');
      await tab.page.getByRole('tab', { name: tab.say('auth', 'forgot.byEmail') }).click();
      await tab.page.getByRole('textbox', { name: tab.say('auth', 'forgot.email') }).waitFor();
    },
  },
  {
    name: 'forgot password, customer service',
    async show(tab) {
      await tab.open('/forgot-password');
      await tab.page.getByRole('tab', { name: tab.say('auth', 'forgot.byService') }).click();
      await tab.page.getByText(tab.say('auth', 'forgot.serviceLead')).waitFor();
    },
  },
  {
    name: 'forced change of the password',
    // one merchant forces nobody
    where: ({ look }) => look.merchant !== 'lotus',
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: { success: true, value: { token: 'held', defaultPassword: true } } });
      await (await openSignIn(tab)).signIn('player1', 'Atrium88');
      await tab.page.getByRole('dialog', { name: tab.say('auth', 'title.changePassword') }).waitFor();
    },
  },
];

async function openSignIn(tab: Tab): Promise<SignInForm> {
  await tab.open('/login');
  const form = new SignInForm(tab.page.locator('main'), tab.say);
  await form.username.waitFor();
  return form;
}

async function confirm(tab: Tab): Promise<void> {
  await tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true }).click();
  await tab.dialog.waitFor({ state: 'detached' });
}
