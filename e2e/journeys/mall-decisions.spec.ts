import { MallPages } from '../pages/mall-pages';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

const mei = { name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' };

test('a refused redemption returns points and money in two tabs, with its reason, and an approved one is shown', async ({
  at,
  context,
  control,
  copyAccount,
}) => {
  const account = await copyAccount('lotus', accounts.player, { points: 2_000, balance: 50_000 });
  const tab = at('lotus', { language: 'EN' });
  const mall = new MallPages(tab);
  await control.reward('lotus', 'Tea chest', { mixedPoints: 300, mixedMoney: 2_500, inventory: 5 });
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.signIn(account, '/pointMall');
  await mall.redeemButton('Tea chest').click();
  await mall.fillIn(mei);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => mall.points()).toBe('1700');
  await expect.poll(() => mall.piecesLeft('Tea chest')).toBe(4);

  const other = at('lotus', { language: 'EN', page: await context.newPage() });
  const record = new MallPages(other);
  await other.open('/pointMall/record');
  await expect(record.rows.first()).toContainText(tab.say('mall', 'status.P'));

  await control.decide('mall-redemption', account.username, 'reject', 'Out of print');
  await expect(record.rows.first()).toContainText('Out of print');
  await expect(record.rows.first()).toContainText(tab.say('mall', 'status.R'));
  await tab.open('/pointMall');
  await expect.poll(() => mall.points()).toBe('2000');
  await expect.poll(() => mall.piecesLeft('Tea chest')).toBe(5);
  expect(await tab.ledgerBalance()).toBe('50000');

  await mall.redeemButton('Tea chest').click();
  await mall.fillIn(mei);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await control.decide('mall-redemption', account.username, 'approve');
  await expect(record.rows.first()).toContainText(tab.say('mall', 'status.A'));
});

test('a price that changes under an open form is shown before it is paid, and a reward that sells out closes the form', async ({
  at,
  control,
  copyAccount,
}) => {
  const account = await copyAccount('lotus', accounts.player, { points: 2_000 });
  const tab = at('lotus', { language: 'EN' });
  const mall = new MallPages(tab);
  const id = await control.reward('lotus', 'Music box', { price: 400 });
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.signIn(account, '/pointMall');
  await mall.redeemButton('Music box').click();
  await mall.fillIn(mei);

  await control.reward('lotus', 'Music box', { price: 650 }, id);
  await expect(tab.dialog.getByRole('alert')).toContainText('from 400 points to 650 points');
  await expect(mall.addressField).toHaveValue(mei.address);
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => mall.points()).toBe('1350');

  await mall.redeemButton('Music box').click();
  await mall.addressField.waitFor();
  await control.reward('lotus', 'Music box', { price: 650, inventory: 0 }, id);
  await expect(tab.dialogButton(tab.say('mall', 'reward.soldOut'))).toBeDisabled();
});

test('a newcomer of a merchant with payment passwords sets one on the way, the recipient stays, and points convert with it', async ({
  at,
  copyAccount,
}) => {
  const tab = at('kestrel');
  const mall = new MallPages(tab);
  const newcomer = await copyAccount('kestrel', accounts.agent, { points: 8_800 });
  await tab.signIn(newcomer, '/pointMall');
  await mall.redeemButton('Coffee voucher').click();
  await mall.addressField.fill(mei.address);
  await tab.dialog.getByRole('link', { name: tab.say('mall', 'password.set') }).click();
  await expect(tab.page).toHaveURL(tab.address('/member/account?protection=paymentPassword'));
  const set = tab.content.getByRole('button', { name: tab.say('member', 'paymentPassword.set') });
  await expect(set).toBeFocused();
  await expect(set).toBeInViewport();
  await set.click();
  await tab.dialog.getByLabel(tab.say('member', 'paymentPassword.signIn')).fill(newcomer.password);
  await tab.dialog.getByLabel(tab.say('member', 'paymentPassword.new'), { exact: true }).fill('135790');
  await tab.dialog.getByLabel(tab.say('member', 'paymentPassword.repeat')).fill('135790');
  await tab.dialogButton(tab.say('member', 'paymentPassword.set')).click();
  await expect(tab.dialog).toHaveCount(0);

  await tab.content.getByRole('button', { name: tab.say('member', 'security.back') }).click();
  // the form opens again as it was left
  await expect(tab.page).toHaveURL(tab.address('/pointMall'));
  await expect(mall.addressField).toHaveValue(mei.address);
  await mall.fillIn({ ...mei, phone: '09012345678' }, '135790');
  await mall.submit();
  await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
  await tab.page.keyboard.press('Escape');
  // the form closes with the message, which goes back in the history
  await expect(tab.dialog).toHaveCount(0);

  await tab.open('/member/pointMall');
  await expect.poll(() => mall.points()).not.toBe('');
  const points = Number(await mall.points());
  await mall.convert('100', '135790');
  await expect(tab.dialog).toContainText(tab.say('mall', 'convert.done'));
  await tab.page.keyboard.press('Escape');
  await expect.poll(async () => Number(await mall.points())).toBe(points - 100);
});
