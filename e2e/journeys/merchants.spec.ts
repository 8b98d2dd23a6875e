import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';
import { withMerchants } from '../support/with-merchants';

test('a remote the merchant does not use is not loaded, and its addresses are unavailable', async ({ page, at }) => {
  test.slow();
  const withoutLobby = demoMerchants.map((merchant) =>
    merchant.code === 'kestrel' ? { ...merchant, remotes: ['auth'] } : merchant,
  );
  await withMerchants(withoutLobby, async (portal) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const tab = at('kestrel', { through: portal });
    await tab.open('/electron');
    await expect(tab.title).toHaveText(tab.say('host', 'place.notAvailable.title'));
    await tab.open('/login');
    await expect(tab.signInPage.submit).toBeVisible();
    expect(fetched.filter((path) => path.startsWith('/r/auth/')).length).toBeGreaterThan(0);
    expect(fetched.filter((path) => path.startsWith('/r/lobby/'))).toEqual([]);
    expect(await page.content()).not.toContain('/r/lobby/');

    const other = at('aurora', { through: portal });
    await other.open('/electron');
    await expect(other.firstGame).toBeVisible();
  });
});

test('with a switch off, its place is unavailable and no card has a demo [SET-22]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/electron');
  await expect(tab.firstGame).toBeVisible();
  await expect(tab.demoAnyGame).toHaveCount(0);
  await tab.open('/trial');
  await expect(tab.title).toHaveText(tab.say('host', 'place.notAvailable.title'));
});

test("one build shows each merchant's name, look and languages [RTE-01]", async ({ at, page }) => {
  const looks = new Set<string>();
  for (const [code, languages] of [
    ['aurora', 11],
    ['lotus', 6],
    ['kestrel', 5],
  ] as const) {
    const tab = at(code);
    await tab.open('/electron');
    await expect(page).toHaveTitle(new RegExp(`· ${code}$`, 'i'));
    await tab.languageButton.click();
    await expect(tab.languageOptions).toHaveCount(languages);
    looks.add(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-page')));
  }
  expect(looks.size).toBe(3);
});

test('the language changes without a reload, with title and document, and is remembered [LNG-07]', async ({
  at,
  page,
}) => {
  const chinese = at('aurora');
  const japanese = at('aurora', { language: 'JA' });
  await chinese.open('/electron');
  await expect(chinese.title).toHaveText(chinese.say('lobby', 'menu.rng'));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await chinese.languageButton.click();
  await chinese.languageOption('日本語').click();

  await expect(japanese.title).toHaveText(japanese.say('lobby', 'menu.rng'));
  await expect(japanese.menuItem('menu.live')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page).toHaveTitle(new RegExp(`^${japanese.say('lobby', 'menu.rng')} ·`));
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await page.reload();
  await expect(japanese.title).toHaveText(japanese.say('lobby', 'menu.rng'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test("the sign-in area offers six of the merchant's eleven languages and keeps the input on a change [LNG-03]", async ({
  at,
  page,
}) => {
  const chinese = at('aurora');
  const vietnamese = at('aurora', { language: 'VI' });
  await chinese.open('/login');
  await chinese.signInPage.username.fill('player1');
  await chinese.content.getByRole('button', { name: chinese.say('auth', 'language.choose') }).click();
  await expect(chinese.languageOptions).toHaveText([
    '简体中文',
    '繁體中文（台灣）',
    '日本語',
    'English',
    'ไทย',
    'Tiếng Việt',
  ]);
  await chinese.languageOption('Tiếng Việt').click();

  await expect(vietnamese.title).toHaveText(vietnamese.say('auth', 'title.signIn'));
  await expect(vietnamese.signInPage.username).toHaveValue('player1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test("a customer's language is sent to the back end, and with every later call [LNG-06] [LNG-07]", async ({
  at,
  page,
}) => {
  const tab = at('kestrel');
  await tab.signIn(accounts.agent);
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/language'));
  await tab.languageButton.click();
  await tab.languageOption('日本語').click();
  const request = await sent;
  expect(request.method()).toBe('PUT');
  expect(request.headers()['language']).toBe('JA');
  expect(request.postDataJSON()).toEqual({ language: 'JA' });
});

test('navigation sets the title and moves the focus to the heading', async ({ at, page }) => {
  const tab = at('kestrel');
  await tab.open('/');
  await expect(tab.firstGame).toBeVisible();
  await tab.menuItem('menu.fish').click();
  await expect(page).toHaveTitle(`${tab.say('lobby', 'menu.fish')} · Kestrel`);
  await expect(tab.title).toBeFocused();
});
