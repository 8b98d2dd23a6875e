import {
  memberRebate,
  toDecimal,
  transferUpline,
  walletsBalance,
  walletsBets,
  walletsBringBack,
  walletsMerchant,
  walletsProfit,
  walletsTransactions,
  walletsTransfer,
} from '@atrium/api';
import type { Backend } from '../backend';
import { vendors } from '../games/vendors';
import { messageText } from '../messages/message-text';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { betsOf, profitOf } from './play-record';
import { transferToUpline } from './transfer-upline';
import { transactionsOf } from './transactions';
import { bringAllBack, mainWallet, transferBetweenWallets } from './transfer-wallets';
import { walletBalancesOf } from './vendor-wallet';

export const walletOperations = (backend: Backend): Operation[] => [
  customerOperation(walletsBalance, async (_request, { merchant, language, customer }) => {
    const { currency } = merchant;
    const { main, vendors: held } = await walletBalancesOf(backend, customer.account);
    const amount = (minor: number) => toDecimal({ minor, currency: currency.code });
    const offered = merchant.singleWallet ? [] : merchant.vendors;
    const codes = [...new Set([...offered, ...[...held].flatMap(([vendor, minor]) => (minor > 0 ? [vendor] : []))])];
    return {
      sumBalance: amount([main, ...held.values()].reduce((sum, minor) => sum + minor, 0)),
      currency: currency.code,
      currencySymbol: currency.symbol,
      balance: [
        { id: mainWallet, name: messageText('wallet_main', language), availBalance: amount(main) },
        ...codes.map((code) => ({
          id: code,
          name: vendors.find((vendor) => vendor.code === code)?.name ?? code,
          availBalance: amount(held.get(code) ?? 0),
        })),
      ],
    };
  }),
  customerOperation(walletsTransfer, (request, call) => transferBetweenWallets(backend, call, request)),
  customerOperation(walletsBringBack, (_request, call) => bringAllBack(backend, call)),
  customerOperation(walletsTransactions, (query, { customer, language }) =>
    transactionsOf(backend, customer.account, query, language),
  ),
  customerOperation(walletsBets, (query, { customer, language }) => betsOf(backend, customer.account, query, language)),
  customerOperation(walletsProfit, (query, { customer }) => profitOf(backend, customer.account, query)),
  customerOperation(transferUpline, (request, call) => transferToUpline(backend, call, request)),
  publicOperation(walletsMerchant, (_request, { merchant }) => ({ isSingle: merchant.singleWallet })),
  customerOperation(memberRebate, (_request, { merchant, customer }) => ({
    hasRebate: merchant.rebate && customer.account.kind <= 2,
  })),
];
