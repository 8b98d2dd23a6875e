import { lotteryOpened, type Draw } from '@atrium/api';
import { Loadable, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import type { PrizeMode } from '../games/prize-mode';

/** Last drawn number by game code, reloaded with every list of the board. */
export function useLastDraws({ lists }: LotteryBoard, prizeMode: PrizeMode): ReadonlyMap<string, string> {
  const { api, signal } = useHost();
  const [draws] = useState(() => new Loadable<Draw[]>());
  useEffect(() => {
    if (lists > 0) void draws.load(() => api.call(lotteryOpened, { prizeMode }, { signal }));
  }, [draws, api, signal, lists, prizeMode]);
  return new Map(draws.value?.map(({ gameCode, winNo }) => [gameCode, winNo]));
}
