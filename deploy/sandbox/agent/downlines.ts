import { toDecimal, type Downline, type TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { periodOf, inPeriod } from './period';
import { nameContains, isAgent, isOnline, teamBelow, turnover, winLoss } from './team';

interface DownlineQuery extends TeamRange {
  of: string;
  search: string;
  pageNo: number;
  pageSize: number;
}

/** A row as the database returns it; integers come as text. */
interface Row extends Record<string, unknown> {
  id: string;
  account: string;
  nickname: string;
  kind: number;
  level: number;
  team: string;
  online: boolean;
  joined: string;
  balance: string;
  turnover: string;
  win_loss: string;
  lines: string;
}

/** A page of downlines, of the agent or of a team member. @throws Refusal for an account outside the team. */
export async function downlinesOf(backend: Backend, agent: Account, query: DownlineQuery) {
  const { code: currency } = merchantByCode(backend, agent.merchant).currency;
  const trail = query.of === '' ? [] : await trailTo(backend, agent, query.of);
  const lines = await linesOf(backend, agent, query);
  const decimal = (minor: string) => toDecimal({ minor: Number(minor), currency });
  const total = Number(lines[0]?.lines ?? 0);
  return {
    currency,
    trail,
    members: lines.map((line): Downline => ({
      id: String(line.id),
      account: line.account,
      nickname: line.nickname,
      agent: isAgent(line),
      level: line.level,
      team: Number(line.team),
      online: line.online,
      joined: Number(line.joined),
      balance: decimal(line.balance),
      turnover: decimal(line.turnover),
      winLoss: decimal(line.win_loss),
    })),
    total,
    totalPages: Math.max(1, Math.ceil(total / query.pageSize)),
  };
}

/** The trail from just below the agent down to a team member. */
async function trailTo({ engine }: Backend, agent: Account, memberId: string) {
  const { rows } = await engine.database.execute<{ id: string; account: string }>(sql`
    with recursive ${teamBelow(agent)},
    trail as (
      select account_id, upline_id, level from team where account_id::text = ${memberId}
      union all
      select above.account_id, above.upline_id, above.level from team above join trail on above.account_id = trail.upline_id
    )
    select accounts.id, accounts.name as account from trail
      join sandbox.accounts on accounts.id = trail.account_id order by trail.level`);
  if (rows.length === 0) throw new Refusal('downline_unknown');
  return rows.map(({ id, account }) => ({ id: String(id), account }));
}

async function linesOf(backend: Backend, agent: Account, query: DownlineQuery): Promise<Row[]> {
  const { search, pageNo, pageSize } = query;
  const { rows } = await backend.engine.database.execute<Row>(sql`
    with recursive ${teamBelow(agent)},
    listed as materialized (
      select accounts.id, accounts.name, accounts.nickname, accounts.kind, accounts.created_at, team.level
        from team join sandbox.accounts on accounts.id = team.account_id
        where ${search === '' ? directlyBelow(query.of || String(agent.id)) : nameContains(search)}
    ),
    played as materialized (
      select account_id, ${turnover} as turnover, ${winLoss} as win_loss
        from moved where account_id in (select id from listed) and ${inPeriod(sql`created_at`, periodOf(query))}
        group by account_id
    ),
    page as (
      select listed.*, played.turnover, played.win_loss, count(*) over () as lines
        from listed left join played on played.account_id = listed.id
        order by played.turnover desc nulls last, listed.id
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select page.id, page.name as account, page.nickname, page.kind, page.level,
      ${teamSize(sql`page.id`)} as team, ${isOnline(backend, sql`page.id`)} as online,
      floor(extract(epoch from page.created_at) * 1000)::bigint as joined,
      coalesce(wallets.balance, 0) as balance,
      coalesce(page.turnover, 0) as turnover, coalesce(page.win_loss, 0) as win_loss, page.lines
      from page left join wallets on wallets.account_id = page.id
      order by page.turnover desc nulls last, page.id`);
  return rows;
}

function directlyBelow(id: string): SQL {
  return sql`team.upline_id::text = ${id}`;
}

/** Size of the team below an account, at every level. */
function teamSize(accountId: SQL): SQL {
  return sql`(with recursive below as (
      select account_id from sandbox.team_members where upline_id = ${accountId}
      union all
      select member.account_id from sandbox.team_members member join below on member.upline_id = below.account_id
    ) select count(*) from below)`;
}
