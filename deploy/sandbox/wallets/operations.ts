import {
  memberRebate,
  paymentConfirmations,
  toDecimal,
  walletsBalance,
  walletsMerchant,
  walletsTransactions,
} from '@atrium/api';
import type { Backend } from '../backend';
import { say } from '../messages/say';
import { guarded, open, type Operation } from '../wire/operation';
import { transactionsOf } from './transactions';
import { balanceOf } from './wallet';

export const walletOperations = (backend: Backend): Operation[] => [
  guarded(walletsBalance, async (_request, { merchant, language, customer }) => {
    const minor = await balanceOf(backend, backend.engine.database, customer.account);
    const amount = toDecimal({ minor, currency: merchant.currency.code });
    return {
      sumBalance: amount,
      currency: merchant.currency.code,
      currencySymbol: merchant.currency.symbol,
      balance: [{ id: 'main', name: say('wallet_main', language), availBalance: amount }],
    };
  }),
  guarded(walletsTransactions, (query, { customer }) => transactionsOf(backend, customer.account, query)),
  // nothing is pending: deposits and withdrawals complete immediately
  guarded(paymentConfirmations, () => ({ payments: [] })),
  open(walletsMerchant, (_request, { merchant }) => ({ isSingle: merchant.singleWallet })),
  guarded(memberRebate, (_request, { merchant, customer }) => ({
    hasRebate: merchant.rebate && customer.account.kind <= 2,
  })),
];
