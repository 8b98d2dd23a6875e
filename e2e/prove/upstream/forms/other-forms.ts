import { FeedbackForm } from '../../../pages/feedback-form';
import { RegistrationForm } from '../../../pages/registration-form';
import { accounts } from '../../../support/accounts';
import { readCaptcha } from '../../../support/read-captcha';
import type { Form, Person } from './form';

const feedbackOf = ({ tab }: Person) => new FeedbackForm(tab);
const registrationOf = ({ tab }: Person) => new RegistrationForm(tab.page, tab.say);

let written = 0;
const newcomer = () => `up${String(Date.now()).slice(-8)}`;
let username = '';

/** Forms that move no money. */
export const otherForms: readonly Form[] = [
  {
    name: 'send feedback',
    call: 'feedback.send',
    merchant: 'lotus',
    path: '/member',
    like: accounts.player,
    movesMoney: false,
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
    count: async ({ control, account }) =>
      (await control.feedback()).filter(({ sender }) => sender === account.username).length,
  },
  {
    name: 'sign in',
    call: 'session.login',
    merchant: 'kestrel',
    path: '/login',
    movesMoney: false,
    async fill(person) {
      await person.tab.signInPage.username.fill(person.account.username);
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab, account }) => tab.signInPage.password.fill(account.password),
    submit: ({ tab }) => tab.signInPage.submit.click(),
    input: ({ tab }) => tab.signInPage.username,
    done: ({ tab }) => tab.accountButton,
    count: async ({ tab }) => Number((await tab.sessionToken()) !== undefined),
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
    movesMoney: false,
    mayBeTaken: true,
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
    count: async ({ tab }) => Number((await tab.sessionToken()) !== undefined),
    async end({ tab }) {
      await tab.page.context().clearCookies();
      await tab.page.evaluate(() => sessionStorage.clear());
    },
  },
];
