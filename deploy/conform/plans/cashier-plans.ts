import type { ConformMerchant } from '../target';
import type { Plan } from './plan';

const payment = ({ accounts }: ConformMerchant) => accounts.member.paymentPassword ?? accounts.member.password;

/** Wallets, the cashier and the points mall. */
export const cashierPlans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  'cashier.addPayee': {
    request: (_, merchant) => ({
      holder: 'Con Form',
      bank: 'East Bank',
      number: '62250001236789',
      password: payment(merchant),
    }),
  },
  'cashier.removePayee': {
    madeUp: true,
    request: (_, merchant) => ({ payeeId: '0', password: payment(merchant) }),
    refusals: ['payee_unknown'],
  },
  'cashier.paymentPassword': {
    request: (_, merchant) => ({
      password: payment(merchant),
      newPassword: payment(merchant),
      confirmNewPassword: payment(merchant),
    }),
    refusals: ['password_unchanged'],
  },
  'cashier.deposit': { refusals: ['amount_outside_limits', 'deposits_too_many'] },
  'cashier.reportPayment': { madeUp: true, request: () => ({ id: '0' }), refusals: ['deposit_unknown'] },
  'cashier.withdraw': {
    madeUp: true,
    request: (_, merchant) => ({ payeeId: '0', amount: '300.00', password: payment(merchant) }),
    refusals: ['payee_unknown'],
  },
  'payments.process': {
    madeUp: true,
    request: () => ({ isMoneyReceived: 'Y', payDetailId: '0' }),
    refusals: ['payment_unknown'],
  },
  'wallets.transferUpline': {
    request: (_, merchant) => ({ amount: '1.00', password: payment(merchant) }),
    refusals: ['money_not_enough'],
  },
  'mall.convert': {
    request: (_, merchant) => ({ amount: 100, password: payment(merchant) }),
    refusals: ['points_not_enough', 'points_too_few'],
  },
  'mall.redeem': {
    madeUp: true,
    request: (_, merchant) => ({
      ...{ rewardId: '0', quantity: 1, redeemType: 'P', password: payment(merchant) },
      ...{ province: '', remarks: 'Con Form, 1 Harbour Road, 13800138000' },
    }),
    refusals: ['reward_unknown'],
  },
};
