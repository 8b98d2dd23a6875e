import { FeedbackForm } from '../../../pages/feedback-form';
import { ChangePasswordForm } from '../../../pages/password-forms';
import { RegistrationForm } from '../../../pages/registration-form';
import { SecurityCentre } from '../../../pages/security-centre';
import { accounts } from '../../../support/accounts';
import { present } from '../../../support/present';
import { readCaptcha } from '../../../support/read-captcha';
import type { Form, Person } from './form';

const feedbackOf = ({ tab }: Person) => new FeedbackForm(tab);
const registrationOf = ({ tab }: Person) => new RegistrationForm(tab.page, tab.say);

let written = 0;
const newcomer = () => `up${String(Date.now()).slice(-8)}`;
let username = '';

// a message may lie above the form's dialog
const passwordOf = ({ tab }: Person) => new ChangePasswordForm(tab.page.locator('dialog[open]:has(form)'), tab.say);
const nextPassword = 'Changed99';
const downlineField = ({ tab }: Person) => tab.content.getByLabel(tab.say('agent', 'register.username'));

/** Forms that move no money. */
export const otherForms: readonly Form[] = [
  {
    name: 'send feedback',
    call: 'feedback.send',
    merchant: 'lotus',
    path: '/member',
    like: accounts.player,
    async fill(person) {
      const { tab } = person;
      written += 1;
      await tab.openAccountMenu();
      await tab.page
        .getByRole('banner')
        .getByRole('button', { name: tab.say('member', 'feedback.title'), exact: true })
        .click();
      await feedbackOf(person).description.fill(`The games page stays empty since ${written} o'clock.`);
      await feedbackOf(person).solve();
    },
    fillSecrets: (person) => feedbackOf(person).solve(),
    submit: (person) => feedbackOf(person).send.click(),
    input: (person) => feedbackOf(person).description,
    done: ({ tab }) => tab.page.getByText(tab.say('member', 'feedback.done')),
  },
  {
    name: 'sign in',
    call: 'session.login',
    merchant: 'kestrel',
    path: '/login',
    async fill(person) {
      await person.tab.signInPage.username.fill(person.account.username);
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab, account }) => tab.signInPage.password.fill(account.password),
    submit: ({ tab }) => tab.signInPage.submit.click(),
    input: ({ tab }) => tab.signInPage.username,
    done: ({ tab }) => tab.accountButton,
    async end({ tab }) {
      await tab.page.context().clearCookies();
      await tab.page.evaluate(() => sessionStorage.clear());
    },
  },
  {
    name: 'register',
    call: 'registration.username',
    merchant: 'kestrel',
    path: '/register?r=ADA77',
    mayBeTaken: true,
    deceivedBy: ['text as numbers'],
    async fill(person) {
      username = newcomer();
      const form = registrationOf(person);
      await form.acceptTerms();
      const fields = await form.fields();
      await form.fill({ username, password: 'Atrium99', verifyPwd: 'Atrium99', email: `${username}@example.test` });
      if (fields.includes('agreed')) await form.field('agreed').check();
      await this.fillSecrets?.(person);
    },
    async fillSecrets(person) {
      const form = registrationOf(person);
      await form.fill({ captcha: readCaptcha(await form.captcha()) });
    },
    submit: (person) => registrationOf(person).submit.click(),
    input: (person) => registrationOf(person).field('username'),
    done: ({ tab }) => tab.accountButton,
    async end({ tab }) {
      await tab.page.context().clearCookies();
      await tab.page.evaluate(() => sessionStorage.clear());
    },
  },
  {
    name: 'change the password',
    call: 'password.change',
    merchant: 'lotus',
    path: '/member/account',
    like: accounts.player,
    mayBeTaken: true,
    async fill(person) {
      const { tab } = person;
      // after a lost answer, the password of the last account is unknown
      await person.renew();
      await tab.startOpening(this.path);
      await new SecurityCentre(tab.page, tab.say).changePassword.click();
      await this.fillSecrets?.(person);
    },
    fillSecrets: (person) => passwordOf(person).fill(nextPassword, person.account.password),
    submit: (person) => passwordOf(person).submit.click(),
    input: (person) => passwordOf(person).old,
    // its dialog closes
    done: ({ tab }) => tab.page.locator('body:not(:has(dialog[open] input[type="password"]))'),
  },
  {
    name: 'register a downline',
    call: 'agent.register',
    merchant: 'aurora',
    path: '/agent?page=registerCenter',
    like: accounts.agent,
    mayBeTaken: true,
    async fill(person) {
      username = newcomer();
      await downlineField(person).fill(username);
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab }) =>
      tab.content.getByLabel(tab.say('agent', 'register.password'), { exact: true }).fill('Start123'),
    submit: ({ tab }) => tab.content.getByRole('button', { name: tab.say('agent', 'register.submit') }).click(),
    input: downlineField,
    // the answer names the account
    done: ({ tab }) =>
      tab.shell.toast(present(tab.say('agent', 'register.done', { account: '|' }).split('|').at(-1)).trim()),
  },
];
