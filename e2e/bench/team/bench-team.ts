import { cpus } from 'node:os';
import { runContracts } from '@atrium/deploy/contract-pay';
import type { Bench } from '@atrium/deploy/sandbox-bench';
import { openTogether } from '@atrium/deploy/sandboxes-together';
import { postgresMissing } from '@atrium/deploy/start-postgres';
import { seededRandom } from '../../prove/kill/seeded-random';
import { median } from '../figures/median';
import { ratioOfMedians } from '../figures/ratio-of-medians';
import { teamBenchOptions, usage } from './options';
import { seedContracts, seedTeam } from './seed-team';

const merchant = 'aurora';
const day = 86_400_000;
/** The most of `many` to `few` that is good enough. */
const aim = 5;
const pageSize = 20;

type Team = 'few' | 'many';
const inOrder: Team[] = ['few', 'many'];
const agentOf = (team: Team) => `agent${team}`;

/** Measures the pages of an agent with a large team, and of one with a small team, and one day of pay. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const missing = postgresMissing();
  if (missing) return console.log(`Nothing was measured: ${missing}.`);
  const { calls, entries, contracts, seed, ...members } = teamBenchOptions(args);
  const draw = seededRandom(seed);
  const together = await openTogether(1);
  const [sandbox] = together.benches;
  try {
    const tokens = { few: '', many: '' };
    for (const team of inOrder) {
      const name = agentOf(team);
      await sandbox.control('twin', { merchant, account: 'agent1', name, balance: 1_000_000 });
      await seedTeam(together, { merchant, name, members: members[team], entries, until: sandbox.now });
      tokens[team] = await sandbox.signIn(name);
    }
    console.log(`
Pages of an agent with ${members.many} members and ${members.many * entries} entries and of one with ${members.few} and ${members.few * entries}, ${calls} calls each, alternating (--seed ${seed})
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}

                                     many       few, median ms       ratio    95 % interval    aim ${aim}`);
    for (const [name, page] of Object.entries(pagesAt(sandbox.now))) {
      const times: Record<Team, number[]> = { few: [], many: [] };
      // call 0 is a warm-up
      for (let call = 0; call <= calls; call += 1)
        for (const team of call % 2 === 0 ? inOrder : inOrder.toReversed()) {
          const time = await timeOf(sandbox, page, tokens[team], members[team]);
          if (call > 0) times[team].push(time);
        }
      const { ratio, from, to } = ratioOfMedians(times.many, times.few, draw);
      const cell = (value: number) => value.toFixed(1).padStart(8);
      console.log(
        `${name.padEnd(32)}${cell(median(times.many))}  ${cell(median(times.few))}                ${ratio.toFixed(3)}    ${from.toFixed(3)} to ${to.toFixed(3)}`,
      );
    }
    await payOneDay(together, { contracts, members: members.many });
  } finally {
    await together.close();
  }
}

/**
 * Times the job that pays one day, then the same job with nothing left to pay.
 * @throws when a contract is not paid, because then the time means something else
 */
async function payOneDay(
  together: Awaited<ReturnType<typeof openTogether>>,
  { contracts, members }: { contracts: number; members: number },
): Promise<void> {
  const [sandbox] = together.benches;
  // what the seed left due is paid before
  await runContracts(sandbox.backend);
  await seedContracts(together, { merchant, name: agentOf('many'), contracts, members, from: sandbox.now - day });
  const timed = async () => {
    const begin = performance.now();
    const posted = await runContracts(sandbox.backend);
    return { posted, seconds: ((performance.now() - begin) / 1000).toFixed(1) };
  };
  const paid = await timed();
  if (paid.posted < contracts) throw new Error(`${paid.posted} of ${contracts} contracts were paid.`);
  const again = await timed();
  console.log(`
One day of ${contracts} daily salaries: ${paid.posted} pays in ${paid.seconds} s; a second run posts ${again.posted} in ${again.seconds} s`);
}

interface TeamPage {
  id: string;
  request: object;
  /** The number of members or rows that the answer must have, of a team with so many members. */
  expected: (members: number) => number;
  found: (value: Answer) => number;
}

/** What the bench reads of an answer. */
type Answer = Record<string, unknown[]> & { members: unknown };

function pagesAt(now: number): Record<string, TeamPage> {
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const range = { from: dateOf(now - 29 * day), to: dateOf(now), zone: 'UTC' };
  const page = { ...range, search: '', pageNo: 1, pageSize };
  const full = (list: string) => ({
    expected: () => pageSize,
    found: (value: Answer) => value[list]?.length ?? 0,
  });
  return {
    overview: {
      ...{ id: 'agent.overview', request: range },
      expected: (members) => members,
      found: ({ members }) => Number(members),
    },
    'downlines, first page': { id: 'agent.downlines', request: { ...page, of: '' }, ...full('members') },
    'downlines, found by name': {
      id: 'agent.downlines',
      request: { ...page, of: '', search: '-1' },
      ...full('members'),
    },
    'bets, first page': { id: 'agent.bets', request: page, ...full('bets') },
    'win and loss, first page': { id: 'agent.loss', request: page, ...full('members') },
    'deposits and withdrawals': { id: 'agent.payments', request: page, ...full('payments') },
  };
}

/** @throws when the answer is not the expected one, because then the time means something else */
async function timeOf(sandbox: Bench, page: TeamPage, token: string, members: number): Promise<number> {
  const { id, request, expected, found } = page;
  const begin = performance.now();
  const answer = await sandbox.call(id, request, { token });
  const time = performance.now() - begin;
  if (!answer.success || found(answer.value) !== Math.min(expected(members), members))
    throw new Error(`${id} was answered with ${JSON.stringify(answer).slice(0, 500)}.`);
  return time;
}
