import { CashierPages } from '../pages/cashier-pages';
import { PaymentsWindow } from '../pages/payments-window';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const password = '246810';

test('two deposits of another member pay a withdrawal: one is received, the other is denied with a picture and decided [PAY-02] [PAY-06] [PAY-07] [PAY-12] [PAY-13]', async ({
  at,
  browser,
  control,
  copyAccount,
}) => {
  await control.switch('aurora', 'C2CPAY3', true);
  const seller = await copyAccount('aurora', accounts.player, { balance: 100_000 });
  const buyer = await copyAccount('aurora', accounts.player, { balance: 0 });
  const tab = at('aurora');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const window = new PaymentsWindow(tab);
  await tab.open('/');
  await tab.signIn(seller, '/member/withdraw');
  await cashier.addPayee({ holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789' }, password);
  await cashier.offer();
  await cashier.withdraw('300', password);
  await expect(cashier.payment('pending')).toContainText('300.00');

  const context = await browser.newContext();
  const other = at('aurora', { page: await context.newPage() });
  const otherCashier = new CashierPages(other.page.getByRole('main'), other.say);
  await other.open('/');
  await other.signIn(buyer, '/member/deposit');
  for (const amount of ['100', '200']) {
    await otherCashier.requestDepositToMember(amount);
    await expect(other.content.getByText('62250001236789')).toBeVisible();
    await otherCashier.reportPaid();
  }

  await expect(cashier.waiting(2)).toBeVisible();
  for (const amount of ['100.00', '200.00']) await tab.shell.dismiss(amount);
  await cashier.openPayments();
  await expect(window.items).toHaveCount(2);
  await expect(window.limit).toContainText('15');
  expect(await seriousFaults(tab.page)).toEqual([]);
  await window.button('100.00', 'notReceived').click();
  await window.button('100.00', 'report').click();
  await expect(window.missing('100.00')).toHaveText(tab.say('member', 'payments.proof.missing'));

  const message = 'The bank is being asked.';
  await control.fault({ merchant: 'aurora', endpoint: 'payments.process', key: 'bank_asked', message, times: 1 });
  await window.button('200.00', 'received').click();
  await tab.shell.acknowledge(message);
  await expect(window.items).toHaveCount(2);
  await window.button('200.00', 'received').click();
  await expect(window.items).toHaveCount(1);
  await expect(otherCashier.payment('paid')).toContainText('200.00');

  await window.chooseProof('100.00');
  await window.button('100.00', 'report').click();
  await expect(window.dialog).toHaveCount(0);
  await expect(cashier.payment('disputed')).toContainText('300.00');
  await expect(otherCashier.payment('disputed')).toContainText('100.00');
  await control.decide('payment-dispute', seller.username, 'paid');
  await expect(otherCashier.payment('paid')).toHaveCount(2);
  await expect(cashier.payment('paid')).toContainText('300.00');
  await context.close();
});

test('a payment that the server has confirmed offers one button, which closes the window [PAY-09] [PAY-12]', async ({
  at,
  control,
  copyAccount,
}) => {
  const payments = [{ payDetailId: '1', isAutoConfirmed: 'Y', amount: '50.00', remainingAmount: '0.00' }];
  await control.fault({ merchant: 'aurora', endpoint: 'payments.confirmations', value: { payments } });
  await control.fault({ merchant: 'aurora', endpoint: 'payments.process', value: {}, times: 1 });
  const seller = await copyAccount('aurora', accounts.player, { balance: 0 });
  const tab = at('aurora');
  const cashier = new CashierPages(tab.page.getByRole('main'), tab.say);
  const window = new PaymentsWindow(tab);
  await tab.open('/');
  await tab.signIn(seller, '/member/withdraw');
  await expect(cashier.waiting(1)).toBeVisible();
  await cashier.openPayments();
  await expect(window.button('50.00', 'notReceived')).toBeDisabled();
  await expect(window.button('50.00', 'received')).toHaveCount(0);
  await window.button('50.00', 'seen').click();
  await expect(window.dialog).toHaveCount(0);
});
