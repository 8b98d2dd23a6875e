import { toDecimal, type TeamDay, type TeamFigures, type TeamRange } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { previousPeriod, periodOf, inPeriod, type Period } from './period';
import { isOnline, teamBelow, turnover, winLoss } from './team';

/** A row as the database returns it; integers come as text. */
type Row<Name extends string> = Record<Name, string>;

type Decimal = (minor: string) => string;

/**
 * The agent's team over some days, with the previous period of equal length, computed from ledger, sessions and
 * accounts.
 */
export async function overviewOf(backend: Backend, agent: Account, range: TeamRange) {
  const period = periodOf(range);
  const { code: currency } = merchantByCode(backend, agent.merchant).currency;
  const decimal: Decimal = (minor) => toDecimal({ minor: Number(minor), currency });
  const { members, online } = await presenceOf(backend, agent);
  return {
    currency,
    members,
    online,
    figures: await figuresOf(backend, agent, period, decimal),
    before: await figuresOf(backend, agent, previousPeriod(period), decimal),
    days: await daysOf(backend, agent, period, decimal),
  };
}

async function presenceOf(backend: Backend, agent: Account): Promise<{ members: number; online: number }> {
  const { rows } = await backend.engine.database.execute<Row<'members' | 'online'>>(sql`
    with recursive ${teamBelow(agent)}
    select count(*) as members, count(*) filter (where ${isOnline(backend, sql`team.account_id`)}) as online from team`);
  const { members, online } = onlyRow(rows);
  return { members: Number(members), online: Number(online) };
}

async function figuresOf({ engine }: Backend, agent: Account, period: Period, decimal: Decimal): Promise<TeamFigures> {
  const { rows } = await engine.database.execute<Row<keyof TeamFigures>>(sql`
    with recursive ${teamBelow(agent)}
    select ${turnover} as turnover, ${winLoss} as "winLoss",
      coalesce(sum(amount) filter (where kind = 'grant'), 0) as deposits,
      coalesce(-sum(amount) filter (where kind = 'withdrawal'), 0) as withdrawals,
      count(distinct account_id) filter (where kind = 'bet') as "activeMembers",
      (select count(*) from team join sandbox.accounts on accounts.id = team.account_id
        where ${inPeriod(sql`accounts.created_at`, period)}) as registrations
      from moved where ${inPeriod(sql`created_at`, period)}`);
  const { activeMembers, registrations, ...amounts } = onlyRow(rows);
  return {
    turnover: decimal(amounts.turnover),
    winLoss: decimal(amounts.winLoss),
    deposits: decimal(amounts.deposits),
    withdrawals: decimal(amounts.withdrawals),
    activeMembers: Number(activeMembers),
    registrations: Number(registrations),
  };
}

async function daysOf({ engine }: Backend, agent: Account, period: Period, decimal: Decimal): Promise<TeamDay[]> {
  const { from, to, zone } = period;
  const { rows } = await engine.database.execute<Row<keyof TeamDay>>(sql`
    with recursive ${teamBelow(agent)},
    daily as (
      select (created_at at time zone ${zone})::date as day, ${turnover} as turnover, ${winLoss} as win_loss
        from moved where ${inPeriod(sql`created_at`, period)} group by 1
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      coalesce(daily.turnover, 0) as turnover, coalesce(daily.win_loss, 0) as "winLoss"
      from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
      left join daily on daily.day = calendar.day::date
      order by calendar.day`);
  return rows.map((row) => ({ day: row.day, turnover: decimal(row.turnover), winLoss: decimal(row.winLoss) }));
}
