import type { LotteryGame } from '@atrium/api';

const shortest = 2_000;
const longest = 1_000 * 3_600_000;

/**
 * Milliseconds left to bet when the answer arrived. The answer was on its way for half the round trip, by which it has
 * aged; `remainTime` and `lockTime` are seconds, `roundTrip` milliseconds.
 */
export function saleLeft({ remainTime, lockTime }: Pick<LotteryGame, 'remainTime' | 'lockTime'>, roundTrip: number) {
  return (remainTime - lockTime) * 1000 - roundTrip / 2;
}

/** Time left as `hh:mm:ss`, hours beyond 99 too; dashes below 2 seconds and above 1000 hours. */
export function countdownText(milliseconds: number): string {
  if (!(milliseconds >= shortest && milliseconds <= longest)) return '--:--:--';
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
