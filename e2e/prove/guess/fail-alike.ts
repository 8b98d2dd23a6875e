import { sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import type { GuessingClient } from './client';
import { difference } from './difference';
import type { Person } from './people';
import { shapeOf } from './shape';

/** Guesses in a row at each name, so that captcha and waiting come into it. */
const inARow = 6;

export interface Rows {
  names: number;
  inARow: number;
  faults: string[];
}

/** Guesses again and again at each name, known and unknown in turn: what comes of it must not tell either. */
export async function failAlike(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  known: Person[],
  unknown: Person[],
): Promise<Rows> {
  await control.forgive();
  const row = async ({ name }: Person): Promise<string> => {
    const from = { address: nextAddress() };
    const shapes: string[] = [];
    for (let guess = 0; guess < inARow; guess += 1) {
      const fields = { username: name, password: 'Guess0000', type: 'username' };
      shapes.push(shapeOf(await client.call(sessionLogin, fields, from)));
    }
    return shapes.join('\n');
  };
  const rows = { known: [] as string[], unknown: [] as string[] };
  for (const [index, person] of known.entries()) {
    const other = unknown[index];
    const both = await Promise.all([row(person), other && row(other)]);
    rows.known.push(both[0]);
    if (both[1] !== undefined) rows.unknown.push(both[1]);
  }
  const told = difference(rows.known, rows.unknown);
  return {
    names: known.length + unknown.length,
    inARow,
    faults: told === undefined ? [] : [`guesses in a row tell who exists: ${told}`],
  };
}
