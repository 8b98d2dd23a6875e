import { sessionLogin } from '@atrium/api';
import { accounts } from '../../support/accounts';
import type { Control } from '../../support/control';
import { percentile } from '../../support/percentile';
import type { Draw } from '../../support/seeded-random';
import { cookieOf, type Answer, type GuessingClient } from './client';
import { difference } from './difference';
import type { Person } from './draw-people';
import { shapeOf } from './shape';
import type { AccountRequest } from './account-requests';

/** Calls at once; fewer than the 24 places that the hashing queue has for strangers. */
const atOnce = 16;

/** The compared answers to one kind of request. */
export interface ComparedAnswers {
  request: string;
  answers: number;
  /** Median milliseconds. */
  medians: { known: number; unknown: number };
  faults: string[];
}

interface Options {
  client: GuessingClient;
  control: Control;
  nextAddress: () => string;
  draw: Draw;
}

/** Sends one kind of request for all people, known and unknown in a drawn order, and compares the answers. */
export async function compareAnswers(
  { client, control, nextAddress, draw }: Options,
  kind: AccountRequest,
  people: Person[],
): Promise<ComparedAnswers> {
  // limits of the previous kind of request do not apply
  await control.clearAttempts();
  const cookie = kind.afterOwnPassword && (await beginOwnSignIn(client, nextAddress()));
  const received: { person: Person; answer: Answer }[] = [];
  const queue = shuffled(people, draw);
  const prepare = async ({ endpoint, fields }: Pick<AccountRequest, 'endpoint' | 'fields'>, person: Person) => {
    const { body } = await client.call(endpoint, fields(person), { address: nextAddress() });
    if (body.success !== true) throw new Error(`${kind.name} cannot be prepared: ${JSON.stringify(body)}`);
  };
  const send = async () => {
    for (let person = queue.pop(); person; person = queue.pop()) {
      if (kind.preparation) await prepare(kind.preparation, person);
      const answer = await client.call(kind.endpoint, kind.fields(person), {
        address: nextAddress(),
        ...(cookie && { cookie }),
      });
      received.push({ person, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));

  const of = (known: boolean) => received.filter(({ person }) => person.known === known).map(({ answer }) => answer);
  const faults: string[] = [];
  const revealed = difference(of(true).map(shapeOf), of(false).map(shapeOf));
  if (revealed !== undefined) faults.push(`${kind.name} reveals who exists: ${revealed}`);
  const other = received.find(({ answer: { body } }) => body.success !== !kind.refusal || body.code !== kind.refusal);
  if (other) faults.push(`${kind.name} got an unexpected answer: ${JSON.stringify(other.answer.body)}`);
  const median = (answers: Answer[]) =>
    percentile(
      answers.map(({ milliseconds }) => milliseconds),
      50,
    );
  return {
    request: kind.name,
    answers: received.length,
    medians: { known: median(of(true)), unknown: median(of(false)) },
    faults,
  };
}

/** Begins a sign-in to the attacker's own account. @returns the cookie between password and second factor */
async function beginOwnSignIn(client: GuessingClient, address: string): Promise<string> {
  const answer = await client.call(sessionLogin, { ...accounts.guarded, type: 'username' }, { address });
  const cookie = cookieOf(answer);
  if (answer.body.code !== 'login_verify_required' || cookie === undefined)
    throw new Error(`A sign-in with two factors does not begin: ${JSON.stringify(answer.body)}`);
  return cookie;
}

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  return items
    .map((item) => ({ item, at: draw(0, 2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
