import type { LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { LotteryBoard } from './lottery-board';

/** A board of the games that `ask` gives, counting down while the view stands. */
export function useBoard(ask: (host: Host) => Promise<readonly LotteryGame[]>): LotteryBoard {
  const host = useHost();
  const [board] = useState(() => new LotteryBoard(() => ask(host)));
  useEffect(() => board.start(), [board]);
  return board;
}
