import { FirstScreen } from '../pages/first-screen';
import { startTestPortal, type TestPortal } from '../support/start-test-portal';
import { startSnapshotWorker, type SnapshotWorker } from '../support/start-snapshot-worker';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let worker: SnapshotWorker | undefined;
let captured: TestPortal;
test.beforeAll(async () => {
  worker = await startSnapshotWorker();
  captured = await startTestPortal(worker?.environment);
});
test.afterAll(async () => {
  await captured.stop();
  await worker?.stop();
});

test('the page holds its first screen, the host takes its place without a shift, and the focus stays', async ({
  page,
}) => {
  const first = new FirstScreen(page);
  await first.watchShifts();
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('aurora'));
  await expect(first.link('/sports')).toBeVisible();
  await expect(first.signInLink).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('link', { name: '体育' })).toHaveCount(1);
  await first.link('/sports').focus();

  release();
  await expect(first.snapshot).toHaveCount(0);
  await expect(first.hostLink('/sports')).toBeFocused();
  await expect(page.getByRole('navigation').getByRole('link', { name: '体育' })).toHaveCount(1);
  expect(await first.shiftOfSwap()).toBeLessThan(0.01);
});

test('the skip link keeps its focus when the host takes its place', async ({ page }) => {
  const first = new FirstScreen(page);
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('aurora'));
  await first.snapshot.locator('a[href^="#"]').first().focus();
  release();
  await expect(first.snapshot).toHaveCount(0);
  await expect(page.locator('#root a[href="#main"]')).toBeFocused();
});

test('a link of the first screen opens its page before the host runs', async ({ page }) => {
  const first = new FirstScreen(page);
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('aurora'));
  await first.link('/sports').click();
  await expect(page).toHaveURL(captured.page('aurora', '/sports'));
  release();
});

test('what the host has drawn replaces its part of the first screen, and the rest stays until it is there too', async ({
  page,
}) => {
  const first = new FirstScreen(page);
  await page.clock.setFixedTime(new Date());
  const releaseGames = await first.hold('**/MCSFE_hotGames*');
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('kestrel'));
  await first.link('/sports').focus();

  release();
  await expect(first.snapshot).toHaveAttribute('aria-hidden', 'true');
  await expect(first.hostLink('/sports')).toBeFocused();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sports', exact: true })).toHaveCount(1);
  const heading = page.locator('#root').getByRole('heading', { name: 'Hot games' });
  await expect.poll(() => first.isReached(first.hostLink('/sports'))).toBe(true);
  expect(await first.isReached(first.mainLink('More: Sports'))).toBe(true);
  expect(await first.isReached(heading)).toBe(false);

  releaseGames();
  await expect(first.snapshot).toHaveCount(0);
  expect(await first.isReached(heading)).toBe(true);
});

test('a link of a part that the host still lacks opens its page', async ({ page }) => {
  const first = new FirstScreen(page);
  await page.clock.setFixedTime(new Date());
  const releaseGames = await first.hold('**/MCSFE_hotGames*');
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('kestrel'));
  release();
  await expect(first.snapshot).toHaveAttribute('aria-hidden', 'true');
  await first.mainLink('More: Sports').click();
  await expect(page).toHaveURL(captured.page('kestrel', '/sports'));
  releaseGames();
});

test('where a session exists the first screen is hidden before it is painted', async ({ page }) => {
  const first = new FirstScreen(page);
  await page.addInitScript(() => sessionStorage.setItem('token', 'hdl'));
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('aurora'));
  await expect(first.snapshot).toBeHidden();
  await expect(page.locator('#root')).toBeVisible();
  release();
});

test('a host that does not start replaces the first screen by its message', async ({ page }) => {
  const first = new FirstScreen(page);
  const release = await first.holdHost();
  await first.openWhenCaptured(captured.page('aurora'));
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/r/host/**', (route) => route.abort());
  await page.goto(captured.page('aurora'), { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(first.snapshot).toHaveCount(0);
});
