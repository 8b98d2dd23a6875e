import { runContracts } from '@atrium/deploy/contract-pay';
import type { Bench } from '@atrium/deploy/sandbox-bench';
import { bet } from '@atrium/deploy/wallet-postings';
import { win } from '@atrium/deploy/win';
import type { Report } from '../define-proof/report';
import type { Draw } from '../../support/seeded-random';
import { expectedPay, type Round } from './expected-pay';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The vendors of the rounds: one has slots, the other one live tables. */
const [slots, tables] = ['NOVA', 'VELA'] as const;
/** A period is paid this long after its end. */
const grace = minute;

type Account = Parameters<typeof bet>[2];

/**
 * Plays and pays for some days: the clock jumps by minutes to three days, runs of the job overlap, and some are killed
 * between two postings. Compares every pay with the expected one. Returns the numbers of pays, runs and kills.
 */
export async function payOfDays(
  bench: Bench,
  { days, draw, report }: { days: number; draw: Draw; report: Report },
): Promise<{ pays: number; runs: number; kills: number }> {
  const members: Account[] = [];
  for (let number = 0; number < 6; number++) {
    const name = `gambler${number}`;
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 900_000_000 });
    const { value } = await bench.call('member.info', {}, { token: await bench.signIn(name) });
    members.push({ id: Number(value.id), merchant: 'aurora', kind: 0 } as Account);
  }
  const rounds: Round[] = [];
  const start = bench.now;
  let [runs, kills] = [0, 0];

  async function play(): Promise<void> {
    const account = members[draw(0, members.length - 1)];
    if (!account) return;
    const [stake, live] = [draw(100, 200_000), draw(0, 3) === 0];
    const won = draw(0, 1) === 0 ? 0 : draw(1, 2 * stake);
    const round = `proof-${rounds.length}`;
    const wager = { vendor: live ? tables : slots, game: '', round, amount: stake, key: round };
    await bench.engine.transaction(async (transaction) => {
      await bet(bench.backend, transaction, account, wager);
      if (won > 0) await win(bench.backend, transaction, account, { ...wager, amount: won, key: `${round}:won` });
    });
    rounds.push({ at: bench.now, member: account.id, live, stake, won });
  }

  async function run(): Promise<void> {
    runs += 1;
    const postings = draw(0, 2) === 0 ? draw(1, 4) : Infinity;
    let posted = 0;
    const mayReceive = async () => {
      posted += 1;
      if (posted < postings) return 'allowed' as const;
      throw new Error('killed');
    };
    const killed = (error: Error) => {
      if (error.message !== 'killed') throw error;
      kills += 1;
    };
    const backend = { ...bench.backend, doors: { ...bench.backend.doors, mayReceive } };
    await Promise.all([
      runContracts(backend).catch(killed),
      ...(draw(0, 2) === 0 ? [runContracts(bench.backend)] : []),
    ]);
  }

  while (bench.now < start + days * day) {
    for (let number = draw(0, 8); number > 0; number--) {
      await play();
      bench.pass(draw(0, 20) * minute + draw(0, 59_999));
    }
    if (draw(0, 2) === 0) await run();
    bench.pass(draw(0, 9) === 0 ? draw(1, 3 * day) : draw(1, day / 3));
  }
  await runContracts(bench.backend);
  const token = await bench.signIn('agent1');
  let pays = 0;
  for (const [kind, expected] of Object.entries(expectedPay(rounds, bench.now - grace))) {
    const paid = await paysOf(bench, { token, kind, from: start });
    pays += paid.length;
    if (new Set(paid.map(([at]) => at)).size < paid.length) report.fault(`${kind}: a period is paid twice`);
    const found = new Map(paid);
    for (const at of new Set([...expected.keys(), ...found.keys()]))
      if (expected.get(at) !== found.get(at))
        report.fault(`${kind} of ${new Date(at).toISOString()}: paid ${found.get(at)} and not ${expected.get(at)}`);
  }
  return { pays, runs, kills };
}

/** Starts of the paid periods, with the amounts in minor units. */
async function paysOf(bench: Bench, { token, kind, from }: { token: string; kind: string; from: number }) {
  const found: [number, number][] = [];
  // a request has at most 92 days
  for (let first = from - day; first <= bench.now + day; first += 90 * day) {
    const range = { from: dayOf(first), to: dayOf(first + 89 * day) };
    for (let pageNo = 1; ; pageNo++) {
      const query = { kind, by: 'periods', ...range, pageNo, pageSize: 100 };
      const { value } = await bench.call('contracts.pay', query, { token });
      for (const { periodStart, amount } of value.rows) found.push([periodStart, Math.round(Number(amount) * 100)]);
      if (pageNo >= value.totalPages) break;
    }
  }
  return found;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
