import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

const script = '/common/promo-ui/index.js';

test('a visitor opens a promotion from the list, follows its button, and comes back; the address and the hash open one too; an unknown one opens none [PRM-01] [PRM-02] [PRM-03] [PRM-04] [PRM-05] [PRM-15] [ACL-01]', async ({
  at,
}) => {
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.open('/download');
  await tab.open('/promotion');
  await tab.page.getByRole('button', { name: 'Install the app' }).click();
  await expect(tab.dialog).toContainText('Scan the code with your phone');
  await expect(tab.page).toHaveURL(/\/promotion\?id=\d+$/);
  const id = new URL(tab.page.url()).searchParams.get('id') ?? '';
  await tab.dialog.getByRole('link', { name: tab.say('lobby', 'promotions.go') }).click();
  await expect(tab.page).toHaveURL(tab.address('/download'));
  await tab.page.goBack();
  await expect(tab.dialog).toContainText('Scan the code with your phone');

  await tab.dialog.getByRole('button', { name: tab.say('host', 'close') }).click();
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.page).toHaveURL(tab.address('/promotion'));
  // a closed promotion leaves no entry, also after a reload
  await tab.page.getByRole('button', { name: 'Install the app' }).click();
  await expect(tab.page).toHaveURL(/\/promotion\?id=\d+$/);
  await tab.page.reload();
  await tab.dialog.getByRole('button', { name: tab.say('host', 'close') }).click();
  await expect(tab.page).toHaveURL(tab.address('/promotion'));
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(tab.address('/download'));

  await tab.open(`/promotion?t=1767323040000#${id}`);
  await expect(tab.dialog).toContainText('Scan the code with your phone');
  await tab.open('/promotion?id=987654321');
  await expect(tab.page.getByRole('button', { name: 'Install the app' })).toBeVisible();
  await expect(tab.dialog).toHaveCount(0);
});

test('the script of the promotions shows the time left; without it the built-in cards remain [PRM-21] [PRM-22] [SBX-08]', async ({
  at,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await tab.setLanguageCookie();
  const ends = Date.now() + 3 * 86_400_000 + 600_000;
  const promotion = { id: 5, type: 'PR', title: 'Three more days', content: '<p>Hurry.</p>', endDate: ends };
  await tab.page.route(/getNotice/, (route) => route.fulfill({ json: { success: true, value: [promotion] } }));
  await tab.open('/promotion');
  await expect(tab.page.getByText('Ends in 3 days')).toBeVisible();

  await tab.page.route(`**${script}`, (route) => route.abort());
  await tab.page.reload();
  await expect(tab.page.getByRole('button', { name: 'Three more days' })).toBeVisible();
  await expect(tab.page.getByText('Ends in 3 days')).toHaveCount(0);
  await tab.page.getByRole('button', { name: 'Three more days' }).click();
  await expect(tab.dialog).toContainText('Hurry.');
});

/** Where each redirect of the source leads a player of aurora. */
const redirects = [
  ['APP_DOWNLOAD', '/download'],
  ['DEPOSIT', '/member/deposit'],
  ['REWARD_CENTER', '/member/rewards'],
  ['MISSION', '/member/missions'],
  ['INVITE_FRIENDS', '/member/referral'],
  ['MEMBER', '/member/account'],
] as const;

test('aurora: each redirect leads a player to its place; an address opens in a new tab; without a mall, and for an unknown redirect, there is no button [PRM-15] [PRM-16] [PRM-17] [PRM-18]', async ({
  at,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  const others = ['POINT_MARKET', 'NOWHERE', 'REDIRECT_URL'];
  const promotions = [...redirects.map(([redirect]) => redirect), ...others].map((redirect, index) => ({
    ...{ id: String(index + 1), type: 'PR', title: redirect, content: `<p>About ${redirect}</p>`, redirect },
    externalLink: redirect === 'REDIRECT_URL' ? tab.address('/help') : '',
  }));
  await page.route(/getNotice\?.*w_promotion/, (route) =>
    route.fulfill({ json: { success: true, value: route.request().url().includes('types=PU') ? [] : promotions } }),
  );
  await tab.signIn(player, '/promotion');
  const go = tab.dialog.getByRole('link', { name: 'Go to promotion' });
  for (const [redirect, path] of redirects) {
    await page.getByRole('button', { name: redirect, exact: true }).click();
    await go.click();
    await expect(page).toHaveURL((address) => address.pathname === path);
    await tab.open('/promotion');
  }
  for (const redirect of ['POINT_MARKET', 'NOWHERE']) {
    await page.getByRole('button', { name: redirect, exact: true }).click();
    await expect(tab.dialog.getByText(`About ${redirect}`)).toBeVisible();
    await expect(go).toHaveCount(0);
    await tab.dialog.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: 'REDIRECT_URL', exact: true }).click();
  const opening = page.waitForEvent('popup');
  await go.click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/help$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('lotus: REGISTER leads a guest to the registration, and POINT_MARKET to the mall [PRM-15]', async ({
  at,
  page,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await tab.setLanguageCookie();
  const promotions = ['POINT_MARKET', 'REGISTER'].map((redirect, index) => ({
    ...{ id: String(index + 1), type: 'PR', title: redirect, content: '<p>Text</p>', redirect },
  }));
  await page.route(/getNotice\?.*w_promotion/, (route) =>
    route.fulfill({ json: { success: true, value: route.request().url().includes('types=PU') ? [] : promotions } }),
  );
  const go = tab.dialog.getByRole('link', { name: 'Go to promotion' });
  for (const [redirect, path] of [
    ['POINT_MARKET', '/pointMall'],
    ['REGISTER', '/register'],
  ] as const) {
    await tab.open('/promotion');
    await page.getByRole('button', { name: redirect, exact: true }).click();
    await go.click();
    await expect(page).toHaveURL((address) => address.pathname.startsWith(path));
  }
});

test('a promotion that ends while it is open says so and has no button', async ({ at, control, page }) => {
  const ends = { endsAt: Date.now() + 600_000, redirect: 'APP_DOWNLOAD' };
  const id = await control.notice('kestrel', 'Last minutes', { type: 'PR', groupName: 'w_promotion', ...ends });
  const tab = at('kestrel');
  await page.clock.install();
  await tab.open(`/promotion?id=${id}`);
  await expect(tab.dialog).toContainText('About Last minutes');
  const go = tab.dialog.getByRole('link', { name: tab.say('lobby', 'promotions.go') });
  await expect(go).toBeVisible();
  // an answer would bring the server's time, which has not passed
  await page.route(/getNotice\?/, (route) => route.abort());
  await page.clock.fastForward(600_001);
  await expect(tab.dialog.getByRole('status')).toHaveText(tab.say('lobby', 'promotions.ended'));
  await expect(go).toHaveCount(0);
});

test('aurora: the button of an invitation leads an agent to the register centre; it does nothing for an agent of type 41, and a trial account reads why it needs another one [PRM-11] [PRM-12] [PRM-18] [PRM-19]', async ({
  at,
  context,
}) => {
  const promotions = ['INVITE_FRIENDS', 'DEPOSIT'].map((redirect, index) => ({
    ...{ id: String(index + 1), type: 'PR', title: redirect, content: '<p>Text</p>', redirect },
  }));
  await context.route(/getNotice\?.*w_promotion/, (route) =>
    route.fulfill({ json: { success: true, value: route.request().url().includes('types=PU') ? [] : promotions } }),
  );
  const people = [
    [accounts.agent, 'INVITE_FRIENDS'],
    [accounts.keyboardPlayer, 'DEPOSIT'],
    [accounts.trial, 'DEPOSIT'],
  ] as const;
  for (const [account, title] of people) {
    const tab = at('aurora', { language: 'EN' });
    await tab.setLanguageCookie();
    await tab.signIn(account, '/promotion');
    await tab.page.getByRole('button', { name: title, exact: true }).click();
    const go = tab.dialog.getByText(tab.say('lobby', 'promotions.go'), { exact: true });
    if (account === accounts.agent) {
      await go.click();
      await expect(tab.page).toHaveURL(/\/agent\b.*registerCenter/);
    } else if (account === accounts.trial) {
      await go.click();
      await tab.shell.acknowledge(tab.say('host', 'in_need_true_account'));
      await expect(tab.page).toHaveURL(/\/promotion/);
    } else {
      await expect(go).toBeDisabled();
    }
    await tab.open('/help');
    await tab.signOut();
  }
});
