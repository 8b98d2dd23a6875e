import { toDecimal, type MemberLoss, type TeamBet, type TeamPayment, type TeamRecordQuery } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { latestPayments, type PaymentColumn } from './latest-payments';
import { periodOf, inPeriod } from './period';
import { milliseconds, type Row } from './record-row';
import { nameContains, teamBelow, turnover, winLoss } from './team';
import { foldTeamChanges, inQuarters } from './team-sums';

/** The rounds played by the team. Two vendors may use the same round id: a round is known by both. */
export async function betsOf(backend: Backend, agent: Account, query: TeamRecordQuery) {
  const { currency, decimal, totalPages } = answerFormat(backend, agent, query);
  const lines = await linesOf<'id' | 'account' | 'time' | 'round' | 'stake' | 'won'>(
    backend,
    agent,
    query,
    sql`select min(moved.id) as id, accounts.name as account, ${milliseconds(sql`min(moved.created_at)`)} as time,
      moved.reference as round, ${turnover} as stake,
      coalesce(sum(amount) filter (where moved.kind = 'win'), 0) as won`,
    sql`and moved.kind in ('bet', 'win', 'rollback')
      group by accounts.name, moved.reference, (
        select other.account_id from sandbox.ledger_entries other
        where other.transaction_id = moved.id and other.account_id <> moved.wallet_id limit 1
      ), case when moved.reference = '' then moved.id end`,
    sql`id desc`,
  );
  const bets = lines.map(({ id, account, time, round, stake, won }): TeamBet => ({
    id: String(id),
    account,
    time: Number(time),
    round,
    stake: decimal(stake),
    won: decimal(won),
  }));
  return { currency, bets, totalPages: totalPages(lines) };
}

/** Win or loss of each member, and the grand total. */
export async function lossOf(backend: Backend, agent: Account, query: TeamRecordQuery) {
  const { currency, decimal, totalPages } = answerFormat(backend, agent, query);
  const sums = { turnover, winLoss, deposits: sumOfKind('grant', 1), withdrawals: sumOfKind('withdrawal', -1) };
  type Sums = keyof typeof sums;
  const sumsOf = (line: Record<Sums, string>) => ({
    turnover: decimal(line.turnover),
    winLoss: decimal(line.winLoss),
    deposits: decimal(line.deposits),
    withdrawals: decimal(line.withdrawals),
  });
  const columns = sql`${sums.turnover} as turnover, ${sums.winLoss} as "winLoss", ${sums.deposits} as deposits,
    ${sums.withdrawals} as withdrawals`;
  const lines = await linesOf<Sums | 'id' | 'account'>(
    backend,
    agent,
    query,
    sql`select accounts.id, accounts.name as account, ${columns}`,
    sql`group by accounts.id, accounts.name`,
    sql`"winLoss", id`,
  );
  const total =
    query.search === ''
      ? await storedSums<Sums>(backend, agent, query)
      : (await linesOf<Sums>(backend, agent, { ...query, pageNo: 1 }, sql`select ${columns}`, sql``, sql`1`))[0];
  return {
    currency,
    total: sumsOf(total ?? { turnover: '0', winLoss: '0', deposits: '0', withdrawals: '0' }),
    members: lines.map((line): MemberLoss => ({ id: String(line.id), account: line.account, ...sumsOf(line) })),
    totalPages: totalPages(lines),
  };
}

/** Deposits and withdrawals of the team. */
export async function paymentsOf(backend: Backend, agent: Account, query: TeamRecordQuery) {
  const { currency, decimal, totalPages } = answerFormat(backend, agent, query);
  const foundPayments = () =>
    linesOf<PaymentColumn>(
      backend,
      agent,
      query,
      sql`select moved.id, accounts.name as account, ${milliseconds(sql`moved.created_at`)} as time,
        moved.created_at, moved.kind as type, moved.amount`,
      sql`and moved.kind in ('grant', 'withdrawal')`,
      sql`created_at desc, id desc`,
    );
  const lines = query.search === '' ? await latestPayments(backend, agent, query) : await foundPayments();
  const payments = lines.map(({ id, account, time, type, amount }): TeamPayment => ({
    id: String(id),
    account,
    time: Number(time),
    type,
    amount: decimal(amount),
  }));
  return { currency, payments, totalPages: totalPages(lines) };
}

function answerFormat(backend: Backend, agent: Account, { pageSize }: TeamRecordQuery) {
  const { code: currency } = merchantByCode(backend, agent.merchant).currency;
  return {
    currency,
    decimal: (minor: string) => toDecimal({ minor: Number(minor), currency }),
    totalPages: (lines: { lines: string }[]) => Math.max(1, Math.ceil(Number(lines[0]?.lines ?? 0) / pageSize)),
  };
}

/**
 * A page of rows over the team's postings in the range; `rest` may filter further and group, `order` names columns. All
 * rows are found before one page is cut: planned together, PostgreSQL expects to stop early, although the number of rows
 * is needed, and compares every posting with every wallet.
 */
async function linesOf<Name extends string>(
  backend: Backend,
  agent: Account,
  query: TeamRecordQuery,
  select: SQL,
  rest: SQL,
  order: SQL,
): Promise<Row<Name>[]> {
  const { search, pageNo, pageSize } = query;
  const { rows } = await backend.engine.database.execute<Row<Name>>(sql`
    with recursive ${teamBelow(agent)},
    found as materialized (
      ${select}
      from moved join sandbox.accounts on accounts.id = moved.account_id
      where ${inPeriod(sql`moved.created_at`, periodOf(query))} ${search === '' ? sql`` : sql`and ${nameContains(search)}`}
      ${rest}
    )
    select found.*, count(*) over () as lines from found order by ${order}
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return rows;
}

/** The sums of the whole team in the range. */
async function storedSums<Name extends string>(
  backend: Backend,
  agent: Account,
  range: TeamRecordQuery,
): Promise<Record<Name, string>> {
  await foldTeamChanges(backend);
  const { rows } = await backend.engine.database.execute<Record<Name, string>>(sql`
    select coalesce(sum(turnover), 0) as turnover, coalesce(sum(win_loss), 0) as "winLoss",
      coalesce(sum(deposits), 0) as deposits, coalesce(sum(withdrawals), 0) as withdrawals
      from sandbox.team_sums where agent_id = ${agent.id} and ${inQuarters(periodOf(range))}`);
  return onlyRow(rows);
}

function sumOfKind(kind: string, sign: 1 | -1): SQL {
  return sql`coalesce(sum(amount * ${sql.raw(String(sign))}) filter (where moved.kind = ${kind}), 0)`;
}
