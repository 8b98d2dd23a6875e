import { paymentConfirmations, processPayment } from '@atrium/api';
import { Control } from '../../../support/control';
import type { Screen } from '../../screen';
import { ownAccount, type Tab } from '../../tab';
import { ok, refused } from './team-screen';

const payments = [
  { payDetailId: '1', isAutoConfirmed: 'N', amount: '100.00', remainingAmount: '60.00', reference: 'K3N7Q2X4' },
  { payDetailId: '2', isAutoConfirmed: 'Y', amount: '12500.00', remainingAmount: '0.00' },
];
/** The window of payments to confirm. */
export const paymentScreens: Screen[] = [
  payment('payments to confirm', () => Promise.resolve()),
  payment('payment not received, without proof', async (tab) => {
    await answer(tab, 'notReceived');
    await answer(tab, 'report');
  }),
  payment(
    'payment, refused',
    async (tab) => {
      await answer(tab, 'received');
      await tab.page.getByText('The bank is being asked.').first().waitFor();
    },
    { [processPayment.path]: refused('bank_asked', 'The bank is being asked.') },
  ),
  payment(
    'payment confirmed',
    async (tab) => {
      await answer(tab, 'received');
      await tab.page.getByText(tab.say('member', 'payments.done.Y')).first().waitFor();
    },
    { [processPayment.path]: ok(null) },
  ),
];

function payment(
  name: string,
  then: (tab: Tab) => Promise<unknown>,
  answers: Parameters<Tab['answer']>[0] = {},
): Screen {
  return {
    name,
    as: ownAccount,
    // the second merchant has no deposits to other members, the third no withdrawals
    where: ({ look }) => look.merchant === 'aurora',
    async show(tab) {
      await new Control(tab.portal).switch(tab.look.merchant, 'C2CPAY3', true);
      await tab.answer({ [paymentConfirmations.path]: ok({ payments }), ...answers });
      await tab.open('/member/withdraw');
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: tab.say('member', 'payments.open') })
        .click();
      await tab.dialog.getByRole('article').first().waitFor();
      await then(tab);
    },
  };
}

function answer(tab: Tab, choice: 'received' | 'notReceived' | 'report'): Promise<void> {
  return tab.dialog
    .getByRole('button', { name: tab.say('member', `payments.${choice}`), exact: true })
    .first()
    .click();
}
