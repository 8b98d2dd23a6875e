import { InfoBar } from '../pages/info-bar';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('the info bar shows for signed-in customers, and each part links to its page [BAL-01] [BAL-02] [BAL-03] [BAL-04] [BAL-05]', async ({
  at,
  control,
  copyAccount,
}) => {
  const tab = at('aurora');
  const { memberCentre } = tab;
  const infoBar = new InfoBar(tab);
  await tab.open('/');
  await expect(tab.signInLink).toBeVisible();
  for (const part of [infoBar.nickname, infoBar.level, tab.balance, infoBar.wallets, tab.accountButton])
    await expect(part).toHaveCount(0);

  const customer = await copyAccount('aurora', accounts.player);
  for (const title of ['One', 'Two', 'Three']) await control.message('aurora', customer.username, title, '');
  await tab.signIn(customer);
  for (const part of [infoBar.mail(3), tab.balance, infoBar.wallets]) await expect(part).toBeVisible();
  await tab.openAccountMenu();
  for (const part of [infoBar.nickname, infoBar.level, tab.signOutButton]) await expect(part).toBeVisible();

  await infoBar.nickname.click();
  await expect(memberCentre.title('securityCenter')).toBeVisible();
  await infoBar.mail(3).click();
  await expect(memberCentre.title('messageV2')).toBeVisible();
  await infoBar.wallets.click();
  await infoBar.transfer.click();
  await expect(memberCentre.title('transferFund')).toBeVisible();
  for (const page of ['depositv2', 'withdraw', 'rewardCenter'] as const) {
    if (page !== 'depositv2') await tab.openAccountMenu();
    await infoBar.item(page).click();
    await expect(memberCentre.title(page)).toBeVisible();
  }
});

test('amounts have the currency symbol of the balance answer, before that of the configuration [BAL-12]', async ({
  at,
  control,
}) => {
  const tab = at('aurora');
  const value = { currency: 'CNY', currencySymbol: 'RMB', balance: [{ availBalance: '12.50' }] };
  await control.fault({ merchant: 'aurora', endpoint: 'wallets.balance', value });
  await tab.signIn(accounts.player);
  await expect(tab.balance).toHaveText('RMB12.50');
});

test('mail and rebates show where switched on, and are not requested elsewhere [SET-31] [SET-32]', async ({
  at,
  context,
}) => {
  const off = at('kestrel');
  const asked = off.requestsTo('/wps/relay/');
  await off.signIn(accounts.player, '/member');
  await expect(off.memberCentre.menuLink('playerRank')).toBeVisible();
  await expect(new InfoBar(off).mail(0)).toHaveText('');
  await expect(off.memberCentre.menuLink('bonusDetails')).toHaveCount(0);

  const on = at('aurora', { page: await context.newPage() });
  await on.signIn(accounts.player, '/member');
  await expect(new InfoBar(on).mail(3)).toHaveText('3');
  await on.memberCentre.menuLink('bonusDetails').click();
  await expect(on.memberCentre.title('bonusDetails')).toBeVisible();
  // longer than the other page took to request mail
  expect(asked).toContain('/wps/relay/MCSFE_getPlayerRankProgress');
  expect(asked.filter((path) => /UnreadMessage|Rebate/.test(path))).toEqual([]);
});

test('visitors see home, sign-in and registration [ROL-15]', async ({ at }) => {
  const tab = at('kestrel');
  for (const path of ['/', '/login', '/register']) {
    await tab.open(path);
    await expect(tab.title).toBeVisible();
    await expect(tab.page).toHaveURL(tab.address(path));
  }
  expect(await tab.sessionToken()).toBeUndefined();
});
