import { toDecimal, type TeamDay, type TeamFigures, type TeamRange } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { previousPeriod, periodOf, inPeriod, type Period } from './period';
import { isOnline, teamBelow, turnover, winLoss } from './team';

/** A row as the database returns it; integers come as text. */
type Row<Name extends string> = Record<Name, string>;

type AmountName = 'turnover' | 'winLoss' | 'deposits' | 'withdrawals';

/** Sums of one day, or of one of the two periods; the other one is null. */
interface Sums extends Row<AmountName | 'activeMembers'> {
  day: string | null;
  current: boolean | null;
}

type Decimal = (minor: string) => string;

const dayLength = 24 * 3_600_000;

/**
 * The agent's team over some days, with the previous period of equal length, computed from ledger, sessions and
 * accounts.
 */
export async function overviewOf(backend: Backend, agent: Account, range: TeamRange) {
  const period = periodOf(range);
  const before = previousPeriod(period);
  const { code: currency } = merchantByCode(backend, agent.merchant).currency;
  const decimal: Decimal = (minor) => toDecimal({ minor: Number(minor), currency });
  const { members, online, ...registrations } = await presenceOf(backend, agent, { period, before });
  const sums = await sumsOf(backend, agent, { period, before });
  const figures = (current: boolean): TeamFigures => {
    const found = sums.find((row) => row.current === current);
    return {
      turnover: decimal(found?.turnover ?? '0'),
      winLoss: decimal(found?.winLoss ?? '0'),
      deposits: decimal(found?.deposits ?? '0'),
      withdrawals: decimal(found?.withdrawals ?? '0'),
      activeMembers: Number(found?.activeMembers ?? 0),
      registrations: current ? registrations.registered : registrations.registeredBefore,
    };
  };
  return {
    currency,
    members,
    online,
    figures: figures(true),
    before: figures(false),
    days: daysOf(period, sums, decimal),
  };
}

interface Periods {
  period: Period;
  before: Period;
}

async function presenceOf(backend: Backend, agent: Account, { period, before }: Periods) {
  const { rows } = await backend.engine.database.execute<Row<'members' | 'online' | 'registered' | 'before'>>(sql`
    with recursive ${teamBelow(agent)}
    select count(*) as members, count(*) filter (where ${isOnline(backend, sql`team.account_id`)}) as online,
      count(*) filter (where ${inPeriod(sql`accounts.created_at`, period)}) as registered,
      count(*) filter (where ${inPeriod(sql`accounts.created_at`, before)}) as before
      from team join sandbox.accounts on accounts.id = team.account_id`);
  const row = onlyRow(rows);
  return {
    members: Number(row.members),
    online: Number(row.online),
    registered: Number(row.registered),
    registeredBefore: Number(row.before),
  };
}

/** The sums of each day of both periods, and of each period, from one look at the ledger. */
async function sumsOf({ engine }: Backend, agent: Account, { period, before }: Periods): Promise<Sums[]> {
  const { zone } = period;
  const { rows } = await engine.database.execute<Sums & Record<string, unknown>>(sql`
    with recursive ${teamBelow(agent)},
    placed as (
      select account_id, kind, amount, (created_at at time zone ${zone})::date as day,
        ${inPeriod(sql`created_at`, period)} as current
        from moved where ${inPeriod(sql`created_at`, { from: before.from, to: period.to, zone })}
    )
    select to_char(day, 'YYYY-MM-DD') as day, current, ${turnover} as turnover, ${winLoss} as "winLoss",
      coalesce(sum(amount) filter (where moved.kind = 'grant'), 0) as deposits,
      coalesce(-sum(amount) filter (where moved.kind = 'withdrawal'), 0) as withdrawals,
      count(distinct account_id) filter (where moved.kind = 'bet') as "activeMembers"
      from placed moved group by grouping sets ((day), (current))`);
  return rows;
}

/** Every day of the period, the earliest first. */
function daysOf({ from, span }: Period, sums: readonly Sums[], decimal: Decimal): TeamDay[] {
  const byDay = new Map(sums.map((row) => [row.day, row]));
  return Array.from({ length: span }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayLength).toISOString().slice(0, 10);
    const found = byDay.get(day);
    return { day, turnover: decimal(found?.turnover ?? '0'), winLoss: decimal(found?.winLoss ?? '0') };
  });
}
