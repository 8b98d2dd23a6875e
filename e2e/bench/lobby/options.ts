import { parseArgs } from 'node:util';

export const usage = `npm run bench -- lobby [options]

Measures in one run, on a processor slowed four times: the time from a key in the search to the painted list over 2 000
games, windowed and with every game drawn; the bytes of the search's index; the layout shift of the first lobby pages.

  --rounds NUMBER   keys in each variant; default 20
  --help            this text`;

/** @throws with a sentence that says what the option takes */
export function lobbyOptions(args: string[]): { rounds: number } {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1, not "${values.rounds}".`);
  return { rounds };
}
