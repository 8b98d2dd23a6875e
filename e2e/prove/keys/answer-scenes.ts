import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import type { Fault } from '../../support/control';
import { mobileNumber } from '../../support/mobile-number';
import { offering } from '../ways/offering';
import { acknowledge, type Scene, type Stage } from './scene';
import { shownMessages } from './watch-messages';

const merchant = 'kestrel';

/** Answers to a call of a signed-in page, or to a sign-in. */
export const answerScenes: readonly Scene[] = [
  ...['token_ip_different', 'user.or.token.invalid', 'login.not.session', 'CUSTOMER_NOT_LOGIN'].map((key): Scene => ({
    name: `an answer ends the session: ${key}`,
    keys: [key],
    async play(stage) {
      const tab = await signedIn(stage);
      await answer(stage, tab, { key });
      await stage.see(key, tab, tab.dialog);
    },
  })),
  {
    name: 'an answer with status 401',
    keys: ['401'],
    async play(stage) {
      const tab = await signedIn(stage);
      await answer(stage, tab, { key: 'any_key', status: 401, message: 'Server says' });
      await tab.dialog.filter({ hasText: 'Server says' }).waitFor();
      await acknowledge(tab);
      await tab.signInLink.waitFor();
      stage.note('401', tab, 'message of the server, end of the session');
    },
  },
  {
    name: 'an unavailable domain',
    keys: ['domain_not_available'],
    async play(stage) {
      const tab = await signedIn(stage);
      await stage.control.fault({ merchant, endpoint: 'system.ping', cut: true });
      await answer(stage, tab, { key: 'domain_not_available' });
      await stage.see('domain_not_available', tab, tab.dialog);
    },
  },
  {
    name: 'a sign-in that takes too long',
    keys: ['timeout_retry_please'],
    async play({ control, open, see }) {
      const tab = await open(merchant, '/login');
      await control.fault({ merchant, endpoint: 'session.login', status: 504, times: 1 });
      await tab.signInPage.signIn('player1', 'Atrium88');
      await see('timeout_retry_please', tab, tab.dialog);
    },
  },
  {
    name: 'a sign-in with an expired code',
    keys: ['auth/code-expired'],
    async play({ control, open, see, settings }) {
      await settings.apply(offering(await settings.of(merchant), { switches: ['MOBILEVERCODELOGIN3'] }));
      const tab = await open(merchant, '/login');
      await tab.signInPage.tab('sms').click();
      await tab.signInPage.mobile.fill(mobileNumber(merchant));
      await tab.signInPage.sendCode.click();
      await tab.signInPage.code.fill('123456');
      await control.fault({ merchant, endpoint: 'session.login', key: 'auth/code-expired', times: 1 });
      await tab.signInPage.submit.click();
      await see('auth/code-expired', tab, tab.page.locator('body'));
    },
  },
  ...[
    { key: 'merchant.acct.setup.err' },
    { key: 'TOO_MANY_REQUEST' },
    { key: 'TOO_MANY_REQUESTS' },
    { key: '502', status: 502 },
  ].map(({ key, status }): Scene => ({
    name: `an answer without a message: ${key}`,
    keys: [key],
    async play(stage) {
      const tab = await signedIn(stage);
      const before = await shownMessages(tab.page);
      const isLogged = logged(tab, '"wallets.balance"');
      isLogged.catch(() => undefined);
      await answer(stage, tab, status ? { status } : { key });
      await isLogged;
      const shown = await shownMessages(tab.page);
      if (shown.length > before.length) throw new Error(`A message is shown: ${shown.join(', ')}`);
      stage.note(key, tab, 'logged, no message');
    },
  })),
];

/** Waits until the page sends a report with these words to the operator. */
export async function logged(tab: PortalPage, words: string): Promise<void> {
  await tab.page.waitForRequest(
    (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes(words),
    { timeout: 45_000 },
  );
}

async function signedIn({ open }: Stage): Promise<PortalPage> {
  const tab = await open(merchant, '/electron', accounts.agent);
  await tab.balance.filter({ hasText: /\d/ }).waitFor();
  return tab;
}

/** Lets the next answer to the call for the balance be this one, and makes that call. */
async function answer({ control }: Stage, tab: PortalPage, fault: Partial<Fault>): Promise<void> {
  await control.fault({ merchant, endpoint: 'wallets.balance', times: 1, ...fault });
  await tab.shell.refreshBalance();
}
