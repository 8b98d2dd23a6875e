import { memberSecondFactors } from '@atrium/api';
import { Secret, TOTP } from 'otpauth';
import { SecondFactorForm } from '../../pages/second-factor-form';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { copyAccount } from '../../support/copy-account';
import type { Screen } from '../screen';
import { ownAccount, type Tab } from '../tab';
import { counting } from './registration';
import { openSecurity } from './security';
import { confirm, openSignIn } from './sign-in';

const methods = ['payeeName', 'sms', 'ga', 'email'] as const;

/** Second factors at sign-in, and their setup. */
export const secondFactorScreens: Screen[] = [
  ...methods.map((method): Screen => ({
    name: `second factor: ${method}`,
    show: async (tab) => void (await openGuarded(tab, method)),
  })),
  {
    name: 'second factor, nothing typed',
    async show(tab) {
      await (await openGuarded(tab, 'payeeName')).submit();
      await tab.page.getByText(tab.say('auth', 'secondFactor.missing')).waitFor();
    },
  },
  {
    name: 'second factor, refused',
    async show(tab) {
      const form = await openGuarded(tab, 'ga');
      await form.field('authCode').fill('000000');
      await form.submit();
      await tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true }).waitFor();
    },
  },
  {
    name: 'second factor, after the refusal',
    async show(tab) {
      const form = await openGuarded(tab, 'ga');
      await form.field('authCode').fill('000000');
      await form.submit();
      await confirm(tab);
    },
  },
  {
    name: 'second factor: code sent',
    where: ({ look }) => look.merchant === 'aurora',
    async show(tab) {
      const form = await openGuarded(tab, 'sms');
      await form.field('mobileNum').fill('13900139000');
      await form.sendCode.click();
      await counting(tab);
    },
  },
  {
    name: 'second factors that do not load',
    as: ownAccount,
    async show(tab) {
      await tab.answer({ [memberSecondFactors.path]: 'failed' });
      await openSecurity(tab);
      await tab.page.getByText(tab.say('member', 'factors.failed')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'second factors',
    as: ownAccount,
    async show(tab) {
      await openSecurity(tab);
      await formOf(tab).switchOn('ga').scrollIntoViewIfNeeded();
      await tab.page.evaluate(() => scrollBy({ top: 240 }));
    },
  },
  { name: 'authenticator app, set up', as: ownAccount, show: async (tab) => void (await openEnrolment(tab)) },
  {
    name: 'authenticator app, a wrong code',
    as: ownAccount,
    async show(tab) {
      await (await openEnrolment(tab)).confirmEnrolment('000000');
      await tab.page.getByText(tab.say('member', 'factors.enrol.wrong')).waitFor();
    },
  },
  {
    name: 'recovery codes',
    as: ownAccount,
    async show(tab) {
      const form = await openEnrolment(tab);
      await form.confirmEnrolment(new TOTP({ secret: Secret.fromBase32(await form.secret()) }).generate());
      await form.recoveryCodes.first().waitFor();
    },
  },
  {
    name: 'second factors, one of them on',
    as: ownAccount,
    async show(tab) {
      await openSecurity(tab);
      await switchOff(tab).scrollIntoViewIfNeeded();
      await tab.page.evaluate(() => scrollBy({ top: 240 }));
    },
  },
  {
    name: 'a second factor switched off',
    as: ownAccount,
    async show(tab) {
      await openSecurity(tab);
      await switchOff(tab).click();
      await tab.dialog.waitFor();
      tab.requireNewBrowser();
    },
  },
];

function switchOff({ page, say }: Tab) {
  return page.getByRole('button', { name: say('member', 'factors.off.named', { name: say('member', 'factors.ga') }) });
}

const formOf = (tab: Tab) => new SecondFactorForm(tab.page, tab.say);

async function openGuarded(tab: Tab, method: (typeof methods)[number]): Promise<SecondFactorForm> {
  const { portal, look } = tab;
  await new Control(portal).clearAttempts();
  const { username, password } = await copyAccount(portal.operations, look.merchant, accounts.guarded);
  await (await openSignIn(tab)).signIn(username, password);
  const form = formOf(tab);
  await form.choose(method);
  return form;
}

async function openEnrolment(tab: Tab): Promise<SecondFactorForm> {
  await openSecurity(tab);
  const form = formOf(tab);
  await form.switchOn('ga').click();
  await form.enrolment.getByRole('img').waitFor();
  return form;
}
