import { longestTransactionRange } from '@atrium/api';
import { Refusal } from '../wire/refusal';

/** Latest timestamp of a date, by ECMA-262. */
const endOfTime = 8.64e15;

/**  @throws Refusal when the end is before the start, or the range is too long. */
export function requireValidRange(start: number, end: number): void {
  const span = end - start;
  const named = Math.abs(start) <= endOfTime && Math.abs(end) <= endOfTime;
  if (!named || !(span >= 0 && span <= longestTransactionRange)) throw new Refusal('request_invalid');
}
