import { longestTransactionRange } from '@atrium/api';
import { Refusal } from '../wire/refusal';

/** The last moment a date can name, by ECMA-262. */
const endOfTime = 8.64e15;

/** @throws Refusal when the end lies before the start, or more days after it than may be asked for at once. */
export function requireReadableDays(start: number, end: number): void {
  const span = end - start;
  const named = Math.abs(start) <= endOfTime && Math.abs(end) <= endOfTime;
  if (!named || !(span >= 0 && span <= longestTransactionRange)) throw new Refusal('request_invalid', { status: 400 });
}
