import { mallRewards, mallRewardTypes, type Reward, type RewardType } from '@atrium/api';
import { mallRewardCounts } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';

/** Fetches the types of rewards, in the order of their tabs. */
export function fetchRewardTypes({ api, signal }: Host): Promise<RewardType[]> {
  return api.call(mallRewardTypes, {}, { signal });
}

/** Fetches all rewards. */
export async function fetchRewards({ api, signal }: Host): Promise<Reward[]> {
  return (await api.call(mallRewards, { page: 1, size: mallRewardCounts.requested, type: '' }, { signal })).content;
}

/** Fetches a reward from the list; the back end has no call for a single one. */
export async function fetchReward(host: Host, id: string): Promise<Reward | null> {
  return (await fetchRewards(host)).find((reward) => reward.id === id) ?? null;
}
