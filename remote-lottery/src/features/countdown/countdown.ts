import type { LotteryGame } from '@atrium/api';
import { countdownShown } from '@atrium/api/figures';

/**
 * Milliseconds left to bet when the answer arrived, which is about half the round trip after it was computed.
 * `remainTime` and `lockTime` are seconds, `roundTrip` milliseconds.
 */
export function timeToClose({ remainTime, lockTime }: Pick<LotteryGame, 'remainTime' | 'lockTime'>, roundTrip: number) {
  return (remainTime - lockTime) * 1000 - roundTrip / 2;
}

/** Formats as `hh:mm:ss`, also with more than 99 hours; dashes below 2 seconds and above 1000 hours. */
export function countdownText(milliseconds: number): string {
  if (!(milliseconds >= countdownShown.from && milliseconds <= countdownShown.to)) return '--:--:--';
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
