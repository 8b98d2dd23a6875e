import type { Draw } from '../../support/seeded-random';
import { corruptions, type Corruption } from './corruptions';
import type { Case } from './run-case';
import type { Visit } from './visits';

interface Wanted {
  /** How many. */
  cases: number;
  /** Part of the id of a call. */
  call: string;
  /** Part of the name of a corruption. */
  corruption: string;
  draw: Draw;
}

/** Draws cases: every call comes before a call comes again, and so does every corruption. */
export function drawCases(calls: ReadonlyMap<string, Visit[]>, wanted: Wanted): Case[] {
  const { draw } = wanted;
  const named = [...calls]
    .filter(([call]) => call.includes(wanted.call))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const ways = corruptions.filter(({ name }) => name.includes(wanted.corruption));
  const nextCall = rounds(named, draw);
  const nextWay = rounds(ways, draw);
  const cases: Case[] = [];
  while (cases.length < Math.min(wanted.cases, named.length * ways.length)) {
    const [call, visits] = nextCall();
    const corruption: Corruption = nextWay();
    const visit = visits[draw(0, visits.length - 1)];
    if (visit) cases.push({ visit, call, corruption });
  }
  return cases;
}

/** Gives the items in a drawn order, then all again in another. */
export function rounds<Item>(items: readonly Item[], draw: Draw): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const [item] = left.splice(draw(0, left.length - 1), 1);
    if (item === undefined) throw new Error('Nothing to draw from.');
    return item;
  };
}
