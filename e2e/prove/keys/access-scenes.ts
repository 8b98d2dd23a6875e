import { ChatRoom } from '../../pages/chat-room';
import { ChangePasswordForm, ForgotPasswordForm } from '../../pages/password-forms';
import { RegistrationForm } from '../../pages/registration-form';
import { RightBar } from '../../pages/right-bar';
import { SecondFactorForm } from '../../pages/second-factor-form';
import { SecurityCentre } from '../../pages/security-centre';
import { SocialSignIn } from '../../pages/social-sign-in';
import { accounts } from '../../support/accounts';
import { mobileNumber } from '../../support/mobile-number';
import { acknowledge, type Scene, type Stage } from './scene';

/** Guards, and the checks of forms that a person fills before a session begins. */
export const accessScenes: readonly Scene[] = [
  {
    name: 'a visitor opens the member centre',
    keys: ['in_sorry_in'],
    async play({ open, see }) {
      const tab = await open('lotus', '/help');
      await new RightBar(tab.page, tab.say).link('member', 'title.centre').click();
      await see('in_sorry_in', tab, tab.dialog);
    },
  },
  {
    name: 'a trial account opens the centre and its account pages',
    keys: ['in_need_true_account', 'in_please_account'],
    async play({ open, see }) {
      const tab = await open('kestrel', '/', accounts.trial);
      await tab.memberCentre.openByAccountMenu('transactionHistory');
      await see('in_need_true_account', tab, tab.dialog);
      await acknowledge(tab);
      await tab.memberCentre.openByAccountMenu('securityCenter');
      await see('in_please_account', tab, tab.dialog);
    },
  },
  {
    name: 'a trial account opens the chat room',
    keys: ['in_please_information'],
    async play({ open, see }) {
      const tab = await open('aurora', '/help', accounts.trial);
      await new ChatRoom(tab.page).press();
      await see('in_please_information', tab, tab.dialog);
    },
  },
  {
    name: 'a registration with empty fields, another confirmation, and no consent',
    keys: ['in_please_information', 'in_confirmation_correct', 'in_register_agreed', 'br_enright_cphone'],
    async play({ open, see }) {
      const tab = await open('aurora', '/register');
      const form = new RegistrationForm(tab.page, tab.say);
      await form.acceptTerms();
      await form.field('mobileNum').fill('12');
      await form.sendCode.click();
      await see('br_enright_cphone', tab, tab.page.locator('body'));
      await acknowledge(tab);
      await form.submit.click();
      await see('in_please_information', tab, tab.dialog);
      await acknowledge(tab);
      const filled = { username: `new${Date.now() % 1e8}`, password: 'Atrium99', verifyPwd: 'Atrium98' };
      await form.fill({ ...filled, mobileNum: mobileNumber('aurora'), verificationCode: '123456' });
      await form.submit.click();
      await see('in_confirmation_correct', tab, tab.dialog);
      await acknowledge(tab);
      await form.fill({ verifyPwd: 'Atrium99' });
      await form.submit.click();
      await see('in_register_agreed', tab, tab.page.locator('body'));
    },
  },
  {
    name: 'a sign-in without a name',
    keys: ['in_incorrect_password'],
    async play({ open, see }) {
      const tab = await open('kestrel', '/login');
      await tab.signInPage.submit.click();
      await see('in_incorrect_password', tab, tab.dialog);
    },
  },
  {
    name: 'a forgotten password without an account, and with a wrong address',
    keys: ['in_account_incorrect', 'in_email_incorrect'],
    async play({ open, see }) {
      const tab = await open('aurora', '/forgot-password');
      const form = new ForgotPasswordForm(tab.content, tab.say);
      await form.tab('byEmail').click();
      await form.send.click();
      await see('in_account_incorrect', tab, tab.dialog);
      await acknowledge(tab);
      await form.field('username').fill('player1');
      await form.field('email').fill('mei');
      await form.send.click();
      await see('in_email_incorrect', tab, tab.dialog);
    },
  },
  {
    name: 'a new password that is too short, and another confirmation',
    keys: ['in_password_incorrect', 'in_confirmation_correct'],
    async play({ open, see }) {
      const tab = await open('kestrel', '/member/account', accounts.player);
      await new SecurityCentre(tab.page, tab.say).changePassword.click();
      // messages open above the form's dialog
      const form = new ChangePasswordForm(tab.page.locator('dialog[open]').first(), tab.say);
      await form.change('x', accounts.player.password);
      await see('in_password_incorrect', tab, tab.dialog);
      await acknowledge(tab);
      await form.chosen.fill('Changed99');
      await form.confirmed.fill('Changed98');
      await form.confirmed.press('Enter');
      await see('in_confirmation_correct', tab, tab.dialog);
    },
  },
  {
    name: 'a slider that is left',
    keys: ['verify_first'],
    async play({ open, see }) {
      const tab = await open('lotus', '/register');
      const form = await askForCode(tab);
      await form.slider.piece.press('Escape');
      await see('verify_first', tab, tab.dialog);
    },
  },
  ...[
    { key: '60204', name: 'a slider without its script', endpoint: 'slider.js' },
    { key: '60205', name: 'a slider without the script before it', endpoint: 'slider.gct' },
  ].map(({ key, name, endpoint }): Scene => ({
    name,
    keys: [key],
    async play({ control, open, note }) {
      await control.fault({ endpoint, status: 503 });
      const tab = await open('lotus', '/register');
      await askForCode(tab);
      await tab.dialog.filter({ hasText: tab.say('auth', 'slider.networkError', { code: key }) }).waitFor();
      note(key, tab, 'message of the network');
    },
  })),
  {
    name: 'a code by text message with a captcha of version 3',
    keys: ['unknown_error'],
    async play({ settings, open, see }) {
      const lotus = await settings.of('lotus');
      await settings.apply({ ...lotus, captcha: { ...lotus.captcha, version: 'v3' } });
      const tab = await open('lotus', '/register');
      await askForCode(tab);
      await see('unknown_error', tab, tab.dialog);
    },
  },
  {
    name: 'a social identity without an account',
    keys: ['bind_customer_required'],
    async play({ open, note }) {
      const tab = await open('aurora', '/login');
      const google = new SocialSignIn(tab.page, tab.say);
      await google.button.click();
      await google.signInAs(`new${Date.now()}@gmail.test`);
      await google.dialog.getByRole('button', { name: tab.say('auth', 'social.choose.bind') }).waitFor();
      note('bind_customer_required', tab, 'choice to bind or register');
    },
  },
  {
    name: 'a sign-in with a second factor',
    keys: ['login_verify_required'],
    async play({ open, account, note }) {
      const person = await account('aurora', accounts.guarded);
      const tab = await open('aurora', '/login');
      await tab.signInPage.signIn(person.username, person.password);
      await new SecondFactorForm(tab.page, tab.say).dialog.waitFor();
      note('login_verify_required', tab, 'window of the second factor');
    },
  },
];

async function askForCode(tab: Awaited<ReturnType<Stage['open']>>): Promise<RegistrationForm> {
  const form = new RegistrationForm(tab.page, tab.say);
  await form.acceptTerms();
  await form.field('mobileNum').fill(mobileNumber('lotus'));
  await form.sendCode.click();
  return form;
}
