import type { TeamRecordQuery } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { periodOf, inPeriod } from './period';
import { milliseconds, type Row } from './record-row';
import { foldTeamChanges, inQuarters, teamSize } from './team-sums';

export type PaymentColumn = 'id' | 'account' | 'time' | 'type' | 'amount';

/** Teams up to this size are searched member by member; for a larger one all payments of the same time are read. */
const fewMembers = 10_000;

/** The quarters of an hour that hold a page. */
interface Quarters extends Record<string, unknown> {
  first: string;
  last: string;
  /** Payments of the team in later quarters of the range. */
  later: string;
  lines: string;
  members: string;
}

/**
 * A page of the deposits and withdrawals of the whole team, the latest first. The stored sums say which quarters of an
 * hour hold the page, and only their entries are read.
 */
export async function latestPayments(
  backend: Backend,
  agent: Account,
  query: TeamRecordQuery,
  byMemberUpTo = fewMembers,
): Promise<Row<PaymentColumn>[]> {
  await foldTeamChanges(backend);
  const quarters = await quartersOf(backend, agent, query);
  if (!quarters) return [];
  const { first, last, later, lines, members } = quarters;
  const skipped = (query.pageNo - 1) * query.pageSize - Number(later);
  const { rows } = await backend.engine.database.execute<Row<PaymentColumn>>(sql`
    with paid as materialized (
      ${Number(members) > byMemberUpTo ? paymentsOfAll(agent) : paymentsByMember(agent, { first, last })}
      and posting.kind in ('grant', 'withdrawal')
      and posting.created_at >= to_timestamp(${first}::bigint * 900::double precision)
      and posting.created_at < to_timestamp((${last}::bigint + 1) * 900::double precision)
      and ${inPeriod(sql`posting.created_at`, periodOf(query))}
    )
    select paid.id, accounts.name as account, ${milliseconds(sql`paid.created_at`)} as time, paid.kind as type,
      paid.amount, ${lines}::text as lines
      from paid join sandbox.accounts on accounts.id = paid.account_id
      order by paid.created_at desc, paid.id desc limit ${query.pageSize} offset ${skipped}`);
  return rows;
}

/** Undefined for a page after the last one. */
async function quartersOf(
  { engine }: Backend,
  agent: Account,
  { pageNo, pageSize, ...range }: TeamRecordQuery,
): Promise<Quarters | undefined> {
  const skipped = (pageNo - 1) * pageSize;
  const { rows } = await engine.database.execute<Quarters>(sql`
    with counted as (
      select quarter, payments, sum(payments) over (order by quarter desc) as upto, sum(payments) over () as lines
        from sandbox.team_sums where agent_id = ${agent.id} and payments > 0
          and ${inQuarters(periodOf(range))}
    )
    select min(quarter) as first, max(quarter) as last, min(upto - payments) as later, max(lines) as lines,
      ${teamSize(sql`${agent.id}`)} as members
      from counted where upto > ${skipped} and upto - payments < ${skipped + pageSize} having count(*) > 0`);
  return rows[0];
}

const columns = sql`path.account_id, posting.id, posting.kind, posting.created_at, entry.amount`;

function paymentsOfAll({ id, merchant }: Account): SQL {
  return sql`select ${columns}
    from sandbox.ledger_transactions posting
      join sandbox.ledger_entries entry on entry.transaction_id = posting.id
      join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
        and wallet.merchant = ${merchant}
      join sandbox.team_paths path on path.agent_id = ${id}
        and path.account_id = case when wallet.name ~ '^[0-9]{1,18}$' then wallet.name::bigint end
    where true`;
}

function paymentsByMember({ id, merchant }: Account, { first, last }: Pick<Quarters, 'first' | 'last'>): SQL {
  return sql`select ${columns}
    from sandbox.team_paths path
      cross join lateral (
        select from sandbox.account_sums sums
          where sums.account_id = path.account_id and sums.payments > 0
            and sums.quarter between ${first}::integer and ${last}::integer limit 1
      ) paying
      join sandbox.ledger_accounts wallet on wallet.kind = 'wallet' and wallet.merchant = ${merchant}
        and wallet.name = path.account_id::text
      join sandbox.ledger_entries entry on entry.account_id = wallet.id
      join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
    where path.agent_id = ${id}`;
}
