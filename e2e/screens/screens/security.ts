import { memberPasskeys, memberSecondFactors, memberSecurity, memberSessions } from '@atrium/api';
import { ChangePasswordForm } from '../../pages/password-forms';
import { SecurityCentre } from '../../pages/security-centre';
import { SignInForm } from '../../pages/sign-in-form';
import { accounts } from '../../support/accounts';
import type { Screen } from '../screen';
import { ownAccount, type Tab } from '../tab';
import { confirm } from './sign-in';

/** Account protection: sessions and password. */
export const securityScreens: Screen[] = [
  { name: 'security centre', as: ownAccount, show: async (tab) => void (await openSecurity(tab)) },
  {
    name: 'security centre, loading',
    as: ownAccount,
    neverSettles: true,
    async show(tab) {
      await tab.answer({
        [memberSecurity.path]: 'held',
        [memberSecondFactors.path]: 'held',
        [memberPasskeys.path]: 'held',
        [memberSessions.path]: 'held',
      });
      await tab.open('/member/account');
      await tab.page.getByRole('heading', { name: tab.say('member', 'sessions.title') }).waitFor();
      if (tab.phone) await tab.page.evaluate(() => scrollTo({ top: 480 }));
    },
  },
  {
    name: 'sessions and devices',
    as: ownAccount,
    async show(tab) {
      await signInElsewhere(tab);
      const centre = await openSecurity(tab);
      await centre.sessions.nth(1).scrollIntoViewIfNeeded();
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'sign out everywhere else',
    as: ownAccount,
    async show(tab) {
      const centre = await openSecurity(tab);
      await centre.sessions.nth(1).waitFor();
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: tab.say('member', 'sessions.endOthers') })
        .click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'signed out everywhere else',
    as: ownAccount,
    async show(tab) {
      const centre = await openSecurity(tab);
      await centre.sessions.nth(1).waitFor();
      await centre.signOutElsewhere();
      await tab.page.getByText(tab.say('member', 'sessions.endedOthers')).first().waitFor();
    },
  },
  {
    name: 'sessions that do not load',
    as: ownAccount,
    async show(tab) {
      await tab.answer({ [memberSessions.path]: 'failed' });
      await tab.open('/member/account');
      await tab.page.getByText(tab.say('member', 'sessions.failed')).scrollIntoViewIfNeeded();
    },
  },
  { name: 'change of the password', as: ownAccount, show: async (tab) => void (await openChange(tab)) },
  {
    name: 'change of the password, with faults',
    as: ownAccount,
    async show(tab) {
      await (await openChange(tab)).change('ab', accounts.player.password);
      await confirm(tab);
    },
  },
  {
    name: 'change of the password, wrong old one',
    as: ownAccount,
    async show(tab) {
      await (await openChange(tab)).change('Changed99', 'Atrium77');
      await tab.page.getByText(tab.say('auth', 'passwords.wrong')).first().waitFor();
    },
  },
  {
    name: 'change of the password, the same again',
    as: ownAccount,
    async show(tab) {
      await (await openChange(tab)).change(accounts.player.password, accounts.player.password);
      await tab.page.getByText(tab.say('auth', 'passwords.unchanged')).first().waitFor();
    },
  },
  {
    name: 'change of the password, failed',
    as: ownAccount,
    async show(tab) {
      await openSecurity(tab);
      await tab.answer({ [memberSecurity.path]: 'failed' });
      await new SecurityCentre(tab.page, tab.say).changePassword.click();
      await tab.dialog.getByText(tab.say('auth', 'passwords.failed')).waitFor();
    },
  },
  {
    name: "the sandbox's outbox",
    where: ({ look }) => look.merchant === 'aurora',
    async show(tab) {
      await tab.page.goto(`${tab.portal.operations}/wps/control/outbox`);
      await tab.page.getByRole('article').first().waitFor();
    },
  },
];

export async function openSecurity(tab: Tab): Promise<SecurityCentre> {
  await tab.open('/member/account');
  const centre = new SecurityCentre(tab.page, tab.say);
  await centre.changePassword.waitFor();
  await centre.sessions.first().waitFor();
  return centre;
}

async function openChange(tab: Tab): Promise<ChangePasswordForm> {
  await (await openSecurity(tab)).changePassword.click();
  const form = new ChangePasswordForm(tab.dialog, tab.say);
  await form.chosen.waitFor();
  return form;
}

/** Signs in the same account on a phone. */
async function signInElsewhere(tab: Tab): Promise<void> {
  const context = await tab.page.context().browser()?.newContext({ userAgent: phone });
  if (!context) return;
  const page = await context.newPage();
  await page.goto(tab.portal.page(tab.look.merchant, '/login'));
  await new SignInForm(page.locator('main'), tab.say).signIn(await tab.ownUsername(), accounts.player.password);
  await page.getByRole('status', { name: tab.say('host', 'shell.balance') }).waitFor();
  await context.close();
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
