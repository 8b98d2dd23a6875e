import { gamesLaunch, gamesRecommended, problemKeys, type ProblemKey } from '@atrium/api';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import type { Control } from '../support/control';
import { expect, test } from '../support/test';

const merchant = 'kestrel';

/** Makes the sandbox answer one call with a key, and triggers that call. */
async function triggerProblem(
  tab: PortalPage,
  control: Control,
  key: string,
  more: { status?: number } = {},
): Promise<void> {
  await control.fault({ merchant, endpoint: 'wallets.balance', key, times: 1, ...more });
  await tab.shell.refreshBalance();
}

/** Signs in and waits for all initial calls, so that the fault affects only the intended one. */
async function signedIn(tab: PortalPage, next?: string): Promise<void> {
  await tab.signIn(accounts.agent, next);
  await expect.poll(() => tab.shownBalance()).not.toBe('');
}

const ok = (tab: PortalPage) => tab.dialogButton(tab.say('host', 'ok'));

const shown: ProblemKey[] = [
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
const silent: ProblemKey[] = [
  'bind_customer_required',
  'login_verify_required',
  'merchant.acct.setup.err',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
];
const sessionEnding: ProblemKey[] = [
  'token_ip_different',
  'user.or.token.invalid',
  'login.not.session',
  'CUSTOMER_NOT_LOGIN',
];
const special: ProblemKey[] = ['vendor_under_maintenance', 'launch_game_balance_not_enough', 'domain_not_available'];

test('this file covers every key of the catalogue', () => {
  expect([...shown, ...silent, ...sessionEnding, ...special].sort()).toEqual(Object.keys(problemKeys).sort());
});

test("plain errors show the page's text, and no request number [ERR-01] [ERR-04] [ERR-05] [ERR-06] [ERR-07] [ERR-08] [ERR-09] [ERR-10] [ERR-11]", async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await signedIn(tab);
  for (const key of shown)
    await test.step(key, async () => {
      await triggerProblem(tab, control, key);
      await expect(tab.dialog).toContainText(tab.say('host', key));
      await expect(tab.dialog).not.toContainText(tab.say('host', 'request_number', { number: '' }).trim());
      await ok(tab).click();
      await expect(tab.dialog).toHaveCount(0);
    });
});

test('some failures are handled silently: no dialog [ERR-12] [ERR-13] [ERR-20]', async ({ at, control }) => {
  const tab = at(merchant);
  await signedIn(tab);
  for (const key of silent) await test.step(key, () => triggerProblem(tab, control, key));
  // a message would cover this
  await triggerProblem(tab, control, 'in_stay_tuned');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_stay_tuned'));
  await ok(tab).click();
  await expect(tab.dialog).toHaveCount(0);
});

async function endsSession(tab: PortalPage, control: Control, key: string, status: number, text: string) {
  await signedIn(tab, '/electron');
  await control.fault({ merchant, endpoint: 'wallets.balance', key, status, message: 'Server says', times: 1 });
  await tab.shell.refreshBalance();
  await expect(tab.dialog).toContainText(text);
  expect(await tab.sessionToken()).toBeTruthy();
  await ok(tab).click();
  await expect(tab.page).toHaveURL(tab.address('/'));
  await expect(tab.signInLink).toBeVisible();
  expect(await tab.sessionToken()).toBeUndefined();
}

for (const key of sessionEnding) {
  test(`${key}: shows its message; confirming it clears the session and goes home [ERR-19] [SES-21]`, async ({
    at,
    control,
  }) => {
    const tab = at(merchant);
    await endsSession(tab, control, key, 200, tab.say('host', key));
  });
}

test("HTTP 401: shows the server's message; confirming it clears the session and goes home [ERR-21]", async ({
  at,
  control,
}) => {
  await endsSession(at(merchant), control, 'any_key', 401, 'Server says');
});

test('a vendor under maintenance opens the recommended games alone, once, with its message, start and end [ERR-14] [ERR-15] [MNT-10] [REC-04] [REC-06] [REC-07] [REC-08] [REC-10] [KEY-12]', async ({
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
    // the dialog's accessible heading and its visible one
    await expect(tab.dialog.getByRole('heading', { name: tab.say('lobby', 'recommended.title') }).last()).toBeVisible();
    await expect(tab.dialog).toContainText(tab.say('host', 'vendor_under_maintenance'));
    for (const moment of [beginsAt, endsAt]) await expect(tab.dialog).toContainText(await tab.shell.timeOf(moment));
    await expect(tab.dialog).toHaveCount(1);
    // the button covers the card, below what else is on it
    await tab.dialog.getByRole('article').first().getByRole('button').first().press('Enter');
    await tab.game.waitUntilReady();
    await tab.page.goBack();
    await expect(tab.page).toHaveURL(tab.address('/electron?page=NOVA'));
    await expect(tab.dialog).toHaveCount(0);
  } finally {
    await control.closeVendor(merchant, 'NOVA', null);
  }
});

test('a maintenance without open games shows its message and times as a warning [REC-02] [REC-09]', async ({ at }) => {
  const tab = at(merchant);
  const [maintainTime, endTime] = [Date.UTC(2026, 0, 1, 8), Date.UTC(2026, 0, 1, 10)];
  const value = { resType: 1, maintainTime, endTime };
  await tab.page.route(`**${gamesLaunch.path}*`, (route) =>
    route.fulfill({ json: { success: false, code: 'vendor_busy', message: 'Nova is away', value } }),
  );
  await tab.page.route(`**${gamesRecommended.path}*`, (route) => route.fulfill({ json: { success: true, value: [] } }));
  await tab.signIn(accounts.agent, '/electron?page=NOVA');
  await tab.playFirstGame.click();
  const warning = tab.dialog.getByRole('alert');
  await expect(warning).toContainText('Nova is away');
  for (const moment of [maintainTime, endTime]) await expect(warning).toContainText(await tab.shell.timeOf(moment));
  await expect(tab.dialog.getByRole('article')).toHaveCount(0);
  await tab.page.keyboard.press('Escape');
  await expect(tab.dialog).toHaveCount(0);
});

test('a low balance offers cancel and deposit, and deposit opens the deposit page [ERR-16] [ERR-17] [KEY-13]', async ({
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

test("a call with an unknown key shows the server's message, else its status; only 502 is silent [ERR-22] [ERR-23] [ERR-24] [ERR-27]", async ({
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
  const reads = async (text: string) => {
    await expect(tab.dialog).toContainText(text);
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

test('an unavailable domain offers retry, and customer service if there is one [ERR-18] [NET-07] [NET-08]', async ({
  at,
  control,
}) => {
  const tab = at(merchant);
  await signedIn(tab);
  const pings = tab.requestsTo('/wps/system/test/ping');
  await control.fault({ merchant, endpoint: 'system.ping', cut: true });
  await triggerProblem(tab, control, 'domain_not_available');
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

test('of several domains the first to answer is used, and keeps the sign-in; dead and slow ones are tolerated [NET-04] [NET-11]', async ({
  at,
  control,
}) => {
  const tab = at('aurora');
  await signedIn(tab, '/electron');
  const domain = (site: string) => ({ endpoint: 'system.ping', host: `${site}.atrium.localhost` });
  await control.fault({ ...domain('aurora-vip'), delayMs: 30_000 });
  await control.fault({ merchant: 'aurora', endpoint: 'wallets.balance', key: 'domain_not_available', times: 1 });
  await tab.shell.refreshBalance();
  await tab.page.waitForURL(/^http:\/\/aurora-east\./);
  await expect(tab.balance).toBeVisible();
  await expect(tab.page).toHaveURL(/^http:\/\/aurora-east\.atrium\.localhost:\d+\/electron$/);
  expect(await tab.sessionToken()).toMatch(/^h1\./);
});

test('an unresponsive domain is replaced by a responsive one after confirmation [NET-04]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/login');
  // on the way, so that the gateway does not answer for a silent back end
  const unreachable = /^http:\/\/aurora(-east)?\.atrium\.localhost:\d+\/wps\/(system\/test\/ping|session\/login)/;
  await tab.page.route(unreachable, (route) => route.abort('connectionfailed'));
  await tab.signInPage.signIn('player1', 'Atrium88');
  await expect(tab.dialog).toContainText('aurora-vip.atrium.localhost');
  await tab.dialogButton('前往').click();
  await expect(tab.page).toHaveURL(/^http:\/\/aurora-vip\.atrium\.localhost:\d+\/login$/);
});
