import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { MallPages } from '../pages/mall-pages';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { withMerchants } from '../support/with-merchants';

const mei = { name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' };
/** Kestrel has no rule for phone numbers, so eleven digits are required. */
const ken = { ...mei, phone: '09012345678' };

test('a visitor browses rewards by type and signs in to redeem one [MAL-03] [MAL-05] [MAL-09]', async ({ at }) => {
  const tab = at('kestrel');
  const mall = new MallPages(tab);
  await tab.open('/');
  await mall.footerLink.click();
  await expect(tab.page).toHaveURL(tab.address('/pointMall'));
  await expect(mall.tabs.first()).toHaveText(tab.say('mall', 'rewards.all'));
  await expect(mall.tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const type of ['Electronics', 'Vouchers', 'At home', 'Collectables'])
    await expect(mall.rewardsOfType(type)).toBeVisible();

  await expect(mall.rewardsOfType('Electronics').getByRole('article')).toHaveCount(3);
  await expect(mall.moreOf('Vouchers')).toHaveCount(0);
  await mall.moreOf('Electronics').click();
  await expect(mall.rewardsOfType('Electronics').getByRole('article')).toHaveCount(4);

  await mall.redeemButton('Coffee voucher').click();
  await tab.signInWhenAsked(accounts.agent);
  await expect(mall.addressField).toBeVisible();
});

test('redeeming a reward changes balance, redemptions and history [MAL-07] [MAL-11] [MAL-12] [MAL-33] [MAL-39]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('lotus', { language: 'EN' });
  const mall = new MallPages(tab);
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.signIn(await copyAccount('lotus', accounts.player, { points: 5_200 }), '/pointMall');
  await expect.poll(() => mall.points()).toBe('5200');
  expect(await mall.pointsOfServer('lotus')).toBe('5200');

  const left = await mall.piecesLeft('Coffee voucher');
  await mall.redeemButton('Coffee voucher').click();
  await mall.fillIn(mei);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => mall.points()).toBe('5050');
  await expect(mall.reward('Coffee voucher')).toContainText(tab.say('mall', 'reward.left', { number: left - 1 }));

  await mall.openReward('Coffee voucher');
  await mall.redeemHere.click();
  await mall.fillIn(mei);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => mall.points()).toBe('4900');

  await tab.open('/pointMall');
  await mall.menuLink('record').click();
  await expect(mall.rows).toHaveCount(2);
  await expect(mall.rows.first()).toContainText(tab.say('mall', 'status.P'));
  await tab.open('/pointMall');
  await mall.menuLink('points').click();
  await expect(mall.rows.first()).toContainText('-150');
  await tab.open('/pointMall');
  await mall.menuLink('rules').click();
  await expect(tab.content.getByRole('definition').first()).toContainText('%');
});

test("a refusal shows the server's message and keeps the form [MAL-31] [MAL-35]", async ({ at, copyAccount }) => {
  const tab = at('kestrel');
  const mall = new MallPages(tab);
  await tab.signIn(await copyAccount('kestrel', accounts.player, { points: 8_800 }), '/pointMall');
  await expect(mall.redeemButton('Dinner for two')).toBeDisabled();

  await mall.redeemButton('Coffee voucher').click();
  await mall.fillIn(ken, 'wrong');
  await mall.submit();
  await expect(tab.dialog).toContainText('The password is not correct.');
  await tab.page.keyboard.press('Escape');
  await expect(mall.addressField).toHaveValue(ken.address);
});

test('points convert to money in the member centre [MAL-01] [MAL-43] [MEM-22]', async ({ at, copyAccount }) => {
  const tab = at('kestrel');
  const mall = new MallPages(tab);
  await tab.signIn(await copyAccount('kestrel', accounts.player, { balance: 20_000, points: 8_800 }), '/member');
  await tab.memberCentre.menuLink('pointMall').click();
  await expect(tab.page).toHaveURL(tab.address('/member/pointMall'));
  await expect.poll(() => mall.points()).not.toBe('');
  const [points, money] = [Number(await mall.points()), Number(await tab.ledgerBalance())];

  await mall.convert('100', '246810');
  await expect(tab.dialog).toContainText(tab.say('mall', 'convert.done'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(async () => Number(await mall.points())).toBe(points - 100);
  await expect.poll(async () => Number(await tab.shownBalance())).toBe(money + 100);
});

test('without the points system, nothing links to the mall and nothing of it is loaded [MAL-02] [MEM-22]', async ({
  at,
}) => {
  const tab = at('aurora');
  const mall = new MallPages(tab);
  const fetched = tab.requestsTo('/r/mall/');
  await tab.open('/pointMall');
  await expect(tab.title).toBeVisible();
  await expect(tab.menuItems.first()).toBeVisible();
  await expect(mall.footerLink).toHaveCount(0);
  await tab.signIn(accounts.player, '/member');
  await expect(tab.memberCentre.menuLink('transactionHistory')).toBeVisible();
  await expect(tab.memberCentre.menuLink('pointMall')).toHaveCount(0);
  expect(fetched).toEqual([]);
});

test('with the switch off, nothing links to the mall even if it is deployed [MAL-02]', async ({ at }) => {
  test.slow();
  const without = demoMerchants.map((merchant) =>
    merchant.code === 'lotus' ? { ...merchant, switches: { ...merchant.switches, POINTSYSTEM: false } } : merchant,
  );
  await withMerchants(without, async (portal) => {
    const tab = at('lotus', { through: portal });
    const mall = new MallPages(tab);
    await tab.open('/');
    await expect(tab.menuItems.first()).toBeVisible();
    await expect(mall.footerLink).toHaveCount(0);
    await tab.open('/pointMall');
    await expect(tab.title).toHaveText(tab.say('host', 'place.notAvailable.title'));
  });
});

test('everything fits a phone, and axe finds nothing serious', async ({ at }) => {
  const tab = at('kestrel');
  const mall = new MallPages(tab);
  await tab.page.setViewportSize({ width: 360, height: 740 });
  await tab.signIn(accounts.secondAgent, '/pointMall');
  const fits = async () => {
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
    expect.soft(await seriousFaults(tab.page)).toEqual([]);
  };
  await mall.reward('Coffee voucher').waitFor();
  await fits();
  await mall.redeemButton('Coffee voucher').click();
  await mall.addressField.waitFor();
  await fits();
  await tab.page.keyboard.press('Escape');
  for (const path of ['/member/pointMall', '/pointMall/record', '/pointMall/points', '/pointMall/rules']) {
    await tab.open(path);
    await tab.title.waitFor();
    await mall.anyContent.waitFor();
    await fits();
  }
});
