import { registerByUsername } from '@atrium/api';
import { present } from '../../support/present';
import type { Control } from '../../support/control';
import { headerOf, type GuessingClient } from './client';
import { waitOut } from './wait-out';
import type { Person } from './people';

/** Waits that are shown; each is twice the one before. */
const shown = 4;

/** A free name fails by its code, which may have run out since it was sent. */
const refusals = { known: ['username_taken'], unknown: ['sms_code_incorrect', 'auth/code-expired'] };

export interface TakenNames {
  /** Names a network is told of before it waits. */
  free: number;
  /** Seconds between the names after those. */
  waits: number[];
  faults: string[];
}

/**
 * Whoever registers has to be told that a name is taken: this is where an account can be found out. Asks for name after
 * name from one address, and looks how often it is told and how long it waits then.
 */
export async function takenNames(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  known: Person[],
  unknown: Person[],
): Promise<TakenNames> {
  await control.forgive();
  const from = { address: nextAddress() };
  const registering = ({ name, mobile }: Person) => ({
    username: name,
    password: 'Guess0000',
    verifyPwd: 'Guess0000',
    confirmPassword: 'Guess0000',
    mobileNum: mobile,
    verificationCode: 'guess0',
    registerMethod: 'WEB',
    registerUrl: 'http://localhost/register',
    domain: 'localhost',
    login: true,
  });
  const faults: string[] = [];
  const waits: number[] = [];
  let free = 0;
  for (let turn = 0; waits.length < shown && turn < 200; turn += 1) {
    const person = present((turn % 2 === 0 ? known : unknown)[(turn >> 1) % known.length]);
    const answer = await client.call(registerByUsername, registering(person), from);
    if (answer.status === 429) {
      waits.push(await waitOut(headerOf(answer, 'retry-after')));
    } else {
      if (waits.length === 0) free += 1;
      const { code } = answer.body;
      if (!refusals[person.known ? 'known' : 'unknown'].includes(code ?? ''))
        faults.push(`registering by a name that ${person.known ? 'exists' : 'is free'} was answered ${code}`);
    }
  }
  const growing = waits.every((wait, index) => index === 0 || wait > present(waits[index - 1]));
  if (waits.length < shown || !growing) faults.push(`whoever asks for many names waits ${waits.join(', ') || 'never'}`);
  return { free, waits, faults };
}
