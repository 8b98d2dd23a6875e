import { ChangePasswordForm, ForgotPasswordForm } from '../../pages/password-forms';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { mobileNumber } from '../../support/mobile-number';
import { copyAccount } from '../../support/copy-account';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { confirm, openSignIn } from './sign-in';

// lotus does not force password changes
const forces = ({ look }: Tab) => look.merchant !== 'lotus';

/** Password recovery, and forced password changes. */
export const recoveryScreens: Screen[] = [
  {
    name: 'forgot password',
    async show(tab) {
      await openForgot(tab);
      await tab.page.getByText(tab.say('auth', 'forgot.lead')).waitFor();
    },
  },
  {
    name: 'forgot password, no account',
    async show(tab) {
      await (await openForgot(tab)).send.click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'forgot password, with faults',
    async show(tab) {
      await (await openForgot(tab)).send.click();
      await confirm(tab);
    },
  },
  {
    name: 'forgot password, sent',
    async show(tab) {
      await new Control(tab.portal).clearAttempts();
      const form = await openForgot(tab);
      await form.field('username').fill(accounts.player.username);
      await form.field('mobile').fill(mobileNumber(tab.look.merchant));
      await form.send.click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'forgot password, by mail',
    async show(tab) {
      const form = await openForgot(tab);
      await form.tab('byEmail').click();
      await form.field('email').waitFor();
    },
  },
  {
    name: 'forgot password, a wrong address',
    async show(tab) {
      const form = await openForgot(tab);
      await form.tab('byEmail').click();
      await form.field('username').fill(accounts.player.username);
      await form.field('email').fill('mei(at)example.test');
      await form.send.click();
      await confirm(tab);
    },
  },
  {
    name: 'forgot password, customer service',
    async show(tab) {
      await (await openForgot(tab)).tab('byService').click();
      await tab.page.getByText(tab.say('auth', 'forgot.serviceLead')).waitFor();
    },
  },
  { name: 'forced change: default password', where: forces, show: async (tab) => void (await openDefault(tab)) },
  {
    name: 'forced change: with faults',
    where: forces,
    async show(tab) {
      await (await openDefault(tab)).change('ab');
      await confirm(tab);
    },
  },
  {
    name: 'forced change: expired password',
    where: forces,
    async show(tab) {
      const username = await copyOfPlayer(tab);
      await new Control(tab.portal).expirePassword(tab.look.merchant, username);
      await (await openSignIn(tab)).signIn(username, accounts.player.password);
      await forcedChange(tab).old.waitFor();
    },
  },
];

async function openForgot(tab: Tab): Promise<ForgotPasswordForm> {
  await tab.open('/forgot-password');
  const form = new ForgotPasswordForm(tab.page.locator('main'), tab.say);
  await form.send.waitFor();
  return form;
}

async function openDefault(tab: Tab): Promise<ChangePasswordForm> {
  const username = await copyOfPlayer(tab);
  const given = await new Control(tab.portal).giveDefaultPassword(tab.look.merchant, username);
  await (await openSignIn(tab)).signIn(username, given);
  await forcedChange(tab).chosen.waitFor();
  return forcedChange(tab);
}

function forcedChange({ page, say }: Tab): ChangePasswordForm {
  return new ChangePasswordForm(page.getByRole('dialog', { name: say('auth', 'title.changePassword') }), say);
}

async function copyOfPlayer({ portal, look }: Tab): Promise<string> {
  return (await copyAccount(portal.operations, look.merchant, accounts.player)).username;
}
