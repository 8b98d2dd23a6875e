import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test('a visitor at /member signs in first and then reaches the member centre [RTE-09] [MEM-04]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/member');
  await expect(tab.page).toHaveURL(/\/login\?/);
  await tab.signInPage.signIn(accounts.player.username, accounts.player.password);
  await expect(tab.memberCentre.title('securityCenter')).toBeVisible();
  await expect(tab.page).toHaveURL(tab.address('/member'));
});

test('My account shows the protections the server reports [MEM-08]', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.agent, '/member');
  const { memberCentre: centre } = tab;
  await expect(centre.protection('email')).toContainText(tab.say('member', 'security.set'));
  await expect(centre.protection('mobile')).toContainText(tab.say('member', 'security.notSet'));
});

test('the wallet page shows the ledger, and the record follows a spin [WAL-01]', async ({ at, copyAccount }) => {
  const tab = at('aurora');
  await tab.signIn(await copyAccount('aurora', accounts.player, { balance: 50_000 }), '/electron');
  await tab.playFirstGame.click();
  await tab.game.waitUntilReady();
  await tab.game.spin();
  const held = await tab.ledgerBalance();

  await tab.open('/member/wallets');
  const { memberCentre: centre } = tab;
  await expect(centre.total).toBeVisible();
  await expect.poll(() => centre.balanceAfter(centre.rows.first())).toBe(held);
  await centre.showOnly('bet');
  await expect(centre.rows).toHaveCount(1);
  await expect(centre.rows.first()).toContainText(tab.say('member', 'record.kind.bet'));
});

test('My wallet is available with several wallets, and not with a single one [WAL-03]', async ({ at }) => {
  const several = at('aurora');
  await several.signIn(accounts.player, '/member');
  await expect(several.memberCentre.menuLink('transferFund')).toBeVisible();

  const single = at('lotus');
  await single.signIn(accounts.player, '/member');
  await expect(single.memberCentre.menuLink('transactionHistory')).toBeVisible();
  await expect(single.memberCentre.menuLink('transferFund')).toHaveCount(0);
});

test('a trial account is refused the centre, and its account pages with another message [ERR-03] [ERR-04] [ROL-08] [ROL-10] [ACL-10]', async ({
  at,
}) => {
  const tab = at('kestrel');
  await tab.signIn(accounts.trial);
  await tab.memberCentre.openByAccountMenu('transactionHistory');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
  await tab.page.keyboard.press('Escape');
  await tab.memberCentre.openByAccountMenu('securityCenter');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_please_account'));
});
