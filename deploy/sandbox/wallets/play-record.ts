import { toDecimal, type PlayedRound, type ProfitDay, type TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { inPeriod } from '../agent/period';
import type { Backend } from '../backend';
import { findLedgerAccount } from '../ledger/ledger-account';
import { slipsOfRounds } from '../lottery/betting/slips-of-rounds';
import { nameOfGame } from './name-of-game';
import { countPages, pageOf } from './record-pages';
import { recordPeriodOf } from './record-period';
import { walletOf } from './wallet';

interface RoundQuery extends TeamRange {
  pageNo: number;
  pageSize: number;
}

/** A row as the database returns it; integers come as text. */
interface RoundRow extends Record<string, unknown> {
  id: string;
  time: string;
  round: string;
  vendor: string;
  game: string | null;
  staked: string;
  won: string;
  refunded: string;
}

/**
 * A page of the rounds that began on these days, straight from the ledger. A round counts with all its
 * stakes, wins and refunds, also those of later days.
 */
export async function betsOf(backend: Backend, account: Account, query: RoundQuery, language: string) {
  recordPeriodOf(backend.clock(), query);
  const name = walletOf(backend, account);
  const { database } = backend.engine;
  const wallet = await findLedgerAccount(database, name);
  const lines = wallet ? await roundsOf(backend, account.id, wallet.id, query) : [];
  const pages = wallet
    ? await countPages(database, roundsIn(wallet.id, query), query.pageSize)
    : { totalPages: 1, hasEarlier: false };
  const slips = await slipsOfRounds(
    backend,
    account.id,
    lines.map(({ round }) => round),
  );
  const decimal = (minor: number) => toDecimal({ minor, currency: name.currency });
  return {
    currency: name.currency,
    bets: lines.map(({ id, time, round, vendor, game, staked, won, refunded }): PlayedRound => ({
      id: String(id),
      time: Number(time),
      round,
      vendor,
      game: nameOfGame(vendor, game, language),
      stake: decimal(Number(staked) - Number(refunded)),
      won: decimal(Number(won)),
      refunded: Number(refunded) > 0,
      open: false,
      ...slips.get(round),
    })),
    ...pages,
  };
}

async function roundsOf({ engine }: Backend, accountId: number, walletId: number, query: RoundQuery) {
  const { rows } = await engine.database.execute<RoundRow>(sql`
    with page as (
      select line.entry_id, line.made_at, line.reference as round, line.other_id, house.name as vendor
      from sandbox.record_lines line join sandbox.ledger_accounts house on house.id = line.other_id
      where ${roundsIn(walletId, query)}
      order by line.made_at desc, line.entry_id desc ${pageOf(query)}
    )
    select page.entry_id as id, page.round, page.vendor, played.game,
      floor(extract(epoch from page.made_at) * 1000)::bigint as time, sums.staked, sums.won, sums.refunded
    from page
      cross join lateral (
        select coalesce(-sum(entry.amount) filter (where line.kind = 'bet'), 0) as staked,
          coalesce(sum(entry.amount) filter (where line.kind = 'win'), 0) as won,
          coalesce(sum(entry.amount) filter (where line.kind = 'rollback'), 0) as refunded
        from sandbox.record_lines line join sandbox.ledger_entries entry on entry.id = line.entry_id
        where line.account_id = ${walletId} and line.other_id = page.other_id and line.reference = page.round
          and line.kind in ('bet', 'win', 'rollback') and (page.round <> '' or line.entry_id = page.entry_id)
      ) sums
      left join lateral (
        select game from sandbox.wallet_transactions
        where vendor = page.vendor and round = page.round and account_id = ${accountId} and kind = 'bet' limit 1
      ) played on true
    order by page.made_at desc, page.entry_id desc`);
  return rows;
}

function roundsIn(walletId: number, period: TeamRange): SQL {
  return sql`line.account_id = ${walletId} and line.starts_round and ${inPeriod(sql`line.made_at`, period)}`;
}

interface ProfitRow extends Record<string, unknown> {
  day: string;
  staked: string;
  won: string;
  rewards: string;
}

/** Profit and loss by days of the viewer's zone, and their total, straight from the ledger. */
export async function profitOf(backend: Backend, account: Account, query: TeamRange) {
  const period = recordPeriodOf(backend.clock(), query);
  const { currency, ...wallet } = walletOf(backend, account);
  const { rows } = await backend.engine.database.execute<ProfitRow>(sql`
    select to_char((line.made_at at time zone ${period.zone})::date, 'YYYY-MM-DD') as day,
      coalesce(-sum(entry.amount) filter (where line.kind in ('bet', 'rollback')), 0) as staked,
      coalesce(sum(entry.amount) filter (where line.kind = 'win'), 0) as won,
      coalesce(sum(entry.amount) filter (where line.kind in ('reward', 'convert')), 0) as rewards
    from sandbox.ledger_accounts wallet
      join sandbox.record_lines line on line.account_id = wallet.id
      join sandbox.ledger_entries entry on entry.id = line.entry_id
    where wallet.kind = ${wallet.kind} and wallet.merchant = ${wallet.merchant} and wallet.name = ${wallet.name}
      and wallet.currency = ${currency} and line.kind in ('bet', 'win', 'rollback', 'reward', 'convert')
      and ${inPeriod(sql`line.made_at`, period)}
    group by 1 order by 1 desc`);
  const amountsOf = (figures: { staked: number; won: number; rewards: number }) => {
    const decimal = (minor: number) => toDecimal({ minor, currency });
    const { staked, won, rewards } = figures;
    return {
      stake: decimal(staked),
      won: decimal(won),
      rewards: decimal(rewards),
      result: decimal(won + rewards - staked),
    };
  };
  const days = rows.map(({ day, staked, won, rewards }) => ({
    day,
    figures: { staked: Number(staked), won: Number(won), rewards: Number(rewards) },
  }));
  const sumOf = (name: 'staked' | 'won' | 'rewards') => days.reduce((sum, { figures }) => sum + figures[name], 0);
  return {
    currency,
    total: amountsOf({ staked: sumOf('staked'), won: sumOf('won'), rewards: sumOf('rewards') }),
    days: days.map(({ day, figures }): ProfitDay => ({ day, ...amountsOf(figures) })),
  };
}
