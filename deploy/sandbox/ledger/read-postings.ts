import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { LedgerSignature } from './ledger-keys';
import type { StatedEntry, StatedPosting } from './statement';

/** Postings per page. */
const page = 2_000;

export interface StoredEntry extends StatedEntry {
  id: number;
  accountId: number;
}

export interface StoredPosting extends StatedPosting {
  id: number;
  /** Undefined for postings older than signing. */
  signed: LedgerSignature | undefined;
  entries: StoredEntry[];
}

interface Row extends Record<string, unknown> {
  id: string;
  kind: string;
  idempotency_key: string;
  reference: string;
  reverses: string | null;
  /** Milliseconds since 1970. */
  created_at: string;
  signed_by: string | null;
  signature: string | null;
  entries: StoredEntry[];
}

/** Every stored posting with its entries, in the order of creation, one page at a time. */
export async function* readPostings(queries: Queries): AsyncGenerator<StoredPosting[]> {
  for (let last = 0; ;) {
    const { rows } = await queries.execute<Row>(sql`
      select posting.id, posting.kind, idempotency_key, reference, reverses, signed_by, signature,
        extract(epoch from created_at) * 1000 as created_at,
        coalesce(jsonb_agg(jsonb_build_object('id', entry.id, 'accountId', entry.account_id, 'kind', account.kind,
          'merchant', account.merchant, 'name', account.name, 'currency', entry.currency, 'amount', entry.amount,
          'balance', entry.balance) order by entry.id) filter (where entry.id is not null), '[]') as entries
      from (select * from sandbox.ledger_transactions where id > ${last} order by id limit ${page}) posting
        left join sandbox.ledger_entries entry on entry.transaction_id = posting.id
        left join sandbox.ledger_accounts account on account.id = entry.account_id
      group by posting.id, posting.kind, idempotency_key, reference, reverses, signed_by, signature, created_at
      order by posting.id`);
    const postings = rows.map(postingOf);
    if (postings.length > 0) yield postings;
    if (postings.length < page) return;
    last = postings.at(-1)?.id ?? 0;
  }
}

function postingOf(row: Row): StoredPosting {
  const { kind, idempotency_key, reference, reverses, created_at, signed_by, signature, entries } = row;
  return {
    id: Number(row.id),
    kind,
    idempotencyKey: idempotency_key,
    reference,
    reverses: reverses === null ? null : Number(reverses),
    createdAt: new Date(Number(created_at)),
    signed: signed_by === null || signature === null ? undefined : { key: signed_by, signature },
    entries,
  };
}
