import {
  memberRebate,
  paymentConfirmations,
  toDecimal,
  walletsBalance,
  walletsMerchant,
  walletsTransactions,
} from '@atrium/api';
import type { Backend } from '../backend';
import { messageText } from '../messages/message-text';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { transactionsOf } from './transactions';
import { balanceOf } from './wallet';

export const walletOperations = (backend: Backend): Operation[] => [
  customerOperation(walletsBalance, async (_request, { merchant, language, customer }) => {
    const minor = await balanceOf(backend, backend.engine.database, customer.account);
    const amount = toDecimal({ minor, currency: merchant.currency.code });
    return {
      sumBalance: amount,
      currency: merchant.currency.code,
      currencySymbol: merchant.currency.symbol,
      balance: [{ id: 'main', name: messageText('wallet_main', language), availBalance: amount }],
    };
  }),
  customerOperation(walletsTransactions, (query, { customer }) => transactionsOf(backend, customer.account, query)),
  // nothing is pending: deposits and withdrawals complete immediately
  customerOperation(paymentConfirmations, () => ({ payments: [] })),
  publicOperation(walletsMerchant, (_request, { merchant }) => ({ isSingle: merchant.singleWallet })),
  customerOperation(memberRebate, (_request, { merchant, customer }) => ({
    hasRebate: merchant.rebate && customer.account.kind <= 2,
  })),
];
