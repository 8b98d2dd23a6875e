import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { onlyRow } from '../database/only-row';
import type { MerchantDay } from './merchant-day';

/** What an account played, by the ledger. Minor units. */
export interface PlayFigures {
  /** Stakes that were not rolled back. */
  staked: number;
  rounds: number;
  /** Wins minus stakes. */
  result: number;
}

interface Days {
  /** The first and the last day; all without them. */
  from?: MerchantDay;
  to?: MerchantDay;
  zone: string;
}

/** The figures of an account on days of its merchant, both ends included. */
export async function playFigures(
  queries: Queries,
  account: Pick<Account, 'id' | 'merchant'>,
  { from, to, zone }: Days,
): Promise<PlayFigures> {
  const since =
    from === undefined ? sql`true` : sql`posting.created_at >= ${from}::date::timestamp at time zone ${zone}`;
  const until =
    to === undefined ? sql`true` : sql`posting.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`;
  const { rows } = await queries.execute<{ staked: string; rounds: string; result: string }>(sql`
    select coalesce(-sum(entry.amount) filter (where posting.kind in ('bet', 'rollback')), 0) as staked,
      count(distinct posting.reference) filter (where posting.kind = 'bet')
        - count(distinct posting.reference) filter (where posting.kind = 'rollback') as rounds,
      coalesce(sum(entry.amount), 0) as result
    from sandbox.ledger_accounts wallet
      join sandbox.ledger_entries entry on entry.account_id = wallet.id
      join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
    where wallet.kind = 'wallet' and wallet.merchant = ${account.merchant} and wallet.name = ${String(account.id)}
      and posting.kind in ('bet', 'rollback', 'win') and ${since} and ${until}`);
  const { staked, rounds, result } = onlyRow(rows);
  return { staked: Number(staked), rounds: Number(rounds), result: Number(result) };
}
