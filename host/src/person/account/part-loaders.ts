import {
  memberFunds,
  memberPromotions,
  memberRank,
  memberRebate,
  memberUnread,
  paymentConfirmations,
  systemCountries,
  walletsBalance,
  walletsMerchant,
  type BalanceAnswer,
  type MemberInfo,
  type WithCurrency,
} from '@atrium/api';
import type { AccountParts, Api, Currency } from '@atrium/contract';
import { readBalance, readContracts, readCurrency, readPromotions, readRank } from './read-account';
import { readMember } from './read-member';

export type PartLoaders = { [Name in keyof AccountParts]: () => Promise<AccountParts[Name]> };

const unreadWindow = 7 * 24 * 60 * 60 * 1000;

export interface LoaderSources {
  api: Api;
  merchant: string;
  /** The merchant's own. */
  currency: Currency;
  /** Writes amounts of this currency as the back end says. */
  adoptCurrency(currency: Currency): void;
  refreshMember(): Promise<MemberInfo>;
  now?: () => number;
}

/** How to load each part of the account data. */
export function partLoaders(sources: LoaderSources): PartLoaders {
  const { api, merchant, currency, adoptCurrency, refreshMember, now = Date.now } = sources;
  const loadCountries = () => api.call({ ...systemCountries, silent: true }, {});
  let countries: ReturnType<typeof loadCountries> | undefined;
  /** Where the symbol of another currency than the merchant's is written: only the countries say so. */
  const positionOf = async ({ currency: code, currencySymbol, currencyPosition }: WithCurrency<BalanceAnswer>) => {
    if (currencyPosition !== undefined || !currencySymbol || code === currency.code) return currencyPosition;
    countries ??= loadCountries().catch(() => ((countries = undefined), []));
    return (await countries).find((country) => country.currency === code)?.currencyPosition;
  };
  return {
    member: async () => readMember(await refreshMember()),
    balance: async () => {
      const sent = await api.call(walletsBalance, { typeId: 0 });
      const answer = { ...sent, currency: sent.currency ?? currency.code };
      const answered = readCurrency({ ...answer, currencyPosition: await positionOf(answer) }, currency);
      if (answered) adoptCurrency(answered);
      return readBalance(answer);
    },
    unread: async () => {
      const from = now() - unreadWindow;
      return (await api.call(memberUnread, { page: 1, size: 1, sort: 'sendTime,desc', read: false, from })).total;
    },
    promotions: async () => readPromotions(await api.call(memberPromotions, {})),
    contracts: async () => readContracts(await api.call(memberFunds, {})),
    confirmations: async () => (await api.call(paymentConfirmations, {})).payments.length,
    rank: async () => readRank(await api.call(memberRank, {})),
    wallet: async () => ({ single: (await api.call(walletsMerchant, { merchantCode: merchant })).isSingle }),
    rebate: async () => ({ offered: (await api.call(memberRebate, {})).hasRebate }),
  };
}
