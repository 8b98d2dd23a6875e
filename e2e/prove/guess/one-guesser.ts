import { sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import { present } from '../../support/present';
import { headerOf, type GuessingClient } from './client';
import { waitOut } from './wait-out';
import type { Person } from './people';

/** Waits that are shown; each is twice the one before. */
const shown = 4;

export interface OneGuesser {
  /** Guesses at different names before it waits. */
  free: number;
  /** Seconds. */
  waits: number[];
  faults: string[];
}

/** Guesses from one address, two passwords a name, so that no captcha is asked for, and does as it is told. */
export async function oneGuesser(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  people: Person[],
): Promise<OneGuesser> {
  await control.forgive();
  const from = { address: nextAddress() };
  const waits: number[] = [];
  let free = 0;
  for (let turn = 0; waits.length < shown && turn < 200; turn += 1) {
    const { name } = present(people[(turn >> 1) % people.length]);
    const answer = await client.call(sessionLogin, { username: name, password: 'Guess0000', type: 'username' }, from);
    if (answer.status === 429) waits.push(await waitOut(headerOf(answer, 'retry-after')));
    else if (waits.length === 0) free += 1;
  }
  const growing = waits.every((wait, index) => index === 0 || wait > present(waits[index - 1]));
  const faults = waits.length === shown && growing ? [] : [`one guesser waits ${waits.join(', ') || 'never'}`];
  return { free, waits, faults };
}
