import { mallRewards, mallRewardTypes, type Reward, type RewardType } from '@atrium/api';
import { mallRewardCounts } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';

export interface Shelves {
  types: RewardType[];
  rewards: Reward[];
}

/** Fetches all rewards and their types. */
export async function fetchShelves(host: Host): Promise<Shelves> {
  const { api, signal } = host;
  const [types, rewards] = await Promise.all([api.call(mallRewardTypes, {}, { signal }), fetchRewards(host)]);
  return { types, rewards };
}

async function fetchRewards({ api, signal }: Host): Promise<Reward[]> {
  return (await api.call(mallRewards, { page: 1, size: mallRewardCounts.requested, type: '' }, { signal })).content;
}

/** Fetches a reward from the list; the back end has no call for a single one. */
export async function fetchReward(host: Host, id: string): Promise<Reward | null> {
  return (await fetchRewards(host)).find((reward) => reward.id === id) ?? null;
}
