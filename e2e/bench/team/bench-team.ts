import { runContracts } from '@atrium/deploy/contract-pay';
import type { Bench } from '@atrium/deploy/sandbox-bench';
import { openTogether } from '@atrium/deploy/sandboxes-together';
import { postgresMissing } from '@atrium/deploy/start-postgres';
import { seededRandom } from '../../support/seeded-random';
import { compareFewAndMany, sides, type Side } from '../figures/compare-few-and-many';
import { teamBenchOptions, usage } from './options';
import { seedContracts, seedTeam } from './seed-team';

const merchant = 'aurora';
const day = 86_400_000;
/** The most of `many` to `few` that is good enough. */
const aim = 5;
const pageSize = 20;

const agentOf = (team: Side) => `agent${team}`;

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
    for (const team of sides) {
      const name = agentOf(team);
      await sandbox.control('twin', { merchant, account: 'agent1', name, balance: 1_000_000 });
      await seedTeam(together, { merchant, name, members: members[team], entries, until: sandbox.now });
      tokens[team] = await sandbox.signIn(name);
    }
    await compareFewAndMany(pagesAt(sandbox.now), (page, side) => timeOf(sandbox, page, tokens[side], members[side]), {
      title: `Pages of an agent with ${members.many} members and ${members.many * entries} entries and of one with ${members.few} and ${members.few * entries}, ${calls} calls each, alternating (--seed ${seed})`,
      ...{ calls, draw, aim },
    });
    await payOneDay(together, { contracts, members: members.many });
  } finally {
    await together.close();
  }
}

/** A few contracts; their pay of one day is compared with that of many. */
const fewContracts = 100;

/**
 * Times the job that pays one day of a few contracts and of many, then the same job with nothing left to pay. From the
 * middle of the team on, the latest bets of the members lie on the day before the latest.
 * @throws when a contract is not paid, because then the time means something else
 */
async function payOneDay(
  together: Awaited<ReturnType<typeof openTogether>>,
  { contracts, members }: { contracts: number; members: number },
): Promise<void> {
  const [sandbox] = together.benches;
  // what the seed left due is paid before
  await runContracts(sandbox.backend);
  const timed = async () => {
    const begin = performance.now();
    const posted = await runContracts(sandbox.backend);
    return { posted, time: performance.now() - begin };
  };
  const pay = async (count: number, after: number) => {
    await seedContracts(together, {
      ...{ merchant, name: agentOf('many'), contracts: count, after, from: sandbox.now - day },
    });
    const paid = await timed();
    if (paid.posted < count) throw new Error(`${paid.posted} of ${count} contracts were paid.`);
    return paid;
  };
  const middle = Math.floor(members * 0.4);
  const few = await pay(fewContracts, middle + contracts);
  const many = await pay(contracts, middle);
  const again = await timed();
  const seconds = ({ time }: { time: number }) => (time / 1000).toFixed(1);
  const each = (time: number, count: number) => (time / count).toFixed(1);
  console.log(`
One day of ${contracts} daily salaries: ${many.posted} pays in ${seconds(many)} s, ${each(many.time, contracts)} ms each; ${fewContracts} of them in ${seconds(few)} s, ${each(few.time, fewContracts)} ms each; a second run posts ${again.posted} in ${seconds(again)} s`);
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
