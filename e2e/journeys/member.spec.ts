import { RightBar } from '../pages/right-bar';
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

test('a visitor who opens /member by its address signs in at /login; a click follows the merchant: a popup, or in_sorry_in [MEM-05]', async ({
  at,
}) => {
  for (const merchant of ['aurora', 'lotus']) {
    const tab = at(merchant);
    await tab.page.setViewportSize({ width: 1440, height: 900 });
    await tab.open('/member');
    await expect(tab.page).toHaveURL(/\/login\?/);
    await tab.open('/help');
    await new RightBar(tab.page, tab.say).link('member', 'title.centre').click();
    if (merchant === 'aurora') await expect(tab.signInPopup.username).toBeVisible();
    else await expect(tab.dialog).toContainText(tab.say('host', 'in_sorry_in'));
    await expect(tab.page).toHaveURL(/\/help$/);
  }
});

test('feedback is offered where FEEDBACK3 is on, and not where it is off [MEM-21]', async ({ at, control }) => {
  const tab = at('aurora');
  await tab.page.setViewportSize({ width: 1440, height: 900 });
  const entry = new RightBar(tab.page, tab.say).contact(tab.say('member', 'feedback.title'));
  await control.switches('aurora', { FEEDBACK3: true });
  await tab.open('/help');
  await expect(entry).toBeVisible();
  await control.switches('aurora', { FEEDBACK3: false });
  // gateways keep a settings answer for five seconds
  await expect(async () => {
    await tab.open('/help');
    await expect(new RightBar(tab.page, tab.say).link('member', 'title.centre')).toBeVisible();
    await expect(entry).toHaveCount(0, { timeout: 100 });
  }).toPass();
});

test('the centre opens over the page at a page by name, turns its pages there, and is a page by its address [MEM-01] [MEM-02]', async ({
  at,
}) => {
  const tab = at('aurora');
  await tab.signIn(accounts.player, '/help');
  await tab.page.setViewportSize({ width: 1440, height: 900 });
  await tab.memberCentre.openByAccountMenu('transactionHistory');
  const dialog = tab.page.getByRole('dialog');
  const title = (page: string) => dialog.getByRole('heading', { level: 1, name: tab.say('member', `page.${page}`) });
  await expect(title('transactionHistory')).toBeVisible();
  await dialog.getByRole('link', { name: tab.say('member', 'page.personalHistoryCopy') }).click();
  await expect(title('personalHistoryCopy')).toBeVisible();
  await expect(tab.page).toHaveURL(/\/help$/);
  await tab.page.goBack();
  await expect(title('transactionHistory')).toBeVisible();
  await tab.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await tab.open('/member?page=messageV2');
  await expect(tab.memberCentre.title('messageV2')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
