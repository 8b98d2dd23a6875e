import { fitsCurrency, mallRewards, mallRewardTypes, type Reward, type RewardType } from '@atrium/api';
import { mallRewardCounts } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';

/** Fetches the types of rewards, in the order of their tabs. */
export function fetchRewardTypes({ api, signal }: Host): Promise<RewardType[]> {
  return api.call(mallRewardTypes, {}, { signal });
}

/** Fetches all rewards; one with a price that cannot be shown in full is left out and reported. */
export async function fetchRewards({ api, signal, settings, telemetry }: Host): Promise<Reward[]> {
  const request = { page: 1, size: mallRewardCounts.requested, type: '' };
  const { content } = await api.call(mallRewards, request, { signal });
  const { code } = settings.currency;
  return content.filter(({ id, mpMoneyAmount = '0' }) => {
    if (fitsCurrency(mpMoneyAmount, code)) return true;
    telemetry.error(new Error(`reward ${id} was left out: ${mpMoneyAmount} has more digits than ${code}`));
    return false;
  });
}

/** Fetches a reward from the list; the back end has no call for a single one. */
export async function fetchReward(host: Host, id: string): Promise<Reward | null> {
  return (await fetchRewards(host)).find((reward) => reward.id === id) ?? null;
}
