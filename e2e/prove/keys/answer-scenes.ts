import type { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import type { Fault } from '../../support/control';
import { acknowledge, type Scene, type Stage } from './scene';

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
    name: 'a sign-in that takes too long, and an expired code',
    keys: ['timeout_retry_please', 'auth/code-expired'],
    async play({ control, open, see }) {
      const tab = await open(merchant, '/login');
      await control.fault({ merchant, endpoint: 'session.login', status: 504, times: 1 });
      await tab.signInPage.signIn('player1', 'Atrium88');
      await see('timeout_retry_please', tab, tab.dialog);
      await acknowledge(tab);
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
      const isLogged = logged(tab, 'wallets.balance');
      await answer(stage, tab, status ? { status } : { key });
      await isLogged;
      if ((await tab.dialog.count()) > 0) throw new Error('A message is shown.');
      stage.note(key, tab, 'logged, no message');
    },
  })),
];

/** Waits until the page reports a failure of a call to the operator. */
export async function logged(tab: PortalPage, endpoint: string): Promise<void> {
  await tab.page.waitForRequest(
    (request) => request.url().endsWith('/telemetry') && (request.postData() ?? '').includes(`"${endpoint}"`),
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
