import type { Notice } from '@atrium/api';
import type { Host, PlaceRef, VersionedName } from '@atrium/contract';

/** Where the button of a promotion leads. */
export type PromotionTarget = { to: PlaceRef } | { address: string } | { command: VersionedName };

/** Redirects of the source that lead to one place. */
const redirectPlaces: Readonly<Record<string, PlaceRef>> = {
  APP_DOWNLOAD: { place: 'lobby.download@1' },
  REGISTER: { place: 'auth.register@1' },
  DEPOSIT: { place: 'member.deposit@1' },
  REWARD_CENTER: { place: 'member.rewards@1' },
  MISSION: { place: 'member.missions@1' },
  MEMBER: { place: 'member.account@1' },
  POINT_MARKET: { place: 'mall.home@1' },
};

const deposit: PlaceRef = { place: 'member.deposit@1' };

/** Promotion types of the source that lead to a place, for promotions without a redirect. */
const typePlaces: Readonly<Record<string, PlaceRef>> = {
  LOGIN: { place: 'member.rewards@1', params: { tab: 'signInTask' } },
  REGISTER: { place: 'member.rewards@1', params: { tab: 'newbieTask' } },
  SAVIOR: { place: 'member.rewards@1', params: { tab: 'rescueTask' } },
  DEPOSIT: deposit,
  FIRST_DEPOSIT: deposit,
  SECOND_DEPOSIT: deposit,
  THIRD_DEPOSIT: deposit,
  FOURTH_DEPOSIT: deposit,
  FIFTH_DEPOSIT: deposit,
  DEPOSIT_COUNT: deposit,
  DEPOSIT_BET_BONUS: deposit,
  MISSION: { place: 'member.missions@1' },
  REFERRAL: { place: 'member.referral@1' },
  UPGRADE_BONUS: { place: 'member.rank@1' },
};

/** What decides where a promotion leads. */
export interface TargetFacts {
  has: Host['navigation']['has'];
  /** Whether the person is an agent. */
  isAgent: boolean;
  /** Whether the person may invite friends as a player. */
  refers: boolean;
  /** `false` where the back end says that the benefits of ranks are not shown. */
  showsRankBenefits: boolean;
}

/** Where a promotion leads; `unknown` for a redirect that is none of the source, nothing where its place is absent. */
export function promotionTarget(
  { redirect, promotionType, externalLink }: Pick<Notice, 'redirect' | 'promotionType' | 'externalLink'>,
  facts: TargetFacts,
): PromotionTarget | 'unknown' | undefined {
  if (promotionType === 'UPGRADE_BONUS' && !facts.showsRankBenefits) return undefined;
  if (redirect === 'REDIRECT_URL') return webAddress(externalLink);
  if (redirect === 'INVITE_FRIENDS') return referralTarget(facts);
  const place = redirect === '' ? typePlaces[promotionType] : redirectPlaces[redirect];
  if (redirect !== '' && !place) return 'unknown';
  return place && facts.has(place.place) ? { to: place } : undefined;
}

/** An agent registers people; a player with the referral promotion invites friends; all others ask customer service. */
function referralTarget({ has, isAgent, refers }: TargetFacts): PromotionTarget {
  if (isAgent && has('agent.centre@1')) return { to: { place: 'agent.centre@1', params: { page: 'registerCenter' } } };
  if (refers && has('member.referral@1')) return { to: { place: 'member.referral@1' } };
  return { command: 'support.open@1' };
}

/** http and https only; a path is one of the portal. */
function webAddress(link: string): PromotionTarget | undefined {
  // without a scheme, `www.example.com` would be a path of the portal
  if (!/^(?:https?:|\/)/i.test(link) || !URL.canParse(link, window.location.href)) return undefined;
  const { protocol, href } = new URL(link, window.location.href);
  return protocol === 'https:' || protocol === 'http:' ? { address: href } : undefined;
}
