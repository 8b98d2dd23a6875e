import { accountRole, toDecimal, type Downline, type TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { periodOf, inPeriod } from './period';
import { nameContains, isAgent, isOnline, teamBelow, turnover, winLoss } from './team';
import { foldTeamChanges, inQuarters, teamSize } from './team-sums';

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
      takesContracts: accountRole(line.kind).consolidated,
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
  // ids are compared as numbers, for their index
  if (!/^[1-9]\d{0,17}$/.test(memberId)) throw new Refusal('downline_unknown');
  const { rows } = await engine.database.execute<{ id: string; account: string }>(sql`
    select accounts.id, accounts.name as account
      from sandbox.team_paths step join sandbox.accounts on accounts.id = step.account_id
      where step.agent_id = ${agent.id} and step.account_id in (
        select ${memberId}::bigint
        union all
        select agent_id from sandbox.team_paths where account_id = ${memberId}::bigint
      ) order by step.level`);
  if (rows.length === 0) throw new Refusal('downline_unknown');
  return rows.map(({ id, account }) => ({ id: String(id), account }));
}

async function linesOf(backend: Backend, agent: Account, query: DownlineQuery): Promise<Row[]> {
  const { search, pageNo, pageSize } = query;
  await foldTeamChanges(backend);
  const { rows } = await backend.engine.database.execute<Row>(sql`
    with recursive ${search === '' ? directlyBelow(agent, query) : foundInTeam(agent, query)},
    page as (
      select played.*, count(*) over () as lines from played
        order by played.turnover desc nulls last, played.id
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select page.id, page.name as account, page.nickname, page.kind, page.level,
      ${teamSize(sql`page.id`)} as team,
      ${isOnline(backend, sql`page.id`)} as online,
      floor(extract(epoch from page.created_at) * 1000)::bigint as joined,
      coalesce(wallet.balance, 0) as balance,
      coalesce(page.turnover, 0) as turnover, coalesce(page.win_loss, 0) as win_loss, page.lines
      from page left join sandbox.ledger_accounts wallet on wallet.kind = 'wallet'
        and wallet.merchant = ${agent.merchant} and wallet.name = page.id::text
      order by page.turnover desc nulls last, page.id`);
  return rows;
}

/** Table expression `played`: the accounts directly below one, with their stored sums. */
function directlyBelow(agent: Account, query: DownlineQuery): SQL {
  return sql`played as (
    select accounts.id, accounts.name, accounts.nickname, accounts.kind, accounts.created_at, path.level, sums.*
      from sandbox.team_members direct
        join sandbox.accounts on accounts.id = direct.account_id
        join sandbox.team_paths path on path.account_id = direct.account_id and path.agent_id = ${agent.id}
        cross join lateral (
          select sum(turnover) as turnover, sum(win_loss) as win_loss from sandbox.account_sums
            where account_id = direct.account_id and entries > 0 and ${inQuarters(periodOf(query))}
        ) sums
      where direct.upline_id = ${query.of || agent.id}::bigint
  )`;
}

/** The same for the accounts of the team, at every level, with a text in their names; their entries are summed. */
function foundInTeam(agent: Account, query: DownlineQuery): SQL {
  return sql`${teamBelow(agent)},
    listed as materialized (
      select accounts.id, accounts.name, accounts.nickname, accounts.kind, accounts.created_at, team.level
        from team join sandbox.accounts on accounts.id = team.account_id where ${nameContains(query.search)}
    ),
    summed as materialized (
      select account_id, ${turnover} as turnover, ${winLoss} as win_loss
        from moved where account_id in (select id from listed) and ${inPeriod(sql`created_at`, periodOf(query))}
        group by account_id
    ),
    played as (
      select listed.*, summed.turnover, summed.win_loss
        from listed left join summed on summed.account_id = listed.id
    )`;
}
