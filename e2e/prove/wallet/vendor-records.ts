import { isDeepStrictEqual } from 'node:util';
import type { OpenDatabase } from '../kill/open-database';
import type { Call } from './signed-call';

/** A round as its vendor knows it. */
export interface VendorRound {
  name: string;
  calls: Call[];
  stake: number;
  wins: number[];
  rolledBack: boolean;
  /** Whether the wallet accepted the bet; undefined until it has answered. */
  betAccepted?: boolean;
}

/** Compares the vendors' records with the ledger, round by round. @returns sentences about differences, and the postings */
export async function compareWithRecords(
  database: OpenDatabase,
  rounds: VendorRound[],
): Promise<{ faults: string[]; postings: number }> {
  const rows = await database.rows<{ key: string; kind: string; amount: number }>(`
    select posting.idempotency_key as key, posting.kind, entry.amount::double precision as amount
    from sandbox.ledger_entries entry
      join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
      join sandbox.ledger_accounts account on account.id = entry.account_id
    where account.kind = 'wallet'
      and (posting.idempotency_key like 'wallet:%' or posting.idempotency_key like 'rollback:%')`);
  const found = new Map(rows.map(({ key, kind, amount }) => [key, `${kind} ${amount}`]));
  const due = new Map(rounds.flatMap(postingsOf));
  const faults = [...new Set([...found.keys(), ...due.keys()])]
    .filter((key) => !isDeepStrictEqual(found.get(key), due.get(key)))
    .map((key) => `${key}: the vendor has ${due.get(key) ?? 'nothing'}, the ledger ${found.get(key) ?? 'nothing'}`);
  if (found.size !== rows.length) faults.push('the ledger has a transaction of a vendor twice');
  return { faults, postings: rows.length };
}

/** The wallet's postings by their keys, as the vendor's records require them. */
function postingsOf({ calls, betAccepted, stake }: VendorRound): [string, string][] {
  return calls.flatMap(({ name, vendor, fields }): [string, string][] => {
    const key = `wallet:${vendor}:${fields.transactionId}`;
    if (name === 'win') return [[key, `win ${fields['amount']}`]];
    if (betAccepted !== true) return [];
    return name === 'bet'
      ? [[key, `bet ${-stake}`]]
      : [[`rollback:wallet:${vendor}:${fields['bet']}`, `rollback ${stake}`]];
  });
}
