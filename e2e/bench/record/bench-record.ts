import type { Bench } from '@atrium/deploy/sandbox-bench';
import { openTogether } from '@atrium/deploy/sandboxes-together';
import { postgresMissing } from '@atrium/deploy/start-postgres';
import { seededRandom } from '../../support/seeded-random';
import { compareFewAndMany, sides } from '../figures/compare-few-and-many';
import { recordBenchOptions, usage } from './options';
import { seedRounds } from './seed-rounds';

const merchant = 'aurora';
const day = 86_400_000;
/** The most of `many` to `few` that is good enough. */
const aim = 2;
const pageSize = 20;

/** Measures pages of the records of a member with many rounds, and of one with few. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const missing = postgresMissing();
  if (missing) return console.log(`Nothing was measured: ${missing}.`);
  const { calls, seed, ...rounds } = recordBenchOptions(args);
  const draw = seededRandom(seed);
  const together = await openTogether(1);
  const [sandbox] = together.benches;
  try {
    const tokens = { few: '', many: '' };
    for (const member of sides) {
      const name = `member${member}`;
      await sandbox.control('twin', { merchant, account: 'player1', name, balance: 1_000_000 });
      await seedRounds(together, { merchant, name, rounds: rounds[member], until: sandbox.now });
      tokens[member] = await sandbox.signIn(name);
    }
    await compareFewAndMany(pagesAt(sandbox.now), (page, side) => timeOf(sandbox, page, tokens[side]), {
      title: `A page of ${pageSize} of a member with ${rounds.many} rounds and of one with ${rounds.few}, ${calls} calls each, alternating (--seed ${seed})`,
      ...{ calls, draw, aim },
    });
  } finally {
    await together.close();
  }
}

interface RecordPage {
  id: string;
  request: object;
  /** The list of the answer. */
  list: string;
}

function pagesAt(now: number): Record<string, RecordPage> {
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const bets = { from: dateOf(now - 29 * day), to: dateOf(now), zone: 'UTC', pageSize };
  const lines = { type: '', startTime: now - 30 * day, endTime: now + 1, pageSize };
  return {
    'betting record, first page': { id: 'wallets.bets', list: 'bets', request: { ...bets, pageNo: 1 } },
    'betting record, page 400': { id: 'wallets.bets', list: 'bets', request: { ...bets, pageNo: 400 } },
    'account record, first page': {
      ...{ id: 'wallets.transactions', list: 'transactions' },
      request: { ...lines, pageNo: 1 },
    },
    'account record, wins': {
      ...{ id: 'wallets.transactions', list: 'transactions' },
      request: { ...lines, type: 'win', pageNo: 1 },
    },
  };
}

/** @throws when the answer is not a full page, because then the time means something else */
async function timeOf(sandbox: Bench, { id, request, list }: RecordPage, token: string): Promise<number> {
  const begin = performance.now();
  const answer = await sandbox.call(id, request, { token });
  const time = performance.now() - begin;
  if (answer.value?.[list]?.length !== pageSize) throw new Error(`${id} was answered with ${JSON.stringify(answer)}.`);
  return time;
}
