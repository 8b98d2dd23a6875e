import { systemBanners } from '@atrium/api';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { merchants } from '../support/merchants';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

const merchant = 'aurora';

/** The name of the first game of a list, as it is written. */
const nameOfFirst = ({ firstGame }: PortalPage) => firstGame.getByRole('heading').textContent();

/** The card of a vendor or game; its button lies below what else is on the card. */
const start = ({ content }: PortalPage, name: string) =>
  content.getByRole('article', { name }).first().getByRole('button').first().press('Enter');

for (const { code } of merchants)
  test(`${code}: a visitor finds a game in spite of a typing error, narrows the search, opens a vendor's games, and plays a demo where the merchant has demos [LOB-19] [LOB-20] [LCH-17]`, async ({
    at,
  }) => {
    const tab = at(code);
    await tab.open('/search');
    const name = (await nameOfFirst(tab)) ?? '';
    await tab.content.getByRole('searchbox').fill(name.slice(0, 2) + name.slice(3));
    await expect(tab.content.getByRole('heading', { level: 3, name, exact: true }).first()).toBeVisible();
    await expect(tab.page).toHaveURL(/\/search\?q=/);

    await tab.content.getByRole('searchbox').fill('');
    const facet = tab.content.getByRole('combobox', { name: tab.say('lobby', 'search.type') });
    await facet.selectOption('FISH');
    await expect(tab.page).toHaveURL(/[?&]type=FISH/);
    await tab.page.reload();
    await expect(facet).toHaveValue('FISH');

    await tab.open('/fish');
    await tab.firstVendorButton.press('Enter');
    await expect(tab.dialog.getByRole('listitem').getByRole('button').first()).toBeVisible();
    await tab.page.keyboard.press('Escape');
    await expect(tab.dialog).toHaveCount(0);

    await tab.open('/electron');
    await tab.playFirstGame.waitFor();
    if (code === 'kestrel') return expect(tab.demoAnyGame).toHaveCount(0);
    await tab.demoAnyGame.first().press('Enter');
    await tab.game.waitUntilReady();
    await expect(tab.page).toHaveURL(/\/trial\?/);
  });

for (const [role, account] of Object.entries({
  player: accounts.player,
  'agent 1': accounts.agent,
  'agent 2': accounts.secondAgent,
  'agent 41': accounts.keyboardPlayer,
  'agent 42': accounts.touchPlayer,
}))
  test(`${role}: plays a game, and finds it again among the recent games [ACL-04] [ACL-05] [ACL-12]`, async ({
    at,
    copyAccount,
  }) => {
    const tab = at(merchant);
    await tab.signIn(await copyAccount(merchant, account, { balance: 50_000 }), '/electron');
    const name = (await nameOfFirst(tab)) ?? '';
    await tab.playFirstGame.press('Enter');
    await tab.game.waitUntilReady();
    await tab.open('/electron?page=recentGameList');
    await expect(tab.firstGame.getByRole('heading')).toHaveText(name);
  });

test('a trial account is refused real play with its notice, and plays the demo [ACL-08] [LCH-09]', async ({ at }) => {
  const tab = at(merchant);
  await tab.signIn(accounts.trial, '/electron');
  await tab.playFirstGame.press('Enter');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
  await tab.page.keyboard.press('Escape');
  await expect(tab.dialog).toHaveCount(0);
  await tab.demoFirstGame.press('Enter');
  await tab.game.waitUntilReady();
});

test('a launch without an address and one that a vendor refuses say so, and the page stays [LCH-26] [LCH-32]', async ({
  at,
}) => {
  const tab = at(merchant);
  await tab.signIn(accounts.player, '/pvp');
  await start(tab, 'Lost Address');
  await expect(tab.dialog).toContainText(tab.say('lobby', 'launch.failed'));
  await tab.page.keyboard.press('Escape');
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.page).toHaveURL(tab.address('/pvp'));

  await tab.open('/fish');
  await start(tab, 'Dry Dock');
  await expect(tab.dialog).toContainText(tab.say('host', 'launch_game_balance_not_enough'));
  await expect(tab.page).toHaveURL(tab.address('/fish'));
});

test('a game that loads and never reports ready says that the balance is unchanged, and leads back', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.player, '/search?vendor=HUSH');
  await tab.playFirstGame.click();
  const message = tab.content.getByRole('alert');
  await expect(message).toContainText(tab.say('lobby', 'frame.stuck'), { timeout: 25_000 });
  await expect(message).toContainText(tab.say('lobby', 'frame.stuck.hint'));
  await tab.content
    .getByRole('button', { name: tab.say('lobby', 'frame.back') })
    .last()
    .click();
  await expect(tab.page).toHaveURL(tab.address('/search?vendor=HUSH'));
});

test('banners lead to an address, a promotion and a game [BAN-04] [BAN-05]', async ({ at }) => {
  const tab = at(merchant);
  await tab.signIn(accounts.agent, '/help');
  let kind: object = {};
  await tab.page.route(`**${systemBanners.path}*`, (route) =>
    route.fulfill({
      json: { success: true, value: [{ bannerId: '1', url: 'scene:night', title: 'Tonight', ...kind }] },
    }),
  );
  const openBanner = async (role: 'link' | 'button', changes: object) => {
    kind = changes;
    await tab.open('/');
    await tab.content.getByRole(role, { name: 'Tonight' }).press('Enter');
  };

  await openBanner('link', { linkageType: 'URL', linkage: '/fish' });
  await expect(tab.page).toHaveURL(tab.address('/fish'));
  await openBanner('link', { linkageType: 'P', linkage: '1' });
  await expect(tab.page).toHaveURL(/\/promotion\?/);
  await openBanner('button', { linkageType: 'G', linkage: 'fruit-harbour', vendor: 'NOVA' });
  await tab.game.waitUntilReady();
});

test('a tile of home starts its vendor [TPE-01] [TPE-02]', async ({ at }) => {
  const tab = at(merchant);
  await tab.signIn(accounts.agent);
  const tiles = tab.content.getByRole('region', { name: tab.say('lobby', 'entrances.title') });
  await tiles.scrollIntoViewIfNeeded();
  await tiles.getByRole('article', { name: 'Vela Live' }).getByRole('button').first().press('Enter');
  await tab.game.waitUntilReady();
});

test('signing out in another tab during a spin ends the game, and the balance is that of the ledger', async ({
  at,
  context,
  copyAccount,
}) => {
  const tab = at(merchant);
  const player = await copyAccount(merchant, accounts.player, { balance: 50_000 });
  await tab.signIn(player, '/electron');
  await tab.playFirstGame.press('Enter');
  await tab.game.waitUntilReady();
  const other = at(merchant, { page: await context.newPage() });
  await other.open('/help');
  await other.balance.waitFor();

  await tab.game.spinButton.press('Enter');
  await other.signOut();
  await expect(tab.signInLink).toBeVisible();
  await expect(tab.game.frame).toHaveCount(0);
  await expect(tab.balance).toHaveCount(0);

  await tab.signIn(player);
  await expect.poll(() => tab.shownBalance()).toBe(await tab.ledgerBalance());
});
