import { registerByMobile, registerByUsername, systemRegisterSettings } from '@atrium/api';
import { randomInt } from 'node:crypto';
import { RegistrationForm } from '../../pages/registration-form';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { mobileNumber } from '../../support/mobile-number';
import { codeSentTo } from '../../support/outbox';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHomeInAnother } from './home';
import { confirm } from './sign-in';

const at = (merchant: string) => (tab: Tab) => tab.look.merchant === merchant;
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** Registration through an agent's link, which works at every merchant. */
export const registrationScreens: Screen[] = [
  {
    name: 'register, by invitation only',
    where: at('kestrel'),
    async show(tab) {
      await tab.open('/register');
      await tab.page.getByText(tab.say('auth', 'register.byInvitation')).waitFor();
    },
  },
  {
    name: 'register, the terms',
    async show(tab) {
      await tab.open('/register?r=ADA77');
      await formOf(tab).accept.waitFor();
    },
  },
  { name: 'register, the form', show: async (tab) => void (await openForm(tab)) },
  {
    name: 'register, bottom of the form',
    async show(tab) {
      await openForm(tab);
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'register, by mobile number',
    where: at('aurora'),
    async show(tab) {
      const form = await openForm(tab);
      await form.tab('register.byMobile').click();
      await form.field('username').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'register, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [systemRegisterSettings.path]: 'held' });
      await tab.open('/register?r=ADA77');
      await formOf(tab).accept.click();
      await formOf(tab).accept.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'register, the terms again',
    async show(tab) {
      await openForm(tab);
      await tab.page.getByRole('button', { name: tab.say('auth', 'register.readTerms') }).click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'register, nothing typed',
    async show(tab) {
      await (await openForm(tab)).submit.click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'register, fields wrong',
    async show(tab) {
      await (await openForm(tab)).submit.click();
      await confirm(tab);
    },
  },
  {
    name: 'register, right and wrong fields',
    where: (tab) => !at('lotus')(tab),
    async show(tab) {
      const form = await openForm(tab);
      await form.fill({ username: 'mei', password: 'Atrium99', verifyPwd: 'Atrium98', email: 'mei' });
      await form.field('email').blur();
      // the next screen must not find this draft
      tab.requireNewBrowser();
    },
  },
  {
    name: 'register, code sent',
    where: (tab) => !at('kestrel')(tab),
    async show(tab) {
      await openCode(tab);
    },
  },
  {
    name: 'register, wrong code',
    where: (tab) => !at('kestrel')(tab),
    async show(tab) {
      const { form } = await openCode(tab);
      await form.fill({ verificationCode: '000000' });
      await form.field('agreed').check();
      await form.submit.click();
      await form.stateOf('verificationCode').and(tab.page.locator('[data-state="error"]')).waitFor();
    },
  },
  {
    name: 'register, a name that is taken',
    where: at('aurora'),
    async show(tab) {
      const { form, code } = await openCode(tab);
      await form.fill({ username: accounts.player.username, verificationCode: code });
      await form.field('agreed').check();
      await form.submit.click();
      await form.stateOf('username').and(tab.page.locator('[data-state="error"]')).waitFor();
    },
  },
  {
    name: 'register, done',
    where: (tab) => !at('kestrel')(tab),
    async show(tab) {
      const { form, code } = await openCode(tab);
      await form.fill({ verificationCode: code });
      await form.field('agreed').check();
      await form.submit.click();
      await tab.page.getByText(tab.say('auth', 'register.done')).first().waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'register, no connection',
    where: (tab) => !at('kestrel')(tab),
    async show(tab) {
      await tab.answer({ [registerByUsername.path]: 'failed', [registerByMobile.path]: 'failed' });
      const { form, code } = await openCode(tab);
      await form.fill({ verificationCode: code });
      await form.field('agreed').check();
      await form.submit.click();
      await tab.dialog.waitFor();
    },
  },
];

export const formOf = (tab: Tab) => new RegistrationForm(tab.page, tab.say);

export async function openForm(tab: Tab): Promise<RegistrationForm> {
  await tab.open('/register?r=ADA77');
  const form = formOf(tab);
  await form.acceptTerms();
  return form;
}

/** Fills in a form and resolves with it and the code that was sent. */
async function openCode(tab: Tab): Promise<{ form: RegistrationForm; code: string }> {
  await new Control(tab.portal).clearAttempts();
  // the slider's alternative question is solved in English
  if (at('lotus')(tab)) await openHomeInAnother(tab);
  const form = await openForm(tab);
  const mobileNum = mobileNumber(tab.look.merchant);
  if (at('aurora')(tab)) {
    await form.fill({ username: `new${digits(8)}`, password: 'Atrium99', verifyPwd: 'Atrium99' });
  }
  await form.fill({ mobileNum });
  await form.sendCode.click();
  if (at('lotus')(tab)) await form.slider.solve();
  await counting(tab);
  return { form, code: await codeSentTo(tab.portal.operations, mobileNum) };
}

/** Waits for the countdown after a code was sent. */
export async function counting(tab: Tab): Promise<void> {
  await tab.page.locator('button[aria-disabled="true"]:not([aria-busy])').first().waitFor();
}
