import { rewardTabs, type RewardTab } from '@atrium/api';

type Promotions = Readonly<Record<string, { enabled: boolean; count: number }>>;

/** Kinds of promotion that a page or tab lists. The raffle has its own badge. */
const kindsOf: Record<RewardTab | 'missionLeaderboard', readonly string[]> = {
  signInTask: ['LOGIN'],
  newbieTask: ['REGISTER'],
  rescueTask: ['SAVIOR'],
  promoList: ['MANUAL', 'TICKET'],
  missionLeaderboard: ['MISSION', 'MISSION_MANUAL'],
};

/** What can be claimed on a page or tab. */
export function countOn(place: keyof typeof kindsOf, promotions: Promotions): number {
  return kindsOf[place].reduce((sum, kind) => sum + (promotions[kind]?.enabled ? promotions[kind].count : 0), 0);
}

/** What can be claimed in the reward centre. */
export function countOfRewards(promotions: Promotions): number {
  return rewardTabs.reduce((sum, tab) => sum + countOn(tab, promotions), 0);
}
