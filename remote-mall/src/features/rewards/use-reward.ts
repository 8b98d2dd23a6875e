import type { Reward } from '@atrium/api';
import { Loadable, useHost, useReadable } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { fetchReward } from './fetch-rewards';
import { whileNoneRedeems } from './price-lock';

/** A reward by id, in the page's language; `null` if it does not exist. */
export function useReward(id: string): Loadable<Reward | null> {
  const host = useHost();
  const language = useReadable(host.language.current);
  const [reward] = useState(() => new Loadable<Reward | null>());
  useEffect(() => void reward.load(() => whileNoneRedeems(() => fetchReward(host, id))), [reward, host, id, language]);
  return reward;
}
