import { Control } from '../../support/control';
import { present } from '../../support/present';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../kill/seeded-random';
import { aDay } from './a-day';
import { otherAddresses } from './addresses';
import { askAlike, type Told } from './ask-alike';
import { GuessingClient } from './client';
import { failAlike, type Rows } from './fail-alike';
import { guessBySpelling, type BySpelling } from './guess-by-spelling';
import { inhabit } from './inhabit';
import { manyGuessers, type ManyGuessers } from './many-guessers';
import { oneGuesser, type OneGuesser } from './one-guesser';
import type { GuessOptions } from './options';
import { drawPeople, merchant } from './people';
import { takenNames, type TakenNames } from './taken-names';
import { ways } from './ways';

/** Names that are guessed at in a row, of each kind. */
const rowsOf = 20;

export interface Proof {
  told: Told[];
  rows: Rows;
  taken: TakenNames;
  one: OneGuesser;
  many: ManyGuessers;
  spelled: BySpelling;
  day: Awaited<ReturnType<typeof aDay>>;
  faults: string[];
}

/** Asks for everybody by every way, then guesses as one and as many, while the owner of an account comes. */
export async function goThrough(portal: Portal, { accounts, seed }: GuessOptions): Promise<Proof> {
  const draw = seededRandom(seed);
  const { known, unknown } = drawPeople(accounts, draw);
  await inhabit(portal, known);
  const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
  const asking = { client, control: new Control(portal), nextAddress: otherAddresses(), draw };

  const told: Told[] = [];
  for (const way of ways) told.push(await askAlike(asking, way, [...known, ...unknown]));
  const rows = await failAlike(asking, known.slice(0, rowsOf), unknown.slice(0, rowsOf));
  const taken = await takenNames(asking, known, unknown);
  const one = await oneGuesser(asking, [...known, ...unknown]);
  const many = await manyGuessers(asking, present(known.at(-1)));
  await asking.control.forgive();
  const spelled = await guessBySpelling(client, present(known[0]).mobile, asking.nextAddress());
  const day = await aDay();
  const faults = [...told, rows, taken, one, many, spelled, day].flatMap((each) => each.faults);
  return { told, rows, taken, one, many, spelled, day, faults };
}
