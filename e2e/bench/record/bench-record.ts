import { cpus } from 'node:os';
import type { Bench } from '@atrium/deploy/sandbox-bench';
import { openTogether } from '@atrium/deploy/sandboxes-together';
import { postgresMissing } from '@atrium/deploy/start-postgres';
import { seededRandom } from '../../prove/kill/seeded-random';
import { median } from '../figures/median';
import { ratioOfMedians } from '../figures/ratio-of-medians';
import { recordBenchOptions, usage } from './options';
import { seedRounds } from './seed-rounds';

const merchant = 'aurora';
const day = 86_400_000;
/** The most of `many` to `few` that is good enough. */
const aim = 2;
const pageSize = 20;

type Member = 'few' | 'many';
const inOrder: Member[] = ['few', 'many'];

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
    for (const member of inOrder) {
      const name = `member${member}`;
      await sandbox.control('twin', { merchant, account: 'player1', name, balance: 1_000_000 });
      await seedRounds(together, { merchant, name, rounds: rounds[member], until: sandbox.now });
      tokens[member] = await sandbox.signIn(name);
    }
    console.log(`
A page of ${pageSize} of a member with ${rounds.many} rounds and of one with ${rounds.few}, ${calls} calls each, alternating (--seed ${seed})
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}

                                     many       few, median ms       ratio    95 % interval    aim ${aim}`);
    for (const [name, page] of Object.entries(pagesAt(sandbox.now))) {
      const times: Record<Member, number[]> = { few: [], many: [] };
      // call 0 is a warm-up
      for (let call = 0; call <= calls; call += 1)
        for (const member of call % 2 === 0 ? inOrder : inOrder.toReversed()) {
          const time = await timeOf(sandbox, page, tokens[member]);
          if (call > 0) times[member].push(time);
        }
      const { ratio, from, to } = ratioOfMedians(times.many, times.few, draw);
      const cell = (value: number) => value.toFixed(1).padStart(8);
      console.log(
        `${name.padEnd(32)}${cell(median(times.many))}  ${cell(median(times.few))}                ${ratio.toFixed(3)}    ${from.toFixed(3)} to ${to.toFixed(3)}`,
      );
    }
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
