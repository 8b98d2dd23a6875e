import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';

/** Violated ledger invariants, one sentence each; empty when all hold. */
export async function ledgerFaults(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ fault: string }>(sql`
    select 'transaction ' || transaction_id || ' sums to ' || sum(amount) || ' ' || currency as fault
      from sandbox.ledger_entries group by transaction_id, currency having sum(amount) <> 0
    union all
    select 'account ' || account.id || ' says ' || account.balance || ', its entries ' || coalesce(sum(entry.amount), 0)
      from sandbox.ledger_accounts account left join sandbox.ledger_entries entry on entry.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(entry.amount), 0)
    union all
    select 'wallet ' || id || ' holds ' || balance from sandbox.ledger_accounts
      where kind in ('wallet', 'play-wallet', 'vendor-wallet', 'points') and balance < 0
    union all
    select 'transaction ' || id || ' has no entries' from sandbox.ledger_transactions transaction
      where not exists (select from sandbox.ledger_entries where transaction_id = transaction.id)
    union all
    select 'account ' || account_id || ' has an entry of ' || entry.currency
      from sandbox.ledger_entries entry join sandbox.ledger_accounts account on account.id = entry.account_id
      where account.currency <> entry.currency`);
  return rows.map(({ fault }) => fault);
}

export async function ledgerIsBalanced(queries: Queries): Promise<boolean> {
  return (await ledgerFaults(queries)).length === 0;
}
