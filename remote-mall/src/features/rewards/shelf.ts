import type { Reward, RewardType } from '@atrium/api';
import { mallRewardCounts } from '@atrium/api/figures';
import type { Shelves } from './fetch-rewards';

/** The rewards of one type. */
export interface Shelf {
  type: RewardType;
  rewards: Reward[];
}

/** Non-empty shelves in type order: all, or the selected one. */
export function shelvesOf({ types, rewards }: Shelves, chosen: string | undefined): Shelf[] {
  return types
    .filter(({ typeId }) => chosen === undefined || typeId === chosen)
    .map((type) => ({ type, rewards: rewards.filter((reward) => reward.type === type.typeId) }))
    .filter(({ rewards: own }) => own.length > 0);
}

/** Number of rewards to show. */
export function shelfSize(chosen: boolean, expanded: boolean): number {
  if (expanded) return mallRewardCounts.expanded;
  return chosen ? mallRewardCounts.selected : mallRewardCounts.beside;
}
