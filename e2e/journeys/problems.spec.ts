import { problemKeys, type ProblemKey } from '@atrium/api';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import type { Control } from '../support/control';
import { expect, test } from '../support/test';

const merchant = 'kestrel';

/** Lets the sandbox answer one call with a key, and sets that call off. */
async function meet(tab: PortalPage, control: Control, key: string, more: { status?: number } = {}): Promise<void> {
  await control.fault({ merchant, endpoint: 'wallets.balance', key, times: 1, ...more });
  await tab.around.refreshBalance();
}

/** Signs in and waits until everything has been asked for, so that a fault meets the call it is meant for. */
async function signedIn(tab: PortalPage, next?: string): Promise<void> {
  await tab.signIn(accounts.agent, next);
  await expect.poll(() => tab.shownBalance()).not.toBe('');
}

const ok = (tab: PortalPage) => tab.dialogButton(tab.say('host', 'ok'));

const told: ProblemKey[] = [
  'in_sorry_in',
  'in_need_true_account',
  'in_please_account',
  'in_please_information',
  'in_stay_tuned',
  'in_confirmation_correct',
  'in_password_incorrect',
  'in_account_incorrect',
  'in_email_incorrect',
  'in_incorrect_password',
  'in_register_agreed',
  'br_enright_cphone',
  'verify_first',
  'auth/code-expired',
  'game_maintenance',
];
const untold: ProblemKey[] = [
  'bind_customer_required',
  'login_verify_required',
  'merchant.acct.setup.err',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
];
const ending: ProblemKey[] = ['token_ip_different', 'user.or.token.invalid', 'login.not.session', 'CUSTOMER_NOT_LOGIN'];
const apart: ProblemKey[] = ['vendor_under_maintenance', 'launch_game_balance_not_enough', 'domain_not_available'];

test('every key of the catalogue is met in this file', () => {
  expect([...told, ...untold, ...ending, ...apart].sort()).toEqual(Object.keys(problemKeys).sort());
});

test('what is merely told is told in the words of the page, with the number of the request [ERR-01] [ERR-04] [ERR-05] [ERR-06] [ERR-07] [ERR-08] [ERR-09] [ERR-10] [ERR-11]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await signedIn(tab);
  for (const key of told)
    await test.step(key, async () => {
      await meet(tab, control, key);
      await expect(tab.dialog).toContainText(tab.say('host', key));
      await expect(tab.dialog).toContainText(tab.say('host', 'request_number', { number: '' }).trim());
      await ok(tab).click();
      await expect(tab.dialog).toHaveCount(0);
    });
});

test('some failures are for the portal to go on from, or nobody’s business: no dialog [ERR-12] [ERR-13] [ERR-20]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await signedIn(tab);
  for (const key of untold) await test.step(key, () => meet(tab, control, key));
  // what had been told would stand before this
  await meet(tab, control, 'in_stay_tuned');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_stay_tuned'));
  await ok(tab).click();
  await expect(tab.dialog).toHaveCount(0);
});

async function endsSession(tab: PortalPage, control: Control, key: string, status: number, words: string) {
  await signedIn(tab, '/electron');
  await control.fault({ merchant, endpoint: 'wallets.balance', key, status, message: 'Server says', times: 1 });
  await tab.around.refreshBalance();
  await expect(tab.dialog).toContainText(words);
  expect(await tab.sessionToken()).toBeTruthy();
  await ok(tab).click();
  await expect(tab.page).toHaveURL(tab.address('/'));
  await expect(tab.signInLink).toBeVisible();
  expect(await tab.sessionToken()).toBeUndefined();
}

for (const key of ending) {
  test(`${key}: its message stands; confirming it clears the session and leads home [ERR-19] [SES-21]`, async ({
    at,
    control,
  }) => {
    const tab = at(merchant);
    await endsSession(tab, control, key, 200, tab.say('host', key));
  });
}

test('HTTP 401: the message of the server stands; confirming it clears the session and leads home [ERR-21]', async ({
  at,
  control,
}) => {
  await endsSession(at(merchant), control, 'any_key', 401, 'Server says');
});

test('a vendor under maintenance is told with start and end; then the games that are open are offered [ERR-14] [ERR-15] [MNT-10]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await tab.signIn(accounts.agent, '/electron?page=NOVA');
  const beginsAt = Date.now() - 60_000;
  const endsAt = beginsAt + 7_200_000;
  await control.closeVendor(merchant, 'NOVA', { message: 'Back soon', beginsAt, endsAt });
  try {
    await tab.playFirstGame.click();
    await expect(tab.dialog).toContainText(tab.say('host', 'vendor_under_maintenance'));
    for (const moment of [beginsAt, endsAt]) await expect(tab.dialog).toContainText(await tab.around.timeOf(moment));
    await ok(tab).click();
    // the dialog's own heading is for those who listen, the one in it for those who look
    await expect(tab.dialog.getByRole('heading', { name: tab.say('lobby', 'recommended.title') }).last()).toBeVisible();
    await expect(tab.dialog.getByRole('article').first()).toBeVisible();
  } finally {
    await control.closeVendor(merchant, 'NOVA', null);
  }
});

test('too little balance offers cancel and deposit, and deposit opens the deposit page [ERR-16] [ERR-17]', async ({
  at,
}) => {
  const tab = at('aurora');
  await tab.signIn(accounts.broke, '/electron');
  await tab.playFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'launch_game_balance_not_enough'));
  await expect(tab.dialogButton(tab.say('host', 'cancel'))).toBeVisible();
  await tab.dialogButton(tab.say('host', 'deposit')).click();
  await expect(tab.memberCentre.title('depositv2')).toBeVisible();
});

test('a call without a key of its own is told in the words of the server, else by its status; 502 and nothing else is kept quiet [ERR-22] [ERR-23] [ERR-24] [ERR-27]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await tab.open('/login');
  const attempt = async (fault: { key?: string; status?: number; message?: string }) => {
    await control.fault({ merchant, endpoint: 'session.login', times: 1, ...fault });
    const answered = tab.page.waitForResponse((response) => response.url().endsWith('/wps/session/login'));
    await tab.signInPage.signIn('player1', 'Wrong88');
    await answered;
  };
  const reads = async (words: string) => {
    await expect(tab.dialog).toContainText(words);
    await ok(tab).click();
    await expect(tab.dialog).toHaveCount(0);
  };
  await attempt({ status: 502, message: 'Bad gateway' });
  await attempt({ key: 'E1234', message: 'Please call us' });
  await reads('Please call us');
  await attempt({ key: 'E1234', status: 500 });
  await reads('E1234');
  await attempt({ status: 504 });
  await reads(tab.say('host', 'timeout_retry_please'));
});

test('a domain that is not available is told with retry, which asks again; customer service where there is one [ERR-18] [NET-07] [NET-08]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await signedIn(tab);
  const pings = tab.requestsTo('/wps/system/test/ping');
  await control.fault({ merchant, endpoint: 'system.ping', cut: true });
  await meet(tab, control, 'domain_not_available');
  await expect(tab.dialog).toContainText(tab.say('host', 'domain_not_available'));
  await expect(tab.dialogButton('Customer service')).toBeVisible();
  expect(pings).toEqual([]);

  await tab.dialogButton(tab.say('host', 'retry')).click();
  await expect.poll(() => pings.length).toBe(1);
  await expect(tab.dialogButton(tab.say('host', 'retry'))).toBeVisible();

  await control.clearFaults();
  const loaded = tab.page.waitForEvent('load');
  await tab.dialogButton(tab.say('host', 'retry')).click();
  await loaded;
  await expect(tab.balance).toBeVisible();
});

test('of several domains the first to answer is gone to; a dead and a slow one are survived [NET-04] [NET-11]', async ({
  at,
  control,
}) => {
  const tab = at('aurora');
  await signedIn(tab, '/electron');
  const domain = (site: string) => ({ endpoint: 'system.ping', host: `${site}.atrium.localhost` });
  await control.fault({ ...domain('aurora-vip'), delayMs: 30_000 });
  await control.fault({ merchant: 'aurora', endpoint: 'wallets.balance', key: 'domain_not_available', times: 1 });
  await tab.around.refreshBalance();
  await expect(tab.page).toHaveURL(/^http:\/\/aurora-east\.atrium\.localhost:\d+\/electron$/);
});

test('a domain that answers nothing is left for one that does, once the person agrees [NET-04]', async ({
  at,
  control,
}) => {
  const tab = at('aurora');
  await tab.open('/login');
  for (const site of ['aurora', 'aurora-east'])
    await control.fault({ endpoint: 'system.ping', host: `${site}.atrium.localhost`, cut: true });
  // a browser sends again what broke off on a connection it had used before
  await control.fault({ merchant: 'aurora', endpoint: 'session.login', cut: true });
  await tab.signInPage.signIn('player1', 'Atrium88');
  await expect(tab.dialog).toContainText('aurora-vip.atrium.localhost');
  await tab.dialogButton('前往').click();
  await expect(tab.page).toHaveURL(/^http:\/\/aurora-vip\.atrium\.localhost:\d+\/login$/);
});
