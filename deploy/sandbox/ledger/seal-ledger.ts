import { sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { readPostings } from './read-postings';
import { statementOfPosting } from './statement';

/** The migration that introduces signed postings. */
export const sealedLedgerStep = 31;

/**
 * Signs all older postings as they are now, and makes signatures mandatory. Runs once, with owner rights, right after
 * the migration.
 */
export async function sealLedger({ ledgerKeys }: Pick<Backend, 'ledgerKeys'>, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`alter table sandbox.ledger_entries disable trigger ledger_entries_only_grow`);
  await transaction.execute(sql`alter table sandbox.ledger_transactions disable trigger ledger_transactions_only_grow`);
  await transaction.execute(sql`
    update sandbox.ledger_entries entry set balance = carried.balance
    from (
      select id, sum(amount) over (partition by account_id order by id) as balance from sandbox.ledger_entries
    ) carried where carried.id = entry.id`);
  for await (const postings of readPostings(transaction)) {
    const signed = postings.map((posting) => ({ id: posting.id, ...ledgerKeys.sign(statementOfPosting(posting)) }));
    await transaction.execute(sql`
      update sandbox.ledger_transactions posting set signed_by = signed.key, signature = signed.signature
      from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as signed(id bigint, key text, signature text)
      where posting.id = signed.id`);
  }
  await transaction.execute(sql`alter table sandbox.ledger_entries enable trigger ledger_entries_only_grow`);
  await transaction.execute(sql`alter table sandbox.ledger_transactions enable trigger ledger_transactions_only_grow`);
  await transaction.execute(sql`alter table sandbox.ledger_entries alter column balance set not null`);
  await transaction.execute(sql`
    alter table sandbox.ledger_transactions alter column signed_by set not null, alter column signature set not null`);
}
