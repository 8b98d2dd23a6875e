import { commitmentOf, winningNumber, type Draw } from '@atrium/api';

/** Result of a check: valid, or the part that does not match. */
export type DrawCheck = 'valid' | 'other-seed' | 'other-number';

/** Checks that the seed matches the published commitment and yields, with the other inputs, the numbers. */
export async function checkDraw(draw: Draw): Promise<DrawCheck> {
  if ((await commitmentOf(draw.seed)) !== draw.commitment) return 'other-seed';
  return (await winningNumber(draw, draw.gameCode, draw.numero)) === draw.winNo ? 'valid' : 'other-number';
}

/** Whether the draw has the data for a check. */
export function isCheckable({ commitment, seed }: Draw): boolean {
  return commitment !== '' && seed !== '';
}

/** Whether the commitment was stored before the draw, not later for a missed draw. */
export function committedBeforeDraw({ drawTime = 0, committedAt = 0 }: Draw): boolean {
  return committedAt < drawTime;
}
