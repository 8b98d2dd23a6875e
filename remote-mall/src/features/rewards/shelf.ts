import type { Reward, RewardType } from '@atrium/api';
import type { Shelves } from './fetch-rewards';

/** The rewards of one type. */
export interface Shelf {
  type: RewardType;
  rewards: Reward[];
}

/** Rewards that show before the button for more: with all types in view, and with one chosen. */
const shown = { all: 3, chosen: 7 };
/** Rewards that show once there was asked for more. */
const expandedSize = 1000;

/** Non-empty shelves in the order of their types: all of them, or the one chosen. */
export function shelvesOf({ types, rewards }: Shelves, chosen: string | undefined): Shelf[] {
  return types
    .filter(({ typeId }) => chosen === undefined || typeId === chosen)
    .map((type) => ({ type, rewards: rewards.filter((reward) => reward.type === type.typeId) }))
    .filter(({ rewards: own }) => own.length > 0);
}

/** How many rewards of a shelf show. */
export function shelfSize(chosen: boolean, expanded: boolean): number {
  if (expanded) return expandedSize;
  return chosen ? shown.chosen : shown.all;
}
