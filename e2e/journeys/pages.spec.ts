import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

const categories = [
  ['menu.live', '/live'],
  ['menu.sports', '/sports'],
  ['menu.fish', '/fish'],
  ['menu.pvp', '/pvp'],
  ['menu.esports', '/esports'],
  ['menu.rng', '/electron'],
  ['menu.lott', '/lott'],
  ['menu.elott', '/elott'],
] as const;

test('the menu has exactly the eight categories in order [MNU-05] [RTE-02]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/');
  await expect(tab.menuItems).toHaveText(categories.map(([key]) => tab.say('lobby', key)));
});

test('every category opens its lobby at its path [MNU-12]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/');
  for (const [key, path] of categories) {
    await tab.menuItem(key).click();
    await expect(tab.page).toHaveURL(tab.address(path));
    await expect(tab.title).toHaveText(tab.say('lobby', key));
    await expect(tab.menuItem(key)).toHaveAttribute('aria-current', 'page');
  }
});

test('every category path can be opened directly [MNU-12]', async ({ at }) => {
  const tab = at('aurora');
  for (const [key, path] of categories) {
    await tab.open(path);
    await expect(tab.title).toHaveText(tab.say('lobby', key));
  }
});

test('a merchant without the lottery remote lists the lotteries of vendors at /lott, and loads nothing of it [MNU-05] [MNU-12]', async ({
  at,
}) => {
  const tab = at('lotus');
  await tab.open('/');
  const files = tab.requestsTo('/r/lottery/');
  await expect(tab.menuItems).toHaveText(categories.map(([key]) => tab.say('lobby', key)));
  await tab.menuItem('menu.lott').click();
  await expect(tab.page).toHaveURL(tab.address('/lott'));
  await expect(tab.title).toHaveText(tab.say('lobby', 'menu.lott'));
  await expect(tab.page.getByRole('main').getByText('Quick Draw').first()).toBeVisible();
  await tab.open('/lottery');
  await expect(tab.title).toHaveText(tab.say('host', 'place.notAvailable.title'));
  expect(files).toEqual([]);
});

test('/rng redirects to /electron and keeps its query [MNU-13]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/rng?page=hot');
  await expect(tab.page).toHaveURL(tab.address('/electron?page=hot'));
  await expect(tab.title).toHaveText(tab.say('lobby', 'menu.rng'));
});

test('/index shows the same home as / [RTE-05] [RTE-08]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/');
  await expect(tab.firstGame).toBeVisible();
  await tab.open('/index');
  await expect(tab.firstGame).toBeVisible();
  await expect(tab.title).toHaveText('Kestrel');
});

test('an unknown address shows a message and a link home [RTE-13]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/nope');
  await expect(tab.title).toHaveText(tab.say('host', 'place.notFound.title'));
  await tab.content.getByRole('link', { name: tab.say('host', 'place.goHome') }).click();
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('a signed-in customer is redirected from the sign-in page [RTE-06] [RTE-13]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/login');
  await expect(tab.signInPage.submit).toBeVisible();
  await tab.signIn(accounts.agent);
  await tab.open('/login');
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('a game opened by its address requires sign-in, then shows the lobby of its type [RTE-06] [LCH-18]', async ({
  at,
}) => {
  const tab = at('lotus');
  await tab.open('/seamless?gameType=FISH');
  await expect(tab.page).toHaveURL(tab.address('/login?next=%2Fseamless%3FgameType%3DFISH'));
  const { username, password } = accounts.agent;
  await tab.signInPage.signIn(username, password);
  await expect(tab.page).toHaveURL(tab.address('/fish'));
});

test('a trial account is refused a real game, and nothing is launched [ROL-07] [LCH-02] [KEY-02]', async ({ at }) => {
  const tab = at('kestrel');
  const launches = tab.requestsTo('/wps/relay/MCSFE_getLaunchAddressV2');
  await tab.signIn(accounts.trial, '/electron');
  await tab.playFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(tab.page).toHaveURL(tab.address('/electron'));
  expect(launches).toEqual([]);
});

test('a trial account that opens a game by its address is refused the same way, at home [ROL-07]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.signIn(accounts.trial);
  await tab.open('/seamless');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('leaving a game logs out at the vendors, while there is a session [LCH-15]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.signIn(accounts.agent, '/electron');
  await tab.playFirstGame.click();
  await tab.game.waitUntilReady();
  const left = tab.requestsTo('/wps/relay/MCSFE_gameLogout');
  await tab.page.goBack();
  await expect(tab.page).toHaveURL(tab.address('/electron'));
  await expect.poll(() => left.length).toBe(1);
});

test('a visitor plays a demo in its frame [LCH-17] [ROL-16] [SET-22]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/electron');
  await tab.demoFirstGame.click();
  await expect(tab.page).toHaveURL(tab.address('/trial?gameType=RNG'));
  await tab.game.waitUntilReady();
  await tab.game.spin();
});

test('a banner shows while the browser is offline', async ({ at, context }) => {
  const tab = at('kestrel');
  await tab.open('/');
  await expect(tab.title).toBeVisible();
  await context.setOffline(true);
  await expect(tab.offlineBanner).toBeVisible();
  await expect(tab.title).toBeVisible();
  await context.setOffline(false);
  await expect(tab.offlineBanner).toHaveCount(0);
});

test('Back closes an overlay and keeps the scroll position of the page', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/electron?page=NOVA');
  await tab.scrollToEnd();
  const position = await tab.scrollTop();
  expect(position).toBeGreaterThan(0);
  await tab.playLastGame.click();
  await expect(tab.signInPopup.username).toBeVisible();
  await tab.page.goBack();
  await expect(tab.dialog).toHaveCount(0);
  await expect(tab.page).toHaveURL(tab.address('/electron?page=NOVA'));
  await expect.poll(() => tab.scrollTop()).toBe(position);
});

test('Back restores the scroll position; a new page starts at its top', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/electron?page=NOVA');
  await tab.scrollToEnd();
  const position = await tab.scrollTop();
  await tab.menuItem('menu.fish').dispatchEvent('click');
  await expect(tab.title).toHaveText(tab.say('lobby', 'menu.fish'));
  await expect.poll(() => tab.scrollTop()).toBe(0);
  await tab.page.goBack();
  await expect(tab.playLastGame).toBeVisible();
  await expect.poll(() => tab.scrollTop()).toBe(position);
});
