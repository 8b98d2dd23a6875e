import type { VersionedName } from '@atrium/contract';
import {
  agentIcon,
  bellIcon,
  depositIcon,
  giftIcon,
  mailIcon,
  promotionsIcon,
  recordIcon,
  shieldIcon,
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
    | 'transactionHistory'
    | 'rewardCenter'
    | 'referral'
    | 'bonusDetails'
    | 'missionLeaderboard'
    | 'messageV2'
    | 'playerRank'
    | 'pointMall';
  icon: IconShape;
  /** Required ability; absent: always shown. */
  ability?: 'wallets.see' | 'deposit.see' | 'withdrawal.see' | 'rewards.see' | 'messages.see' | 'rebates.see';
  /** Place of another remote that fills the outlet; the page is shown if the place exists. */
  place?: VersionedName;
}

const securityCenter: MemberPage = { name: 'securityCenter', icon: shieldIcon };

/** Pages in menu order; the first is the default. */
export const memberPages: readonly MemberPage[] = [
  securityCenter,
  { name: 'transferFund', icon: walletIcon, ability: 'wallets.see' },
  { name: 'depositv2', icon: depositIcon, ability: 'deposit.see' },
  { name: 'withdraw', icon: withdrawIcon, ability: 'withdrawal.see' },
  { name: 'transactionHistory', icon: recordIcon },
  { name: 'rewardCenter', icon: giftIcon, ability: 'rewards.see' },
  { name: 'referral', icon: agentIcon },
  { name: 'bonusDetails', icon: promotionsIcon, ability: 'rebates.see' },
  { name: 'missionLeaderboard', icon: successIcon },
  { name: 'messageV2', icon: mailIcon, ability: 'messages.see' },
  { name: 'playerRank', icon: bellIcon },
  { name: 'pointMall', icon: giftIcon, place: 'mall.centre@1' },
];

/** Pages available to this customer at this merchant. */
export function pagesFor(can: (ability: string) => boolean, has: (place: VersionedName) => boolean): MemberPage[] {
  return memberPages.filter(
    ({ ability, place }) => (ability === undefined || can(ability)) && (place === undefined || has(place)),
  );
}

/** The page with the current place, else the requested one, else the default. */
export function pageNamed(pages: readonly MemberPage[], name: string | undefined, current?: VersionedName): MemberPage {
  const active = pages.find(({ place }) => place !== undefined && place === current);
  return active ?? pages.find((page) => page.name === name && page.place === undefined) ?? securityCenter;
}
