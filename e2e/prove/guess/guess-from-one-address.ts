import { sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import { present } from '../../support/present';
import { headerOf, type GuessingClient } from './client';
import { waitOut } from './wait-out';
import type { Person } from './draw-people';

/** Waits before the attacker stops; each is twice the one before. */
const enoughWaits = 4;

/** The result of guesses from one address. */
export interface GuessesFromOne {
  /** Guesses before the first wait. */
  free: number;
  /** Seconds. */
  waits: number[];
  faults: string[];
}

/** Guesses from one address, two passwords for each name, so that no captcha is required, and waits when required. */
export async function guessFromOneAddress(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  people: Person[],
): Promise<GuessesFromOne> {
  await control.clearAttempts();
  const from = { address: nextAddress() };
  const waits: number[] = [];
  let free = 0;
  for (let turn = 0; waits.length < enoughWaits && turn < 200; turn += 1) {
    const { name } = present(people[(turn >> 1) % people.length]);
    const answer = await client.call(sessionLogin, { username: name, password: 'Guess0000', type: 'username' }, from);
    if (answer.status === 429) waits.push(await waitOut(headerOf(answer, 'retry-after')));
    else if (waits.length === 0) free += 1;
  }
  const growing = waits.every((wait, index) => index === 0 || wait > present(waits[index - 1]));
  const faults =
    waits.length === enoughWaits && growing ? [] : [`an attacker at one address waits ${waits.join(', ') || 'never'}`];
  return { free, waits, faults };
}
