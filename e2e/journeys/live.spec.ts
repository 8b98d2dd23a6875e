import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

const notice = (message: string) => ({ type: 'NEWS', title: 'News', message, popup: true });

test("all tabs of a browser receive a customer's events over one connection, which another tab resumes without a gap [EVT-01] [EVT-07]", async ({
  at,
  control,
  copyAccount,
  context,
}) => {
  const player = await copyAccount('kestrel', accounts.player);
  const opened: { tab: string; after: string | undefined }[] = [];
  const watch = (tab: string, page: ReturnType<typeof at>['page']) =>
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/wps/live')
        opened.push({ tab, after: request.headers()['last-event-id'] });
    });

  const first = at('kestrel');
  watch('first', first.page);
  await first.signIn(player);
  await expect.poll(() => opened.length).toBe(1);
  const second = at('kestrel', { page: await context.newPage() });
  watch('second', second.page);
  await second.open('/electron');
  await expect(second.balance).toBeVisible();

  // a tab receives events once its live module is loaded, after it is visible
  await expect(async () => {
    await control.event('kestrel', player.username, notice('to all tabs'));
    for (const tab of [first, second])
      await expect(tab.shell.toast('to all tabs').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(opened.map(({ tab }) => tab)).toEqual(['first']);

  await first.page.close();
  await control.event('kestrel', player.username, notice('between connections'));
  await expect(second.shell.toast('between connections')).toBeVisible();
  await expect.poll(() => opened.map(({ tab }) => tab)).toEqual(['first', 'second']);
  expect(opened[1]?.after).toMatch(/^\d+$/);
});

test('a deposit shows amount, time, result and remarks, and updates the balance [EVT-05] [EVT-08]', async ({
  at,
  control,
  copyAccount,
}) => {
  const player = await copyAccount('kestrel', accounts.player);
  const tab = at('kestrel');
  const live = tab.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await tab.signIn(player);
  await live;
  const balances = tab.requestsTo('/wps/v2/wallets/balance');
  const before = balances.length;
  const data = { amount: '1250', time: Date.now(), success: true, remarks: 'By bank' };
  await control.event('kestrel', player.username, { type: 'DEPOSIT', popup: true, data });

  const toast = tab.shell.toast('By bank');
  await expect(toast).toContainText(tab.say('host', 'deposit'));
  await expect(toast).toContainText('1,250');
  await expect(toast).toContainText(tab.say('host', 'succeeded'));
  await expect.poll(() => balances.length).toBeGreaterThan(before);
});
