import type { Account } from '../accounts/tables';
import { inLanguage, type Merchant } from '../merchants/merchant';

/** The member info of an account. */
export function memberOf(merchant: Merchant, account: Account, language: string) {
  const rank = merchant.ranks[account.level];
  return {
    id: String(account.id),
    account: account.name,
    nickname: account.nickname,
    lastLogin: account.lastLoginAt?.getTime() ?? null,
    type: account.kind,
    isAgent: account.kind,
    toUpline: account.toUpline ? 1 : 0,
    clubLabel: rank && {
      labelId: String(account.level + 1),
      labelName: inLanguage(rank.name, language),
      color: rank.color,
      type: 'AUTO',
      rankLevel: account.level + 1,
    },
    memberLabel: account.labels,
  };
}

/** The member's progress through the merchant's ranks. */
export function rankOf(merchant: Merchant, account: Account, language: string) {
  return {
    currentProgress: (account.level + 1) / (merchant.ranks.length + 1),
    playerRankProgress: merchant.ranks.map(({ name }, index) => ({
      name: inLanguage(name, language),
      reached: index <= account.level,
    })),
  };
}
