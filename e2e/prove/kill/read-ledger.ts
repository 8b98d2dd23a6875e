import type { OpenDatabase } from './open-database';

/** A wallet's entry for a game round. Amounts are minor units, negative out of the wallet. */
export interface Entry {
  /** The spin's idempotency key. */
  key: string;
  kind: string;
  amount: number;
  /** The sum of the wallet's entries up to this one. */
  after: number;
}

/** Drivers read a bigint differently; double precision is exact in both for amounts up to 2^53. */
const number = 'double precision';

export function readSpins(database: OpenDatabase): Promise<{ key: string; outcome: object }[]> {
  return database.rows('select key, outcome from vendors.rounds where outcome is not null order by id');
}

/** References of rounds are `play:<session>:spins:<key>`. */
export function readEntries(database: OpenDatabase): Promise<Entry[]> {
  return database.rows(`
    select key, kind, amount, after from (
      select transaction.id, transaction.kind, transaction.reference,
        split_part(transaction.reference, ':', 4) as key,
        entry.amount::${number} as amount,
        (sum(entry.amount) over (partition by account.id order by entry.id))::${number} as after
      from sandbox.ledger_entries entry
        join sandbox.ledger_transactions transaction on transaction.id = entry.transaction_id
        join sandbox.ledger_accounts account on account.id = entry.account_id
      where account.kind = 'wallet'
    ) moved where reference like 'play:%' order by id`);
}

/** Every wallet with its balance before the proof: grants, and the history of some demo accounts. */
export function readWallets(database: OpenDatabase): Promise<{ owner: string; opening: number; balance: number }[]> {
  return database.rows(`
    select holder.merchant || '/' || holder.name as owner, wallet.balance::${number} as balance,
      coalesce(sum(entry.amount) filter (where transaction.reference not like 'play:%'), 0)::${number} as opening
    from sandbox.ledger_accounts wallet
      join sandbox.accounts holder on holder.id::text = wallet.name
      left join sandbox.ledger_entries entry on entry.account_id = wallet.id
      left join sandbox.ledger_transactions transaction on transaction.id = entry.transaction_id
    where wallet.kind = 'wallet'
    group by holder.merchant, holder.name, wallet.balance`);
}

/** Checks what must be true of any ledger. */
export async function readFaults(database: OpenDatabase): Promise<string[]> {
  const found = await database.rows<{ fault: string }>(`
    select 'the entries in ' || currency || ' sum to ' || sum(amount) as fault
      from sandbox.ledger_entries group by currency having sum(amount) <> 0
    union all
    select 'transaction ' || transaction_id || ' sums to ' || sum(amount)
      from sandbox.ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'wallet ' || name || ' of ' || merchant || ' holds ' || balance
      from sandbox.ledger_accounts where kind in ('wallet', 'play-wallet') and balance < 0
    union all
    select 'account ' || account.id || ' says ' || account.balance || ', its entries ' || coalesce(sum(entry.amount), 0)
      from sandbox.ledger_accounts account left join sandbox.ledger_entries entry on entry.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(entry.amount), 0)
    union all
    select 'the key ' || key || ' was carried out ' || count(*) || ' times'
      from vendors.rounds where outcome is not null group by key having count(*) > 1`);
  return found.map(({ fault }) => fault);
}
