import { registerByUsername } from '@atrium/api';
import { present } from '../../support/present';
import type { Control } from '../../support/control';
import { headerOf, type GuessingClient } from './client';
import { waitOut } from './wait-out';
import type { Person } from './draw-people';

/** Waits before the attacker stops; each is twice the one before. */
const enoughWaits = 4;

/** A free name fails because of its code, which may have expired since it was sent. */
const refusals = { known: ['username_taken'], unknown: ['sms_code_incorrect', 'auth/code-expired'] };

export interface TakenNames {
  /** Names that one network can check before the first wait. */
  free: number;
  /** Seconds between the names after those. */
  waits: number[];
  faults: string[];
}

/**
 * Registers name after name from one address, and counts the answers before the first wait. Registration must reveal that
 * a name is taken, so that accounts can be found here.
 */
export async function registerTakenNames(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  known: Person[],
  unknown: Person[],
): Promise<TakenNames> {
  await control.clearAttempts();
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
  for (let turn = 0; waits.length < enoughWaits && turn < 200; turn += 1) {
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
  if (waits.length < enoughWaits || !growing)
    faults.push(`a client that registers many names waits ${waits.join(', ') || 'never'}`);
  return { free, waits, faults };
}
