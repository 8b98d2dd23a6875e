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
      await tab.page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'a slot clicked by a visitor',
    async show(tab) {
      await openHome(tab);
      const hot = tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') });
      await hot.getByRole('button').first().click();
      await tab.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'sign-in, fields missing',
    async show(tab) {
      const form = await openSignIn(tab);
      await form.submit.click();
      await tab.page.getByText(tab.say('auth', 'signIn.missingUsername')).waitFor();
    },
  },
  {
    name: 'sign-in, with a captcha',
    async show(tab) {
      await tab.answer({
        [sessionLogin.path]: { success: false, code: 'login_failed', message: '', value: { captcha: true } },
      });
      await (await openSignIn(tab)).signIn('player1', 'Atrium77');
      await tab.page.getByText(tab.say('auth', 'captcha.label')).first().waitFor();
    },
  },
  {
    name: 'sign-in, the server failed',
    async show(tab) {
      await tab.answer({ [sessionLogin.path]: 'failed' });
      await (await openSignIn(tab)).signIn('player1', 'Atrium88');
      await tab.page
        .getByRole('alert')
        .or(tab.page.getByRole('alertdialog'))
        .or(tab.page.getByRole('dialog'))
        .first()
        .waitFor();
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
    name: 'register',
    async show(tab) {
      await tab.open('/register');
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

async function openSignIn(tab: Tab): Promise<SignInForm> {
  await tab.open('/login');
  const form = new SignInForm(tab.page.locator('main'), tab.say);
  await form.username.waitFor();
  return form;
}
