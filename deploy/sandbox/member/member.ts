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
    hasVip: merchant.ranks.length > 0,
    vipLabelName: rank ? inLanguage(rank.name, language) : '',
    showVipBenefit: merchant.ranks.length > 0,
    vipRankLevel: account.level + 1,
  };
}
