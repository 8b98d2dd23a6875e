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

/** A page of the member centre, by the name the back end and addresses use for it. */
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
  /** The ability it takes; without one it always shows. */
  ability?: 'wallets.see' | 'deposit.see' | 'withdrawal.see' | 'rewards.see' | 'messages.see' | 'rebates.see';
  /** Another remote's place, which fills the centre's outlet; the page is there where that place is. */
  place?: VersionedName;
}

const securityCenter: MemberPage = { name: 'securityCenter', icon: shieldIcon };

/** The pages in the order of the menu; the first is the one shown when none is asked for. */
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

/** Pages this person has at this merchant. */
export function pagesFor(can: (ability: string) => boolean, has: (place: VersionedName) => boolean): MemberPage[] {
  return memberPages.filter(
    ({ ability, place }) => (ability === undefined || can(ability)) && (place === undefined || has(place)),
  );
}

/** The page whose place fills the outlet, else the one asked for, else the first. */
export function pageNamed(pages: readonly MemberPage[], name: string | undefined, current?: VersionedName): MemberPage {
  const filling = pages.find(({ place }) => place !== undefined && place === current);
  return filling ?? pages.find((page) => page.name === name && page.place === undefined) ?? securityCenter;
}
