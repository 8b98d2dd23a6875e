import type { Reward, RewardType } from '@atrium/api';
import { mallRewardCounts } from '@atrium/api/figures';

/** Rewards with the types that are known. */
export interface Shelves {
  types: readonly RewardType[];
  rewards: readonly Reward[];
}

/** The rewards of one type, or those of types that are not listed. */
export interface Shelf {
  type: RewardType | undefined;
  rewards: Reward[];
}

/** Non-empty shelves in type order: the selected one, or all, the last with the rewards of no listed type. */
export function shelvesOf({ types, rewards }: Shelves, chosen: string | undefined): Shelf[] {
  const listed = new Set(types.map(({ typeId }) => typeId));
  const shelves: Shelf[] = types
    .filter(({ typeId }) => chosen === undefined || typeId === chosen)
    .map((type) => ({ type, rewards: rewards.filter((reward) => reward.type === type.typeId) }));
  if (chosen === undefined) shelves.push({ type: undefined, rewards: rewards.filter(({ type }) => !listed.has(type)) });
  return shelves.filter(({ rewards: own }) => own.length > 0);
}

/** Number of rewards to show. */
export function shelfSize(chosen: boolean, expanded: boolean): number {
  if (expanded) return mallRewardCounts.expanded;
  return chosen ? mallRewardCounts.selected : mallRewardCounts.beside;
}
