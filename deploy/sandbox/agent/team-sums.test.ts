import { randomUUID } from 'node:crypto';
import { toMoney, type TeamRange } from '@atrium/api';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { postgresMissing } from '../../engine/testing/start-postgres';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { requirePresent } from '../require-present';
import { describeSandboxOnEveryEngine } from '../testing/on-every-engine';
import type { Bench } from '../testing/open-bench';
import { openTogether, type Together } from '../testing/open-together';
import { win } from '../testing/win';
import { bet, grant, returnWithdrawal, rollBack, withdraw } from '../wallets/postings';
import { downlinesOf } from './downlines';
import { latestPayments } from './latest-payments';
import { overviewOf } from './overview';
import { lossOf } from './records';
import { teamMembers } from './tables';
import { foldTeamChanges } from './team-sums';

const hour = 3_600_000;
const day = 24 * hour;
/** The time zones of the viewers, in minutes east of Greenwich. */
const zones = { UTC: 0, 'Asia/Kathmandu': 345, 'Asia/Kolkata': 330, 'America/Bogota': -300 };
type Zone = keyof typeof zones;

/** Whole numbers below a limit, the same for each run. */
function drawFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

async function newAccount(bench: Bench, name: string): Promise<Account> {
  await bench.control('twin', { merchant: 'aurora', account: 'agent2', name, balance: 1_000_000 });
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  await bench.engine.database.delete(teamMembers).where(eq(teamMembers.accountId, account.id));
  return account;
}

const within = <Result>({ engine }: Bench, work: (transaction: Transaction) => Promise<Result>) =>
  engine.transaction(work);

/** Postings, corrections and moves of some accounts, drawn by chance. */
function actionsOf(bench: Bench, members: readonly Account[], draw: (limit: number) => number) {
  const bets: { account: Account; key: string }[] = [];
  const payouts: { account: Account; key: string; amount: number }[] = [];
  const one = <Item>(items: readonly Item[]) => requirePresent(items[draw(items.length)]);
  const amount = () => 1 + draw(500);
  const wagerOf = (key: string) => ({ vendor: 'NOVA', game: 'fruit-harbour', round: key, key, amount: amount() });
  const isBelow = async (lower: number, upper: number) => {
    const { rows } = await bench.engine.database.execute(sql`
      with recursive above as (
        select ${lower}::bigint as id
        union select upline_id from sandbox.team_members team join above on team.account_id = above.id
      ) select from above where id = ${upper}`);
    return rows.length > 0;
  };
  return {
    bet: async () => {
      const [account, key] = [one(members), randomUUID()];
      await within(bench, (transaction) => bet(bench.backend, transaction, account, wagerOf(key)));
      bets.push({ account, key });
    },
    win: async () => {
      const account = one(members);
      const { game: _game, ...wager } = wagerOf(randomUUID());
      await within(bench, (transaction) => win(bench.backend, transaction, account, wager));
    },
    rollBack: async () => {
      const [returned] = bets.splice(draw(bets.length), 1);
      if (returned)
        await within(bench, (transaction) =>
          rollBack(bench.backend, transaction, returned.account, 'NOVA', returned.key),
        );
    },
    deposit: async () => {
      const account = one(members);
      await within(bench, (transaction) => grant(bench.backend, transaction, account, amount(), randomUUID()));
    },
    withdraw: async () => {
      const payout = { account: one(members), key: randomUUID(), amount: amount() };
      await within(bench, (transaction) =>
        withdraw(bench.backend, transaction, payout.account, payout.amount, payout.key),
      );
      payouts.push(payout);
    },
    correct: async () => {
      const [payout] = payouts.splice(draw(payouts.length), 1);
      if (payout)
        await within(bench, (transaction) =>
          returnWithdrawal(bench.backend, transaction, payout.account, payout.amount, payout.key),
        );
    },
    fail: async () => {
      const account = one(members);
      const posting = within(bench, async (transaction) => {
        await bet(bench.backend, transaction, account, wagerOf(randomUUID()));
        throw new RangeError('after the posting');
      });
      await expect(posting).rejects.toThrow('after the posting');
    },
    move: async () => {
      const [account, upline] = [one(members), one(members)];
      if (await isBelow(upline.id, account.id)) return;
      await bench.engine.database
        .insert(teamMembers)
        .values({ accountId: account.id, uplineId: upline.id })
        .onConflictDoUpdate({ target: teamMembers.accountId, set: { uplineId: upline.id } });
    },
    leave: async () => {
      await bench.engine.database.delete(teamMembers).where(eq(teamMembers.accountId, one(members).id));
    },
    // also back, so that entries are not in the order of their times
    pass: async () => bench.pass((draw(200) - 80) * 15 * 60_000),
    fold: () => foldTeamChanges(bench.backend),
  };
}

async function actByChance(
  bench: Bench,
  members: readonly Account[],
  { seed, steps }: { seed: number; steps: number },
) {
  const draw = drawFrom(seed);
  const actions = actionsOf(bench, members, draw);
  // plays and passing time come up more often
  const each = Object.values(actions);
  const choices = [...each, actions.bet, actions.bet, actions.pass, actions.pass, actions.move];
  for (let step = 0; step < steps; step += 1) await requirePresent(choices[draw(choices.length)])();
}

interface Entry extends Record<string, unknown> {
  id: number;
  account: number;
  kind: string;
  amount: number;
  quarter: number;
}

/** Every payment of a range by small pages, read member by member or by time. */
async function paymentsIn(bench: Bench, agent: Account, range: TeamRange, way: 'by member' | 'by time') {
  const found: number[] = [];
  for (let [pageNo, total] = [1, 1]; found.length < total; pageNo += 1) {
    const query = { ...range, search: '', pageNo, pageSize: 3 };
    const lines = await latestPayments(bench.backend, agent, query, way === 'by time' ? -1 : undefined);
    if (lines.length === 0) break;
    total = Number(lines[0]?.lines);
    found.push(...lines.map(({ id }) => Number(id)));
  }
  return found;
}

/** What the sums must be, from accounts, uplines and ledger entries, without the code of the database. */
async function expectedOf({ engine }: Bench) {
  const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await engine.database.execute<Row>(query)).rows;
  const quarterOf = (time: unknown) => Math.floor(Number(time) / 900);
  const entries = (
    await rowsOf<{ id: string; account: string; kind: string; amount: string; at: string }>(sql`
      select posting.id, wallet.name as account, posting.kind, entry.amount, extract(epoch from posting.created_at) as at
      from sandbox.ledger_entries entry join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
        join sandbox.ledger_accounts wallet on wallet.id = entry.account_id where wallet.kind = 'wallet'
      order by posting.created_at desc, posting.id desc`)
  ).map(({ id, account, kind, amount, at }): Entry => ({
    id: Number(id),
    account: Number(account),
    kind,
    amount: Number(amount),
    quarter: quarterOf(at),
  }));
  const links = await rowsOf<{ account_id: string; upline_id: string }>(sql`select * from sandbox.team_members`);
  const uplines = new Map(links.map((link) => [Number(link.account_id), Number(link.upline_id)]));
  const accounts = (
    await rowsOf<{ id: string; at: string }>(sql`select id, extract(epoch from created_at) as at from sandbox.accounts`)
  ).map(({ id, at }) => ({ id: Number(id), quarter: quarterOf(at) }));
  const teams = new Map<number, Map<number, number>>();
  for (const { id } of accounts) {
    let level = 1;
    for (let agent = uplines.get(id); agent !== undefined; agent = uplines.get(agent)) {
      teams.set(agent, (teams.get(agent) ?? new Map<number, number>()).set(id, level));
      level += 1;
    }
  }
  return { entries, accounts, teams };
}

const sumOf = (entries: readonly Entry[], ...kinds: string[]) =>
  entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
const figuresOf = (entries: readonly Entry[]) => ({
  // a bet of nothing is no minus zero
  turnover: 0 - sumOf(entries, 'bet', 'rollback'),
  winLoss: sumOf(entries, 'bet', 'rollback', 'win'),
  deposits: sumOf(entries, 'grant'),
  withdrawals: 0 - sumOf(entries, 'withdrawal'),
});

async function expectSumsOfTheLedger(bench: Bench, draw: (limit: number) => number, agents: readonly Account[]) {
  const { entries, accounts, teams } = await expectedOf(bench);
  const { database } = bench.engine;
  const paths = await database.execute<Record<string, string>>(sql`select * from sandbox.team_paths`);
  expect(paths.rows.map((row) => [row['agent_id'], row['account_id'], row['level']].map(Number)).sort()).toEqual(
    [...teams].flatMap(([agent, team]) => [...team].map(([account, level]) => [agent, account, level])).sort(),
  );
  for (const agent of agents) {
    const team = teams.get(agent.id) ?? new Map<number, number>();
    const zone = requirePresent(Object.keys(zones)[draw(4)]) as Zone;
    const shift = zones[zone] / 15;
    const today = Math.floor((bench.now / 900_000 + shift) / 96);
    const [last, span] = [today + 3 - draw(9), 1 + draw(5)];
    const dateOf = (date: number) => new Date(date * day).toISOString().slice(0, 10);
    const range = { from: dateOf(last - span + 1), to: dateOf(last), zone };
    const found = await overviewOf(bench.backend, agent, range);

    const between = (first: number, end: number) => {
      const inside = ({ quarter }: { quarter: number }) => quarter >= first * 96 - shift && quarter < end * 96 - shift;
      const own = entries.filter((entry) => team.has(entry.account) && inside(entry));
      const { turnover, winLoss, deposits, withdrawals } = figuresOf(own);
      return {
        ...{ turnover, winLoss, deposits, withdrawals },
        activeMembers: new Set(own.filter(({ kind }) => kind === 'bet').map(({ account }) => account)).size,
        registrations: accounts.filter((account) => team.has(account.id) && inside(account)).length,
      };
    };
    const minor = (figures: typeof found.figures) =>
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [
          name,
          typeof value === 'string' ? toMoney(value, found.currency).minor : value,
        ]),
      );
    expect(found.members).toBe(team.size);
    expect(minor(found.figures)).toEqual(between(last - span + 1, last + 1));
    expect(minor(found.before)).toEqual(between(last - 2 * span + 1, last - span + 1));

    const record = { ...range, search: '', pageNo: 1, pageSize: 100 };
    const { activeMembers: _active, registrations: _registrations, ...total } = found.figures;
    expect((await lossOf(bench.backend, agent, record)).total).toEqual(total);

    const first = last - span + 1;
    const inRange = ({ quarter }: Entry) => quarter >= first * 96 - shift && quarter < (last + 1) * 96 - shift;
    const payments = entries
      .filter((entry) => team.has(entry.account) && inRange(entry) && ['grant', 'withdrawal'].includes(entry.kind))
      .map(({ id }) => id);
    expect(await paymentsIn(bench, agent, range, 'by member')).toEqual(payments);
    expect(await paymentsIn(bench, agent, range, 'by time')).toEqual(payments);

    const { members } = await downlinesOf(bench.backend, agent, { ...record, of: '' });
    expect(members.map(({ id }) => Number(id)).sort()).toEqual(
      [...team].flatMap(([account, level]) => (level === 1 ? [account] : [])).sort(),
    );
    for (const member of members) {
      const own = entries.filter((entry) => entry.account === Number(member.id) && inRange(entry));
      const { turnover, winLoss } = figuresOf(own);
      expect(member).toMatchObject({ team: teams.get(Number(member.id))?.size ?? 0 });
      expect([member.turnover, member.winLoss].map((text) => toMoney(text, found.currency).minor)).toEqual([
        turnover,
        winLoss,
      ]);
    }
  }
}

describeSandboxOnEveryEngine('sums of teams', ['aurora'], (bench) => {
  it('equal the sums of the ledger after postings, corrections, rollbacks and moves in any order', async () => {
    bench.now = Date.UTC(2026, 6, 1, 3);
    const members: Account[] = [];
    for (let index = 0; index < 7; index += 1) members.push(await newAccount(bench, `summed${index}`));
    const draw = drawFrom(11);
    for (let round = 0; round < 8; round += 1) {
      await actByChance(bench, members, { seed: 100 + round, steps: 60 });
      await expectSumsOfTheLedger(bench, draw, members);
    }
  }, 180_000);

  it('follow uplines that one statement changes together, and stop at a circle', async () => {
    const [top, middle, low, other] = [
      await newAccount(bench, 'top1'),
      await newAccount(bench, 'middle1'),
      await newAccount(bench, 'low1'),
      await newAccount(bench, 'other1'),
    ] as const;
    const { database } = bench.engine;
    await database.insert(teamMembers).values([
      { accountId: middle.id, uplineId: top.id },
      { accountId: low.id, uplineId: middle.id },
    ]);
    await database.execute(sql`update sandbox.team_members set upline_id = ${other.id}
      where account_id in (${middle.id}, ${low.id})`);
    await expectSumsOfTheLedger(bench, drawFrom(5), [top, middle, low, other]);
    await database.insert(teamMembers).values({ accountId: other.id, uplineId: low.id });
    const { rows } = await database.execute<{ agent_id: string }>(
      sql`select agent_id from sandbox.team_paths where account_id = ${low.id}`,
    );
    expect(rows.map((row) => Number(row.agent_id))).toEqual([other.id]);
    await database.delete(teamMembers).where(eq(teamMembers.accountId, other.id));
    await expectSumsOfTheLedger(bench, drawFrom(6), [top, middle, low, other]);
  });
});

const missing = postgresMissing();
(missing ? describe.skip : describe)('sums of teams in several processes', () => {
  let together: Together;
  beforeAll(async () => (together = await openTogether(3)), 60_000);
  afterAll(() => together.close());

  it('include each posting once while processes die, and equal those of a rebuilt database', async () => {
    const [bench, other, dying] = together.benches as [Bench, Bench, Bench];
    const members: Account[] = [];
    for (let index = 0; index < 5; index += 1) members.push(await newAccount(bench, `shared${index}`));
    const acting = [bench, other].map((each, index) => actByChance(each, members, { seed: 7 + index, steps: 120 }));
    const killed = (async () => {
      for (let kill = 0; kill < 6; kill += 1) {
        const folding = foldTeamChanges(dying.backend).catch(() => undefined);
        const betting = within(dying, (transaction) =>
          bet(dying.backend, transaction, requirePresent(members[kill % 5]), {
            ...{ vendor: 'NOVA', game: 'fruit-harbour', round: `dying-${kill}`, key: `dying-${kill}-key`, amount: 100 },
          }),
        ).catch(() => undefined);
        await together.kill(dying);
        await Promise.all([folding, betting]);
      }
    })();
    await Promise.all([...acting, killed]);
    await expectSumsOfTheLedger(bench, drawFrom(3), members);

    const stored = () =>
      bench.engine.database.execute(sql`
        select 'account' as of, account_id as id, quarter, entries, bets, turnover, win_loss, deposits, withdrawals,
            payments, registrations, played::integer as first, latest::integer as last, coalesce(previous, 0) as previous
          from sandbox.account_sums
        union all
        select 'team', agent_id, quarter, 0, 0, turnover, win_loss, deposits, withdrawals, payments, registrations,
            first_played, last_played, 0
          from sandbox.team_sums
          where (turnover, win_loss, deposits, withdrawals, payments, registrations, first_played, last_played)
            <> (0, 0, 0, 0, 0, 0, 0, 0)
        union all
        select 'size', agent_id, members, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from sandbox.team_sizes where members > 0
        order by 1, 2, 3`);
    await foldTeamChanges(bench.backend);
    const { rows } = await stored();
    await together.administer(['select sandbox.rebuild_team_sums()']);
    expect((await stored()).rows).toEqual(rows);
  }, 120_000);
});
