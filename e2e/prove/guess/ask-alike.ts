import { sessionLogin } from '@atrium/api';
import { accounts } from '../../support/accounts';
import type { Control } from '../../support/control';
import { percentile } from '../../support/percentile';
import type { Draw } from '../kill/seeded-random';
import { cookieOf, type Answer, type GuessingClient } from './client';
import { difference } from './difference';
import type { Person } from './people';
import { shapeOf } from './shape';
import type { Way } from './ways';

/** Calls under way at once; fewer than the 24 places that the hashing queue has for strangers. */
const atOnce = 16;

export interface Told {
  way: string;
  answers: number;
  /** Milliseconds in the middle. */
  middle: { known: number; unknown: number };
  faults: string[];
}

interface Asking {
  client: GuessingClient;
  control: Control;
  nextAddress: () => string;
  draw: Draw;
}

/** Asks one way for everybody, known and unknown in a drawn order, and compares all that the answers tell. */
export async function askAlike(
  { client, control, nextAddress, draw }: Asking,
  way: Way,
  people: Person[],
): Promise<Told> {
  // nobody waits for what was asked another way
  await control.forgive();
  const cookie = way.begun && (await beginAsOneself(client, nextAddress()));
  const heard: { person: Person; answer: Answer }[] = [];
  const queue = shuffled(people, draw);
  const ask = async () => {
    for (let person = queue.pop(); person; person = queue.pop()) {
      const answer = await client.call(way.endpoint, way.fields(person), {
        address: nextAddress(),
        ...(cookie && { cookie }),
      });
      heard.push({ person, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));

  const of = (known: boolean) => heard.filter(({ person }) => person.known === known).map(({ answer }) => answer);
  const faults: string[] = [];
  const told = difference(of(true).map(shapeOf), of(false).map(shapeOf));
  if (told !== undefined) faults.push(`${way.name} tells who exists: ${told}`);
  const other = heard.find(({ answer: { body } }) => body.success !== !way.refusal || body.code !== way.refusal);
  if (other) faults.push(`${way.name} was answered otherwise than it should: ${JSON.stringify(other.answer.body)}`);
  const middle = (answers: Answer[]) =>
    percentile(
      answers.map(({ milliseconds }) => milliseconds),
      50,
    );
  return {
    way: way.name,
    answers: heard.length,
    middle: { known: middle(of(true)), unknown: middle(of(false)) },
    faults,
  };
}

/** Whoever guesses may have an account like anybody; answers what their browser is known by between the two proofs. */
async function beginAsOneself(client: GuessingClient, address: string): Promise<string> {
  const answer = await client.call(sessionLogin, { ...accounts.guarded, type: 'username' }, { address });
  const cookie = cookieOf(answer);
  if (answer.body.code !== 'login_verify_required' || cookie === undefined)
    throw new Error(`A sign-in with two proofs does not begin: ${JSON.stringify(answer.body)}`);
  return cookie;
}

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  return items
    .map((item) => ({ item, at: draw(0, 2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
