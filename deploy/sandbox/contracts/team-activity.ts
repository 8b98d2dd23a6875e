import type { ContractProduct } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { isAgent, itselfAsTeam, teamBelow } from '../agent/team';
import { gameTypeOf } from '../games/game-type-of';
import { periodEnd, periodStart, type Cadence } from './cadence';

/** What one member of the team did in one period, by product. Amounts in minor units. */
export interface Activity {
  member: number;
  product: ContractProduct;
  /** Stakes that were not returned; deposits for the product `DEPOSIT`. */
  stake: number;
  /** Wins; withdrawals for the product `DEPOSIT`. */
  won: number;
}

/** A period with activity of the team. Times are milliseconds since 1970. */
export interface ActivePeriod {
  start: number;
  end: number;
  activities: Activity[];
}

/** The account that a contract pays. */
export type Holder = Pick<Account, 'id' | 'kind'>;

interface Row extends Record<string, unknown> {
  start: string;
  end: string;
  member: string;
  vendor: string;
  game: string | null;
  staked: string;
  won: string;
  deposited: string;
  withdrawn: string;
}

/**
 * When a win counts: with the first bet of its round that was placed before it and not returned, so that the win is in
 * the period of that stake; without such a bet, when it was won.
 * @param of the row of the win, and columns with the wallet and the vendor's account
 */
export function winCountsAt(of: { won: SQL; wallet: SQL; vendor: SQL }): SQL {
  return sql`coalesce((
    select min(bet.created_at) from sandbox.ledger_transactions bet
      join sandbox.ledger_entries stake on stake.transaction_id = bet.id and stake.account_id = ${of.wallet}
      join sandbox.ledger_entries taken on taken.transaction_id = bet.id and taken.account_id = ${of.vendor}
    where bet.kind = 'bet' and bet.reference = ${of.won}.reference and bet.reference <> '' and bet.created_at <= ${of.won}.created_at
      and not exists (select from sandbox.ledger_transactions returned where returned.reverses = bet.id)
  ), ${of.won}.created_at)`;
}

/**
 * Table expressions for `with recursive`: `counted` holds what counts for pay: stakes that were not returned, wins,
 * deposits and withdrawals of the holder's team, each with its vendor, its game and the time that it counts for. The team
 * is everyone below an agent; a player, who has no team, is its only member.
 */
export function countedFor(holder: Holder, { from, to }: { from: Date; to: Date }): SQL {
  return sql`${isAgent(holder) ? teamBelow(holder) : itselfAsTeam(holder)},
    placed as (
      select moved.id, moved.account_id, moved.kind, moved.amount, moved.reference, house.name as vendor, played.game,
        case when moved.kind = 'win' then ${winCountsAt({
          won: sql`moved`,
          wallet: sql`moved.wallet_id`,
          vendor: sql`house.id`,
        })} else moved.created_at end as created_at
      from moved
        join sandbox.ledger_entries entry on entry.transaction_id = moved.id
        join sandbox.ledger_accounts house on house.id = entry.account_id and house.kind in ('vendor', 'bank')
        left join lateral (
          select game from sandbox.wallet_transactions
          where vendor = house.name and round = moved.reference and account_id = moved.account_id and kind = 'bet' limit 1
        ) played on house.kind = 'vendor'
      where moved.created_at >= ${from.toISOString()}::timestamptz
        and (moved.kind = 'win' or moved.created_at < ${to.toISOString()}::timestamptz)
        and moved.kind in ('bet', 'win', 'grant', 'withdrawal')
        and not exists (select from sandbox.ledger_transactions returned where returned.reverses = moved.id)
        and not exists (select from sandbox.ledger_transactions self where self.id = moved.id and self.reverses is not null)
    ),
    counted as (
      select * from placed
      where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz
    )`;
}

/** Activity of the holder's team from a moment up to another one, by the periods of the merchant's clock. */
export async function activityOf(
  queries: Queries,
  holder: Holder,
  { cadence, zone, from, to }: { cadence: Cadence; zone: string; from: Date; to: Date },
): Promise<ActivePeriod[]> {
  const { rows } = await queries.execute<Row>(sql`
    with recursive ${countedFor(holder, { from, to })},
    dated as (select counted.*, ${periodStart(cadence, sql`counted.created_at`, zone)} as start from counted)
    select extract(epoch from start) * 1000 as start,
      extract(epoch from ${periodEnd(cadence, sql`start`, zone)}) * 1000 as end,
      account_id as member, vendor, game,
      coalesce(-sum(amount) filter (where kind = 'bet'), 0) as staked,
      coalesce(sum(amount) filter (where kind = 'win'), 0) as won,
      coalesce(sum(amount) filter (where kind = 'grant'), 0) as deposited,
      coalesce(-sum(amount) filter (where kind = 'withdrawal'), 0) as withdrawn
    from dated group by dated.start, account_id, vendor, game order by dated.start, account_id, vendor, game`);
  const periods = new Map<number, ActivePeriod>();
  for (const row of rows) {
    const [start, end] = [Number(row.start), Number(row.end)];
    const period = periods.get(start) ?? { start, end, activities: [] };
    periods.set(start, period);
    period.activities.push(...activitiesIn(row));
  }
  return [...periods.values()];
}

function activitiesIn(row: Row): Activity[] {
  const member = Number(row.member);
  const product = productOf(row);
  const played = { stake: Number(row.staked), won: Number(row.won) };
  const paid = { stake: Number(row.deposited), won: Number(row.withdrawn) };
  return [
    ...(product && played.stake + played.won > 0 ? [{ member, product, ...played }] : []),
    ...(paid.stake + paid.won > 0 ? [{ member, product: 'DEPOSIT' as const, ...paid }] : []),
  ];
}

/** The product of a vendor's game; undefined for the bank. Contracts have no product of its own for e-sports. */
export function productOf({ vendor, game }: Pick<Row, 'vendor' | 'game'>): ContractProduct | undefined {
  const type = vendor === '' ? undefined : gameTypeOf(vendor, game);
  return type === 'ESPORTS' ? 'SPORTS' : type;
}
