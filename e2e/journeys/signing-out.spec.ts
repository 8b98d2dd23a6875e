import { BrowserStorage } from '../pages/browser-storage';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

// the storages hold only what the portal stores
test.use({ opensContracts: true });

test('signing out clears both storages except the source, and keeps merchant, device, language, last username and remembered password [OUT-04] [OUT-05] [OUT-06] [OUT-09] [OUT-10]', async ({
  at,
  page,
}) => {
  const [chinese, japanese] = [at('aurora'), at('aurora', { language: 'JA' })];
  const kept = new BrowserStorage(page);
  await chinese.open('/login?next=/electron');
  await chinese.signInPage.remember.check();
  await chinese.signInPage.signIn(accounts.secondAgent.username, accounts.secondAgent.password);
  await chinese.balance.waitFor();
  await chinese.languageButton.click();
  await chinese.languageOption('日本語').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await kept.set('source', 'banner');
  const device = await kept.deviceId();
  const [lastUser, password] = [await kept.cookie('.lastUser'), await kept.cookie('.rememberedPassword')];
  expect([device?.length, lastUser?.value]).toEqual([36, accounts.secondAgent.username]);
  expect(password?.value.length).toBeGreaterThan(20);

  // the target page without the portal, which would write to the storages again
  const home = chinese.address('/');
  await page.route(home, (route) => route.fulfill({ contentType: 'text/html', body: '<title>left</title>' }));
  await japanese.signOut();
  await expect(page).toHaveTitle('left');
  await expect(page).toHaveURL(home);
  expect(await kept.storages()).toEqual([{ merchantCode: 'aurora' }, { source: 'banner' }]);

  await page.unroute(home);
  await page.reload();
  await expect(japanese.signInLink).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(() => kept.deviceId()).toBe(device);
  expect(await kept.cookie('.lastUser')).toEqual(lastUser);
  expect(await kept.cookie('.rememberedPassword')).toEqual(password);
});

test("signing out goes to the merchant's page, and an agent returns to their entry page [OUT-06] [OUT-07] [OUT-08]", async ({
  at,
  page,
}) => {
  const tab = at('lotus');
  await tab.signIn(accounts.secondAgent, '/electron');
  await tab.signOut();
  await expect(page).toHaveURL(tab.address('/login'));

  await tab.signIn(accounts.secondAgent, '/electron');
  await new BrowserStorage(page).set('source', 'agent');
  const left = page.waitForRequest((request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
  await tab.signOut();
  expect((await left).url()).toBe(tab.address('/agent'));
});

test('the device id is sent with the first sign-in and kept for a year for the whole site; either copy restores the other [SES-06] [SES-07] [SES-08] [SES-10]', async ({
  at,
  page,
  context,
}) => {
  const tab = at('aurora');
  const kept = new BrowserStorage(page);
  const posted = page.waitForRequest((request) => request.url().endsWith('/wps/session/login/freeplay'));
  await tab.open('/login');
  await tab.signInPage.playForFree.click();
  const { loginDeviceId: id } = (await posted).postDataJSON() as { loginDeviceId: string };
  await tab.balance.waitFor();
  expect([id.length, await kept.deviceId()]).toEqual([36, id]);
  const cookie = await kept.cookie('loginDeviceId');
  expect(cookie).toMatchObject({ value: id, sameSite: 'Lax', domain: '.atrium.localhost', path: '/' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  await kept.remove('loginDeviceId');
  await page.reload();
  await expect.poll(() => kept.deviceId()).toBe(id);
  await context.clearCookies({ name: cookie?.name ?? '' });
  await page.reload();
  await expect.poll(async () => (await kept.cookie('loginDeviceId'))?.value).toBe(id);
});

test('a browser that has lost both copies of its device id sends the same one again, and another one to another merchant [SES-09]', async ({
  at,
  browser,
}) => {
  const sentTo = async (merchant: string) => {
    const context = await browser.newContext();
    const tab = at(merchant, { page: await context.newPage() });
    const posted = tab.page.waitForRequest((request) => request.url().endsWith('/wps/session/login/freeplay'));
    await tab.open('/login');
    await tab.signInPage.playForFree.click();
    const { loginDeviceId } = (await posted).postDataJSON() as { loginDeviceId: string };
    await context.close();
    return loginDeviceId;
  };
  const id = await sentTo('aurora');
  expect(id).toMatch(/^[\da-f-]{13}-8[\da-f]{3}-/);
  expect(await sentTo('aurora')).toBe(id);
  expect(await sentTo('lotus')).not.toBe(id);
});
