import { present } from '../../support/present';
import { inSession } from './in-session';

/** Ids of the rows to alter: two postings of one player at one vendor, in order. */
export interface LedgerRows {
  old: string;
  later: string;
  wallet: string;
  house: string;
  /** The wallet of another player. */
  stranger: string;
}

export async function chooseRows(databaseUrl: string): Promise<LedgerRows> {
  let found: LedgerRows | undefined;
  await inSession(databaseUrl, async (database) => {
    const { rows } = await database.query<LedgerRows>(`
      with bets as (
        select posting.id, wallet.account_id as wallet, house.account_id as house, account.currency,
          row_number() over (partition by wallet.account_id, house.account_id order by posting.id) as turn,
          count(*) over (partition by wallet.account_id, house.account_id) as turns
        from sandbox.ledger_transactions posting
          join sandbox.ledger_entries wallet on wallet.transaction_id = posting.id and wallet.amount < 0
          join sandbox.ledger_entries house on house.transaction_id = posting.id and house.amount > 0
          join sandbox.ledger_accounts account on account.id = wallet.account_id
        where posting.kind = 'bet' and posting.reference like 'play:%'
      )
      select old.id as old, later.id as later, old.wallet, old.house, stranger.id as stranger
      from bets old join bets later using (wallet, house)
        join sandbox.ledger_accounts stranger on stranger.kind = 'wallet' and stranger.currency = old.currency
      where old.turn = 3 and later.turn = 6 and old.turns > 10 and stranger.id <> old.wallet
      order by stranger.id desc limit 1`);
    found = present(rows[0]);
  });
  return present(found);
}
