import { commitmentOf, winningNumber, type Draw } from '@atrium/api';

/** What checking a draw has shown: what was promised was kept, or which part was not. */
export type Verdict = 'kept' | 'other-seed' | 'other-number';

/** Whether a draw has its published promise's seed and that seed's number. */
export async function checkDraw({ gameCode, numero, winNo, commitment, seed }: Draw): Promise<Verdict> {
  if ((await commitmentOf(seed)) !== commitment) return 'other-seed';
  return (await winningNumber(seed, gameCode, numero)) === winNo ? 'kept' : 'other-number';
}

/** Whether there is something to check. */
export function canBeChecked({ commitment, seed }: Draw): boolean {
  return commitment !== '' && seed !== '';
}

/** Whether the promise was stored before the number was drawn, not afterwards for a draw that had been missed. */
export function promisedBefore({ drawTime = 0, committedAt = 0 }: Draw): boolean {
  return committedAt < drawTime;
}
