import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('aurora: a code unfolds beside the bar under the pointer and by focus; the bar stays closed as it was left; the way to the top appears after 200 px [RBR-01] [RBR-11] [RBR-12]', async ({
  at,
}) => {
  const tab = at('aurora');
  const bar = new RightBar(tab.page, tab.say);
  await tab.page.setViewportSize({ width: 1440, height: 900 });
  await tab.open('/');
  const wechat = tab.say('lobby', 'contact.wechat');

  await bar.contact(wechat).hover();
  await expect(bar.code(wechat)).toBeVisible();
  const [code, edge] = await Promise.all([bar.code(wechat).boundingBox(), bar.bar.boundingBox()]);
  expect((code?.x ?? 0) + (code?.width ?? Infinity)).toBeLessThan(edge?.x ?? 0);
  await tab.page.mouse.move(200, 400);
  await expect(bar.code(wechat)).toHaveCount(0);

  const qq = tab.say('lobby', 'contact.qq');
  await bar.toggle.focus();
  await tab.page.keyboard.press('Tab');
  await tab.page.keyboard.press('Tab');
  await expect(bar.contact(qq)).toBeFocused();
  await expect(bar.code(qq)).toBeVisible();

  await bar.toggle.click();
  await expect(bar.items).toHaveCount(0);
  await tab.open('/help');
  await expect(bar.toggle).toHaveAttribute('aria-expanded', 'false');
  await bar.toggle.click();
  await expect(bar.contact(wechat)).toBeVisible();

  await tab.open('/electron');
  await tab.playFirstGame.waitFor();
  const scrollTo = (top: number) => tab.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(201);
  await expect(bar.backToTop).toBeVisible();
  await scrollTo(199);
  await expect(bar.backToTop).toHaveCount(0);
  await scrollTo(400);
  await bar.backToTop.click();
  await expect.poll(() => tab.page.evaluate(() => window.scrollY)).toBe(0);
});

test('aurora: each link of the bar leads a player to its page; a visitor signs in before the recharge and the member centre [RBR-03] [RBR-04] [RBR-05] [RBR-06] [RBR-07] [RBR-08] [RBR-09]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('aurora', { language: 'EN' });
  const bar = new RightBar(tab.page, tab.say);
  await tab.page.setViewportSize({ width: 1440, height: 900 });
  await tab.setLanguageCookie();
  await tab.open('/help');
  for (const title of ['page.depositv2', 'title.centre']) {
    await expect(bar.link('member', title)).toBeVisible();
    await bar.link('member', title).click();
    await expect(tab.dialog).toContainText(tab.say('auth', 'signIn.username'));
    await tab.keyboard.press('Escape');
    await expect(tab.dialog).toHaveCount(0);
  }

  await tab.signIn(await copyAccount('aurora', accounts.player), '/help');
  for (const [remote, title, path] of [
    ['lobby', 'download.title', '/download'],
    ['lobby', 'promotions.title', '/promotion'],
    ['lobby', 'speed.title', '/speedTest'],
    ['lobby', 'notices.title', '/notices'],
    ['lobby', 'help.title', '/help'],
    ['member', 'page.depositv2', '/member/deposit'],
  ] as const) {
    await bar.link(remote, title).click();
    await expect(tab.page).toHaveURL(tab.address(path));
    await expect(tab.title).toBeVisible();
  }
  await tab.open('/help');
  await bar.link('member', 'title.centre').click();
  await expect(tab.dialog.getByRole('heading').first()).toBeVisible();
  await expect(tab.page).toHaveURL(/\/help/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lotus: a tap unfolds the code of Zalo inside the sheet, which the other merchants do not have [RBR-01] [RBR-10]', async ({
    at,
  }) => {
    const tab = at('lotus');
    const bar = new RightBar(tab.page, tab.say);
    const zalo = tab.say('lobby', 'contact.zalo');
    await tab.open('/');
    const sheet = await bar.openSheet();
    await sheet.getByRole('button', { name: zalo }).tap();
    await expect(bar.code(zalo)).toBeInViewport({ ratio: 1 });
    await tab.page.keyboard.press('Escape');
    await expect(bar.code(zalo)).toHaveCount(0);
    await expect(sheet).toBeVisible();

    const other = at('kestrel');
    const otherBar = new RightBar(other.page, other.say);
    await other.open('/');
    const otherSheet = await otherBar.openSheet();
    await expect(otherSheet.getByRole('link').first()).toBeVisible();
    await expect(otherSheet.getByRole('button', { name: zalo })).toHaveCount(0);
  });
});
