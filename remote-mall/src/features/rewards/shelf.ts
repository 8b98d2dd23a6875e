import type { Reward, RewardType } from '@atrium/api';
import type { Shelves } from './fetch-rewards';

/** The rewards of one type. */
export interface Shelf {
  type: RewardType;
  rewards: Reward[];
}

/** Rewards shown initially: with all types, and with one selected. */
const shown = { all: 3, chosen: 7 };
/** Rewards shown after “Show more”. */
const expandedSize = 1000;

/** Non-empty shelves in type order: all, or the selected one. */
export function shelvesOf({ types, rewards }: Shelves, chosen: string | undefined): Shelf[] {
  return types
    .filter(({ typeId }) => chosen === undefined || typeId === chosen)
    .map((type) => ({ type, rewards: rewards.filter((reward) => reward.type === type.typeId) }))
    .filter(({ rewards: own }) => own.length > 0);
}

/** Number of rewards to show. */
export function shelfSize(chosen: boolean, expanded: boolean): number {
  if (expanded) return expandedSize;
  return chosen ? shown.chosen : shown.all;
}
