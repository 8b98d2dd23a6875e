import { rewardTabs } from '@atrium/api';
import type { VersionedName } from '@atrium/contract';
import {
  agentIcon,
  bellIcon,
  depositIcon,
  giftIcon,
  mailIcon,
  promotionsIcon,
  recordIcon,
  rngIcon,
  shieldIcon,
  speedIcon,
  successIcon,
  walletIcon,
  withdrawIcon,
  type IconShape,
} from '@atrium/ui';

/** A page of the member centre; names are those of the back end and addresses. */
export interface MemberPage {
  name:
    | 'securityCenter'
    | 'transferFund'
    | 'depositv2'
    | 'withdraw'
    | 'personalHistoryCopy'
    | 'transactionHistory'
    | 'personalProfit'
    | 'transferUpline'
    | 'rewardCenter'
    | 'referral'
    | 'bonusDetails'
    | 'missionLeaderboard'
    | 'messageV2'
    | 'manualRebate'
    | 'playerRank'
    | 'pointMall'
    | 'playerMRDailySalary';
  icon: IconShape;
  /** Required ability; absent: always shown. */
  ability?:
    | 'wallets.see'
    | 'deposit.see'
    | 'withdrawal.see'
    | 'rewards.see'
    | 'messages.see'
    | 'rebates.see'
    | 'rebates.claim'
    | 'upline.transfer'
    | 'daily-salary.see';
  /** Whether the account has it; absent: every account. */
  of?: (account: PageAccount) => boolean;
  /** Place of another remote that fills the outlet; the page is shown if the place exists. */
  place?: VersionedName;
  /** Opens by its name alone. */
  unlisted?: boolean;
}

/** What of the account decides about pages. */
export interface PageAccount {
  /** Promotions by kind. */
  promotions: Readonly<Record<string, { enabled: boolean }>>;
  hasVip: boolean;
  /** The wire's `isAgent`. */
  kind: number;
}

const securityCenter: MemberPage = { name: 'securityCenter', icon: shieldIcon };

/** Whether accounts of this `isAgent` may send money to their upline, where the member info allows it. */
export function maySendToUpline(kind: number): boolean {
  return kind !== 2;
}

/** Pages in menu order, then those beside the menu; the first is the default. */
export const memberPages: readonly MemberPage[] = [
  securityCenter,
  { name: 'transferFund', icon: walletIcon, ability: 'wallets.see' },
  { name: 'depositv2', icon: depositIcon, ability: 'deposit.see' },
  { name: 'withdraw', icon: withdrawIcon, ability: 'withdrawal.see' },
  { name: 'personalHistoryCopy', icon: rngIcon },
  { name: 'transactionHistory', icon: recordIcon },
  { name: 'personalProfit', icon: speedIcon },
  { name: 'transferUpline', icon: agentIcon, ability: 'upline.transfer', of: ({ kind }) => maySendToUpline(kind) },
  { name: 'rewardCenter', icon: giftIcon, ability: 'rewards.see' },
  { name: 'referral', icon: agentIcon, of: ({ promotions }) => promotions['REFERRAL']?.enabled === true },
  { name: 'bonusDetails', icon: promotionsIcon, ability: 'rebates.see' },
  { name: 'missionLeaderboard', icon: successIcon, of: ({ promotions }) => promotions['MISSION']?.enabled === true },
  { name: 'messageV2', icon: mailIcon, ability: 'messages.see' },
  { name: 'manualRebate', icon: promotionsIcon, ability: 'rebates.claim' },
  { name: 'playerRank', icon: bellIcon, of: ({ hasVip }) => hasVip },
  { name: 'pointMall', icon: giftIcon, place: 'mall.centre@1' },
  { name: 'playerMRDailySalary', icon: recordIcon, ability: 'daily-salary.see', unlisted: true },
];

/** What decides which pages there are. */
export interface PagesGiven {
  can(ability: string): boolean;
  has(place: VersionedName): boolean;
  account: PageAccount;
}

/** Pages available to this customer at this merchant. */
export function pagesFor({ can, has, account }: PagesGiven): MemberPage[] {
  return memberPages.filter(
    ({ ability, place, of }) =>
      (ability === undefined || can(ability)) &&
      (place === undefined || has(place)) &&
      (of === undefined || of(account)),
  );
}

/** The pages that the menu lists. */
export function listed(pages: readonly MemberPage[]): MemberPage[] {
  return pages.filter(({ unlisted = false }) => !unlisted);
}

/**
 * The page with the current place, else the requested one, else the default. Names of the tabs of the reward centre
 * open it.
 */
export function pageNamed(pages: readonly MemberPage[], name: string | undefined, current?: VersionedName): MemberPage {
  const active = pages.find(({ place }) => place !== undefined && place === current);
  const wanted = rewardTabs.some((tab) => tab === name) ? 'rewardCenter' : name;
  return active ?? pages.find((page) => page.name === wanted && page.place === undefined) ?? securityCenter;
}
