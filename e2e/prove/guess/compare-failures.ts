import { sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import type { GuessingClient } from './client';
import { difference } from './difference';
import type { Person } from './draw-people';
import { shapeOf } from './shape';

/** Wrong passwords in a row for each name: enough to require a captcha, and to be slowed down. */
const inARow = 6;

/** The compared answers to wrong passwords in a row. */
export interface ComparedFailures {
  names: number;
  inARow: number;
  faults: string[];
}

/** Sends wrong passwords in a row for each name, known and unknown in turn, and compares the answers. */
export async function compareFailures(
  { client, control, nextAddress }: { client: GuessingClient; control: Control; nextAddress: () => string },
  known: Person[],
  unknown: Person[],
): Promise<ComparedFailures> {
  await control.clearAttempts();
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
  const revealed = difference(rows.known, rows.unknown);
  return {
    names: known.length + unknown.length,
    inARow,
    faults: revealed === undefined ? [] : [`wrong passwords in a row reveal who exists: ${revealed}`],
  };
}
