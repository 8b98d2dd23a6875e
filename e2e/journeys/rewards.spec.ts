import { InfoBar } from '../pages/info-bar';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

test('a message reaches both tabs, is read in one, and its badge falls in the other [MSG-01] [MSG-03] [MSG-04]', async ({
  at,
  context,
  control,
  copyAccount,
}) => {
  const customer = await copyAccount('aurora', accounts.player);
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/messages');
  await expect(tab.page.getByText('No messages')).toBeVisible();
  const other = at('aurora', { page: await context.newPage(), language: 'EN' });
  await other.open('/member/messages');

  const html = '<p>See the <b>new</b> games</p><script>document.title = "run"</script><img src="x" onerror="alert(1)">';
  await control.message('aurora', customer.username, 'Good news', html);
  await control.message('aurora', customer.username, 'More news', '<p>Later</p>');
  for (const one of [tab, other]) await expect(new InfoBar(one).mail(2)).toHaveText('2');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await tab.page.getByRole('button', { name: /Good news/ }).click();
  await expect(tab.page.getByRole('article').getByText('See the new games')).toBeVisible();
  expect(await tab.page.title()).not.toBe('run');
  for (const one of [tab, other]) await expect(new InfoBar(one).mail(1)).toHaveText('1');
  await expect(other.page.getByRole('button', { name: /^Good news/ })).toBeVisible();
});

test('a sign-in day is paid, an application is refused and approved, and the record says why [RWD-01] [RWD-02] [RWD-04] [RWD-15]', async ({
  at,
  control,
  copyAccount,
}) => {
  const customer = await copyAccount('aurora', accounts.player, { balance: 10_000 });
  const tab = at('aurora', { language: 'EN' });
  const { page } = tab;
  await tab.setLanguageCookie();
  await tab.signIn(customer, '/member/rewards');
  await expect(page.getByRole('tab')).toHaveText([/^Sign-in days/, /^New members/, /^After losses/, /^Promotions/]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByRole('article').getByText('Received', { exact: true }).last()).toBeVisible();
  await expect.poll(() => tab.ledgerBalance()).toBe('10100');

  await page.getByRole('tab', { name: 'Promotions' }).click();
  const fee = page.getByRole('article', { name: 'Bank fee refund' });
  const apply = async () => {
    await fee.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('textbox', { name: 'Remark' }).fill('On 4 May');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the application' }).click();
    await expect(fee.getByText('In review')).toBeVisible();
    await expect(fee.getByRole('button', { name: 'Apply' })).toBeDisabled();
  };
  await apply();
  await control.decide('reward-application', customer.username, 'reject', 'The date is missing.');
  await expect(fee.getByText('The application was refused: The date is missing.')).toBeVisible();
  await expect(new InfoBar(tab).mail(1)).toHaveText('1');
  await apply();
  await control.decide('reward-application', customer.username, 'approve');
  await expect(fee.getByText('Received', { exact: true })).toBeVisible();
  await expect.poll(() => tab.ledgerBalance()).toBe('11100');

  await tab.memberCentre.menuLink('messageV2').click();
  await expect(page.locator('[data-message]')).toHaveCount(2);
  await page.locator('[data-message]').last().click();
  await expect(page.getByRole('article')).toContainText('The date is missing.');
  // a closed message leaves no entry, also after a reload
  await page.reload();
  await page.getByRole('button', { name: tab.say('member', 'inbox.back') }).click();
  await expect(page.locator('[data-message]')).toHaveCount(2);
  await page.goBack();
  await expect(tab.memberCentre.title('rewardCenter')).toBeVisible();
  await tab.memberCentre.menuLink('missionLeaderboard').click();
  await expect(page.getByRole('article', { name: '20 rounds today' })).toBeVisible();
  await tab.memberCentre.menuLink('playerRank').click();
  await expect(page.getByRole('progressbar', { name: 'Progress to the next rank' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await tab.memberCentre.menuLink('referral').click();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});
