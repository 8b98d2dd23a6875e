import { toDecimal, type TeamDay, type TeamFigures, type TeamRange } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { previousPeriod, periodOf, type Period } from './period';
import { isInUse } from './team';
import { firstQuarter, foldTeamChanges, inQuarters, quarterAfter, teamSize } from './team-sums';

/** A row as the database returns it; integers come as text. */
type Row<Name extends string> = Record<Name, string>;

type AmountName = 'turnover' | 'winLoss' | 'deposits' | 'withdrawals';

/** Sums of one day, or of one of the two periods; the other one is null. */
interface Sums extends Row<AmountName | 'registrations'> {
  day: string | null;
  current: boolean | null;
}

type Decimal = (minor: string) => string;

const dayLength = 24 * 3_600_000;

/**
 * The agent's team over some days, with the previous period of equal length, from stored sums: the time of the answer
 * does not depend on the size of the team.
 */
export async function overviewOf(backend: Backend, agent: Account, range: TeamRange) {
  const period = periodOf(range);
  const before = previousPeriod(period);
  const { code: currency } = merchantByCode(backend, agent.merchant).currency;
  const decimal: Decimal = (minor) => toDecimal({ minor: Number(minor), currency });
  await foldTeamChanges(backend);
  const { members, online } = await presenceOf(backend, agent);
  const sums = await sumsOf(backend, agent, { period, before });
  const active = await activeIn(backend, agent, { period, before });
  const figures = (current: boolean): TeamFigures => {
    const found = sums.find((row) => row.current === current);
    return {
      turnover: decimal(found?.turnover ?? '0'),
      winLoss: decimal(found?.winLoss ?? '0'),
      deposits: decimal(found?.deposits ?? '0'),
      withdrawals: decimal(found?.withdrawals ?? '0'),
      activeMembers: current ? active.current : active.before,
      registrations: Number(found?.registrations ?? 0),
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

async function presenceOf(backend: Backend, agent: Account) {
  const { rows } = await backend.engine.database.execute<Row<'members' | 'online'>>(sql`
    select ${teamSize(sql`${agent.id}`)} as members,
      (select count(distinct sessions.account_id) from sandbox.sessions
        join sandbox.team_paths path on path.account_id = sessions.account_id and path.agent_id = ${agent.id}
        where ${isInUse(backend)}) as online`);
  const { members, online } = onlyRow(rows);
  return { members: Number(members), online: Number(online) };
}

/** The sums of each day of both periods, and of each period. */
async function sumsOf({ engine }: Backend, agent: Account, { period, before }: Periods): Promise<Sums[]> {
  const { rows } = await engine.database.execute<Sums & Record<string, unknown>>(sql`
    with placed as (
      select sums.*, quarter >= ${firstQuarter(period)} as current,
        (to_timestamp(quarter * 900::double precision) at time zone ${period.zone})::date as day
        from sandbox.team_sums sums
        where agent_id = ${agent.id} and ${inQuarters({ ...period, from: before.from })}
    )
    select to_char(day, 'YYYY-MM-DD') as day, current, sum(turnover) as turnover, sum(win_loss) as "winLoss",
      sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(registrations) as registrations
      from placed group by grouping sets ((day), (current))`);
  return rows;
}

/**
 * Members that played in a period: those that played last in it or later, without those that played first after it, and
 * without those that paused for the whole period.
 */
async function activeIn({ engine }: Backend, agent: Account, { period, before }: Periods) {
  const activeMembers = (range: Period) => sql`(
    select coalesce(sum(last_played), 0) from sandbox.team_sums
      where agent_id = ${agent.id} and quarter >= ${firstQuarter(range)}
  ) - (
    select coalesce(sum(first_played), 0) from sandbox.team_sums
      where agent_id = ${agent.id} and quarter >= ${quarterAfter(range)}
  ) - (
    select count(*) from sandbox.account_sums pause
      join sandbox.team_paths path on path.account_id = pause.account_id and path.agent_id = ${agent.id}
      where previous is not null and quarter - previous > 92
        and int4range(previous, quarter, '[]') @> int4range(${firstQuarter(range)} - 1, ${quarterAfter(range)}, '[]')
  )`;
  const { rows } = await engine.database.execute<Row<'current' | 'before'>>(
    sql`select ${activeMembers(period)} as current, ${activeMembers(before)} as before`,
  );
  const { current, before: earlier } = onlyRow(rows);
  return { current: Number(current), before: Number(earlier) };
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
