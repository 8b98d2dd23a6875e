import type { LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { LotteryBoard } from './lottery-board';

/** A board of the fetched games that counts down while the view is mounted. */
export function useBoard(fetchGames: (host: Host) => Promise<readonly LotteryGame[]>): LotteryBoard {
  const host = useHost();
  const [board] = useState(() => new LotteryBoard(() => fetchGames(host)));
  useEffect(() => board.start(), [board]);
  return board;
}
