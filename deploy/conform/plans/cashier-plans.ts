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
  'cashier.changePayee': {
    madeUp: true,
    request: (_, merchant) => ({
      ...{ payeeId: '0', holder: 'Con Form', bank: 'East Bank', number: '62250001236789' },
      password: payment(merchant),
    }),
    refusals: ['payee_unknown'],
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
  'cashier.identity': {
    madeUp: true,
    request: () => ({ name: 'Con Form', birthDate: '1990-04-30' }),
    refusals: ['not_empty'],
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
  'wallets.transfer': {
    request: async (facts) => {
      const wallets = await facts.items('wallets.balance', 'balance', 'member');
      const vendor = wallets.find(({ id }) => id !== 'main');
      return vendor && { from: 'main', to: String(vendor['id']), amount: '1.00' };
    },
    refusals: ['money_not_enough', 'in_stay_tuned'],
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
