import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../clock';

/** Milliseconds between two rounds, 5 seconds: no longer than the shortest pause between a sale and its draw. */
export const roundTime = 5_000;
/** Rounds of a chain: those of a UTC day. */
export const dayLength = 86_400_000 / roundTime;
/** Chains kept in memory. */
const mostChains = 4;

/**
 * The sandbox's beacon. Each day has a chain of hashes: its end is published beforehand, and each round publishes the
 * value with the one before as its SHA-256, so that no value can be replaced and none follows from earlier ones.
 */
export class HashChain {
  /** The chains of days, from their ends. */
  readonly #chains = new Map<number, string[]>();
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(key: Buffer, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** The published value of a round; undefined before its time. */
  valueOf(round: number): string | undefined {
    if (round * roundTime > this.#clock()) return undefined;
    return this.#valuesOf(dayOf(round))[1 + (round % dayLength)];
  }

  /** The published end of a day's chain: SHA-256 of the value of the day's first round. */
  endOf(day: number): string {
    return this.#valuesOf(day)[0] ?? '';
  }

  #valuesOf(day: number): string[] {
    const known = this.#chains.get(day);
    if (known) return known;
    let value = createHmac('sha256', this.#key).update(`beacon ${day}`).digest('hex');
    const values = [value];
    for (let round = 0; round < dayLength; round++) values.push((value = nextInChain(value)));
    values.reverse();
    const [oldest] = this.#chains.keys();
    if (oldest !== undefined && this.#chains.size >= mostChains) this.#chains.delete(oldest);
    this.#chains.set(day, values);
    return values;
  }
}

/** The first round at a time or later. */
export function roundAt(time: number): number {
  return Math.ceil(time / roundTime);
}

/** The UTC day of a round, in days since 1970. */
export function dayOf(round: number): number {
  return Math.floor(round / dayLength);
}

/** The value published a round before another. */
export function nextInChain(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
