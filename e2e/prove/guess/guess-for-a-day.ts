import { Bench } from '@atrium/deploy/sandbox-bench';
import { present } from '../../support/present';

const minute = 60_000;
const day = 24 * 60 * minute;
const name = 'player1';

/** The result of a day of guesses. */
export interface Day {
  strategy: string;
  /** Guesses with a checked password in a day. */
  guesses: number;
  /** Different waits, in seconds. */
  waits: number[];
}

/** How an attacker guesses who solves every captcha. */
interface Strategy {
  name: string;
  address(guess: number): string;
  /** Milliseconds of rest after so many guesses. */
  rest?: { after: number; for: number };
}

const here = () => '198.51.100.7';
const strategies: Strategy[] = [
  { name: 'one address, waiting when required', address: here },
  { name: 'one address, resting 15 min after four', address: here, rest: { after: 4, for: 15 * minute + 1 } },
  { name: 'another address each time', address: (guess) => `203.0.${113 + (guess >> 8)}.${guess & 255}` },
];

/**
 * Guesses passwords of one name for a day, with every captcha solved, in a sandbox with a fake clock. Then the owner signs
 * in from a known browser and from an unknown one.
 */
export async function guessForADay(): Promise<{
  days: Day[];
  owner: { known: number; unknown: number };
  faults: string[];
}> {
  const bench = await new Bench().open();
  try {
    const home = { address: '192.0.2.1' };
    const { headers } = await attempt(bench, 'Atrium88', home);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const days: Day[] = [];
    for (const strategy of strategies) {
      await bench.control('forgive');
      days.push(await guessFor(bench, strategy));
    }
    const owner = {
      known: await waitOf(bench, { ...home, cookie }),
      unknown: await waitOf(bench, { address: '192.0.2.2' }),
    };
    return { days, owner, faults: faultsOf(days, owner) };
  } finally {
    await bench.close();
  }
}

async function guessFor(bench: Bench, { name: strategy, address, rest }: Strategy): Promise<Day> {
  const end = bench.now + day;
  const waits = new Set<number>();
  let guesses = 0;
  for (let turn = 0; bench.now < end; turn += 1) {
    const from = { address: address(turn) };
    const { cookie, answer } = await bench.solvedCaptcha(from);
    const { status, code, headers } = await attempt(bench, 'Guess0000', { ...from, cookie }, answer);
    if (status === 429) {
      const seconds = Number(headers['retry-after']);
      waits.add(seconds);
      bench.pass(seconds * 1000);
      continue;
    }
    if (code !== 'login_failed') throw new Error(`A guess was answered ${code}.`);
    guesses += 1;
    bench.pass(rest && guesses % rest.after === 0 ? rest.for : 1);
  }
  return { strategy, guesses, waits: [...waits] };
}

/** Seconds that the owner waits with the right captcha and password. */
async function waitOf(bench: Bench, from: { address: string; cookie?: string }): Promise<number> {
  const { cookie, answer } = await bench.solvedCaptcha(from);
  const both = [from.cookie, cookie].filter(Boolean).join('; ');
  const { success, headers } = await attempt(bench, 'Atrium88', { ...from, cookie: both }, answer);
  return success ? 0 : Number(headers['retry-after']);
}

function attempt(bench: Bench, password: string, from: { address: string; cookie?: string }, captcha?: string) {
  return bench.call('session.login', { username: name, password, type: 'username', ...(captcha && { captcha }) }, from);
}

function faultsOf(days: Day[], owner: { known: number; unknown: number }): string[] {
  const alone = present(days[0]).waits;
  const faults: string[] = [];
  // the sandbox's figures: a wait of at most 15 minutes for one address, and of a minute for many
  if (alone.slice(0, 10).join() !== '1,2,4,8,16,32,64,128,256,512' || Math.max(...alone) !== 900)
    faults.push(`an attacker at one address waits ${alone.join(', ')} seconds`);
  for (const { strategy, guesses } of days)
    if (guesses > 24 * 60 + 60) faults.push(`${strategy}: ${guesses} guesses in a day`);
  if (owner.known !== 0) faults.push(`the owner waits ${owner.known} s at a browser the account knows`);
  if (!(owner.unknown <= 60)) faults.push(`the owner waits ${owner.unknown} s at another browser`);
  return faults;
}
