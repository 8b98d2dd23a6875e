import { CashierPages } from '../pages/cashier-pages';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { untilComposed } from '../support/until-composed';

const password = '246810';

test('a deposit is credited when it arrives, and withdrawals are paid or returned after review [WAL-07] [WAL-08] [WAL-10]', async ({
  at,
  control,
  copyAccount,
}) => {
  const tab = at('aurora');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const customer = await copyAccount('aurora', accounts.player, { balance: 100_000 });
  await tab.open('/');
  await tab.signIn(customer, '/member/deposit?paid=1');
  await cashier.requestDeposit('250');
  await expect(cashier.payment('requested')).toContainText('250.00');
  await control.decide('cashier-transfer', customer.username, 'paid');
  await expect(cashier.payment('paid')).toContainText('250.00');
  expect(await seriousFaults(tab.page)).toEqual([]);

  await tab.open('/member/withdraw');
  await cashier.addPayee({ holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789' }, password);
  await cashier.withdraw('300', password);
  await expect(cashier.payment('pending')).toContainText('300.00');
  await control.decide('cashier-withdrawal', customer.username, 'pay');
  await expect(cashier.payment('paid')).toContainText('300.00');
  await cashier.withdraw('200.50', password);
  await expect(cashier.payment('pending')).toContainText('200.50');
  await control.decide('cashier-withdrawal', customer.username, 'return', 'The names differ.');
  await expect(cashier.payment('returned')).toContainText('The names differ.');
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('a deposit is paid on the provider’s page, which has an origin of its own, and credited by its report [WAL-07]', async ({
  at,
  control,
  copyAccount,
}) => {
  const tab = at('aurora');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const customer = await copyAccount('aurora', accounts.player, { balance: 100_000 });
  await tab.open('/');
  await tab.signIn(customer, '/member/deposit?status=paid');
  const cancelled = await cashier.openPaymentPage('300');
  expect(new URL(cancelled.url()).hostname).toBe('aurora--pay.embed.localhost');
  expect(await seriousFaults(cancelled)).toEqual([]);
  await cancelled.locator('button[value=failed]').click();
  await expect(cashier.payment('failed')).toContainText('300.00');
  const paid = await cashier.openPaymentPage('250');
  await paid.locator('button[value=paid]').click();
  await expect(cashier.payment('paid')).toContainText('250.00');
  await paid.getByRole('link').click();
  await paid.waitForURL('**/member/deposit?status=paid');
  await expect(cashier.payment('paid')).toHaveCount(1);
  expect(await seriousFaults(tab.page)).toEqual([]);
  await control.switch('aurora', 'PAYPAGE3', false);
  // settings are kept for some seconds after a page of another journey
  await untilComposed(tab, { PAYPAGE3: false });
  await tab.open('/member/deposit');
  await expect(tab.page.getByRole('combobox', { name: tab.say('member', 'deposit.method') })).toHaveCount(0);
});

test('where transfers are off, a yen deposit is paid on the provider’s page [WAL-07] [WAL-09]', async ({
  at,
  control,
  copyAccount,
}) => {
  await control.switches('kestrel', { DEPOSIT: true, CREDITMAR3: false });
  const tab = at('kestrel');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const customer = await copyAccount('kestrel', accounts.player, { balance: 1_000 });
  await tab.open('/');
  await tab.signIn(customer, '/member/deposit');
  const page = await cashier.openPaymentPage('5000', { choose: false });
  await page.locator('button[value=paid]').click();
  await expect(cashier.payment('paid')).toContainText('5,000');
});

test('identity and age are checked before the first withdrawal, which is then paid or returned [WAL-08]', async ({
  at,
  control,
  copyAccount,
}) => {
  const tab = at('lotus');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const customer = await copyAccount('lotus', accounts.player, { balance: 100_000 });
  await tab.open('/');
  await tab.signIn(customer, '/member/withdraw');
  await cashier.addPayee({ holder: 'Som Dee', bank: 'East Bank', number: '62250001236789' });
  await expect(cashier.identity).toBeVisible();
  await cashier.sendIdentity({ name: 'Som Dee', birthDate: '1990-04-30' });
  await expect(cashier.identity).toContainText(tab.say('member', 'identity.pending'));
  await control.decide('identity', customer.username, 'reject', 'The picture is blurred.');
  await expect(cashier.identity).toContainText('The picture is blurred.');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await cashier.sendIdentity({ name: 'Som Dee', birthDate: '1990-04-30' });
  await expect(cashier.identity).toContainText(tab.say('member', 'identity.pending'));
  await control.decide('identity', customer.username, 'verify');
  await cashier.withdraw('300');
  await expect(cashier.payment('pending')).toContainText('300.00');
  await control.decide('cashier-withdrawal', customer.username, 'return', 'The names differ.');
  await expect(cashier.payment('returned')).toContainText('The names differ.');
});

test('money moves between wallets in both directions, and all of it comes back [WAL-01] [WAL-03]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('aurora');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const customer = await copyAccount('aurora', accounts.player, { balance: 100_000 });
  await tab.open('/');
  await tab.signIn(customer, '/member/wallets');
  await cashier.moveMoney('to-vendor', 'NOVA', '300');
  await expect(cashier.wallets).toContainText(['700.00', '300.00']);
  await cashier.moveMoney('to-main', 'NOVA', '100');
  await expect(cashier.wallets).toContainText(['800.00', '200.00']);
  await cashier.moveMoney('to-vendor', 'BOLT', '50.50');
  await expect(cashier.wallets).toContainText(['749.50', '200.00', '50.50']);
  expect(await seriousFaults(tab.page)).toEqual([]);
  await cashier.bringAllBack();
  await expect(cashier.wallets).toHaveCount(1);
  await expect(cashier.wallets).toContainText('1,000.00');
});

test('a session lost in a half-filled form leads to sign-in, and back to the form', async ({
  at,
  control,
  copyAccount,
}) => {
  const tab = at('aurora');
  const customer = await copyAccount('aurora', accounts.player, { balance: 100_000 });
  const loaded = tab.page.waitForResponse((response) => /after-content/.test(response.url()));
  await tab.open('/');
  await loaded;
  await tab.signIn(customer, '/member/deposit');
  const amount = tab.page.getByRole('main').getByLabel(tab.say('member', 'amount.label'));
  await amount.fill('321');
  await control.endSessions('aurora', customer.username);
  await tab.shell.pressRefresh();
  await expect(tab.dialog).toContainText(tab.say('host', 'user.or.token.invalid'));
  await tab.dialogButton(tab.say('host', 'shell.signIn')).click();
  await expect(tab.page).toHaveURL(tab.address('/login?next=%2Fmember%2Fdeposit'));
  expect(await tab.sessionToken()).toBeUndefined();
  await tab.signInPage.signIn(customer.username, customer.password);
  await expect(tab.page).toHaveURL(tab.address('/member/deposit'));
  await expect(amount).toHaveValue('321');
});
