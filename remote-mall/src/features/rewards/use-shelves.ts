import type { Reward, RewardType } from '@atrium/api';
import { Loadable, useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { fetchRewards, fetchRewardTypes } from './fetch-rewards';
import { whileNoneRedeems } from './price-lock';

/** Rewards and their types, each loaded on its own: without the types the rewards are still shown. */
export interface LoadedShelves {
  rewards: Loadable<Reward[]>;
  types: Loadable<RewardType[]>;
  /** Loads both again. */
  again: () => void;
  /** Loads both again in the background. */
  refresh: () => void;
}

/** Rewards and types in the page's language. */
export function useShelves(): LoadedShelves {
  const host = useHost();
  const language = useReadable(host.language.current);
  const [shelves] = useState(() => {
    const [rewards, types] = [new Loadable<Reward[]>(), new Loadable<RewardType[]>()];
    return {
      ...{ rewards, types },
      again: () => void Promise.all([rewards.again(), types.again()]),
      refresh: () => void Promise.all([rewards.refresh(), types.refresh()]),
    };
  });
  useEffect(() => {
    void shelves.rewards.load(() => whileNoneRedeems(() => fetchRewards(host)));
    void shelves.types.load(() => fetchRewardTypes(host));
  }, [host, shelves, language]);
  return shelves;
}
