import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('lotus: live chat opens a verifying provider with the customer; without a token the window closes, and no dialog opens [CSV-08] [CSV-12] [CSV-13] [CSV-14]', async ({
  at,
  control,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  await tab.signIn(player, '/electron');
  const liveChat = new RightBar(page, tab.say).contact('Live chat');

  const opening = page.waitForEvent('popup');
  await liveChat.click();
  const desk = await opening;
  await expect(desk.locator('#customer')).toContainText(player.username);
  const extras = new URL(desk.url()).searchParams;
  expect([...extras.keys()]).toEqual(['vToken', 'userId', 'userName']);
  expect(extras.get('vToken')).not.toBe('');
  expect(await desk.evaluate(() => [window.innerWidth, window.opener])).toEqual([440, null]);
  await desk.close();

  await control.fault({ merchant: 'lotus', endpoint: 'desk.token', status: 503, times: 1 });
  const reopening = page.waitForEvent('popup');
  await liveChat.click();
  const failing = await reopening;
  if (!failing.isClosed()) await failing.waitForEvent('close');
  await expect(tab.dialog).toHaveCount(0);
});

test('lotus: an entry that only the back end knows opens a verifying provider in a window; a page elsewhere cannot use the window [CSV-06] [CSV-12] [CSV-13] [CSV-14]', async ({
  at,
  context,
  copyAccount,
  page,
  portal,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  const origin = `http://lotus--support.embed.localhost:${portal.port}`;
  const entry = {
    title: 'Desk',
    path: `${origin}/desk?for=gold`,
    csType: 'AICAN',
    csPosition: 'rightBar',
    labelIds: [],
  };
  await page.route('**/wps/relay/MCSFE_getCustomerService', (route) =>
    route.fulfill({ json: { success: true, value: [entry] } }),
  );
  await tab.signIn(player, '/electron');
  const liveChat = new RightBar(page, tab.say).contact('Live chat');
  const opening = page.waitForEvent('popup');
  await liveChat.click();
  const desk = await opening;
  await expect(desk.locator('#customer')).toContainText(player.username);
  expect(new URL(desk.url()).searchParams.get('for')).toBe('gold');
  expect(await desk.evaluate(() => window.opener)).toBeNull();

  const stranger = await context.newPage();
  await stranger.goto(`http://nova.games.localhost:${portal.port}/`);
  const closing = stranger.waitForEvent('popup');
  await stranger.evaluate((address) => {
    const opened = window.open(address, '_blank', 'popup');
    addEventListener('message', () => opened?.postMessage({ entry: 'path=https://elsewhere.test/' }, '*'));
  }, `${origin}/support`);
  const misled = await closing;
  if (!misled.isClosed()) await misled.waitForEvent('close', { timeout: 20_000 });
});

test('lotus: an entry embedded in the page runs the scripts once, in a frame of the support origin and not in the portal [CSV-09] [CSV-11] [CSV-13]', async ({
  at,
  copyAccount,
  page,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  const entry = { title: 'Desk', path: '/desk', csType: 'AICAN', csPosition: 'rightBar', target: 'embed' };
  await page.route('**/wps/relay/MCSFE_getCustomerService', (route) =>
    route.fulfill({ json: { success: true, value: [entry] } }),
  );
  await tab.signIn(player, '/electron');
  const liveChat = new RightBar(page, tab.say).contact('Live chat');
  await liveChat.click();

  const support = tab.dialog.locator('iframe').contentFrame();
  await expect(support.locator('iframe').contentFrame().locator('#customer')).toContainText(player.username);
  await expect(support.locator('html')).toHaveAttribute('data-widget', '1');
  expect(await page.locator('script[src*="/desk/"]').count()).toBe(0);
});

test('lotus: each kind of customer service opens in a window without access to the portal; only AICAN gets the customer [CSV-02] [CSV-03] [CSV-08] [CSV-12]', async ({
  at,
  copyAccount,
  page,
  portal,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const tab = at('lotus', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  let csType = '';
  const path = () => `http://lotus--support.embed.localhost:${portal.port}/desk?kind=${csType}`;
  const entry = { title: 'Desk', csPosition: 'rightBar', labelIds: [], target: 'popup', type: '1' };
  await page.route('**/wps/relay/MCSFE_getCustomerService', (route) =>
    route.fulfill({ json: { success: true, value: [{ ...entry, csType, path: path() }] } }),
  );
  await tab.signIn(player, '/help');
  for (csType of ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP', 'OTHER'])
    await test.step(csType, async () => {
      const opening = page.waitForEvent('popup');
      await new RightBar(page, tab.say).contact('Live chat').click();
      const desk = await opening;
      await expect(desk.locator('#customer')).toContainText(csType === 'AICAN' ? player.username : 'guest');
      expect(new URL(desk.url()).searchParams.get('kind')).toBe(csType);
      expect(await desk.evaluate(() => [window.innerWidth, window.opener])).toEqual([440, null]);
      await expect(tab.dialog).toHaveCount(0);
      await desk.close();
    });
});

test('lotus: a path that cannot be read hides its entry; the next one opens in a tab, and a blocked window is reported [CSV-05] [CSV-09]', async ({
  at,
  copyAccount,
  page,
  portal,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  const entries = [
    { title: 'Sealed', path: 'c2VhbGVkc2VhbGVkc2VhbGVk12345678', csPosition: 'rightBar' },
    {
      title: 'Desk',
      path: `http://lotus--support.embed.localhost:${portal.port}/desk`,
      csPosition: 'rightBar',
      target: 'tab',
    },
  ];
  await page.route('**/wps/relay/MCSFE_getCustomerService', (route) =>
    route.fulfill({ json: { success: true, value: entries } }),
  );
  await tab.signIn(await copyAccount('lotus', accounts.player), '/help');
  const liveChat = new RightBar(page, tab.say).contact('Live chat');
  const opening = page.waitForEvent('popup');
  await liveChat.click();
  const desk = await opening;
  await expect(desk.locator('#customer')).toContainText('guest');
  await desk.close();

  await page.evaluate(() => (window.open = () => null));
  await liveChat.click();
  await tab.shell.acknowledge(tab.say('member', 'support.blocked'));
});

test('kestrel and aurora: a visitor opens the only customer service of the merchant [CSV-07] [RBR-02]', async ({
  at,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const merchant of ['kestrel', 'aurora']) {
    const tab = at(merchant, { language: 'EN' });
    await tab.setLanguageCookie();
    await tab.open('/');
    const opening = page.waitForEvent('popup');
    await new RightBar(page, tab.say).contact('Live chat').click();
    const help = await opening;
    await expect(help).toHaveURL(tab.address('/help'));
    await help.close();
  }
});
