import { longestTransactionRange, toDecimal, transactionKinds, type Transaction } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { findLedgerAccount } from '../ledger/ledger-account';
import { Refusal } from '../wire/refusal';
import { walletOf } from './wallet';

interface TransactionQuery {
  type: string;
  startTime: number;
  endTime: number;
  pageNo: number;
  pageSize: number;
}

/** A row as the database returns it; integers come as text. */
interface Row extends Record<string, unknown> {
  id: string;
  kind: string;
  amount: string;
  balance: string;
  time: string;
  reference: string;
  lines: string;
}

/**
 * A page of the customer's account record, straight from the ledger; the balance is that of the wallet after each
 * entry.
 */
export async function transactionsOf(backend: Backend, account: Account, query: TransactionQuery) {
  requireReadable(query);
  const name = walletOf(backend, account);
  const wallet = await findLedgerAccount(backend.engine.database, name);
  const lines = wallet ? await linesOf(backend, wallet.id, query) : [];
  const decimal = (minor: string) => toDecimal({ minor: Number(minor), currency: name.currency });
  return {
    currency: name.currency,
    transactions: lines.map(({ id, kind, amount, balance, time, reference }): Transaction => ({
      id: String(id),
      type: kind,
      amount: decimal(amount),
      balance: decimal(balance),
      time: Number(time),
      reference,
    })),
    totalPages: Math.max(1, Math.ceil(Number(lines[0]?.lines ?? 0) / query.pageSize)),
  };
}

function requireReadable({ type, startTime, endTime }: TransactionQuery): void {
  const span = endTime - startTime;
  const known = type === '' || (transactionKinds as readonly string[]).includes(type);
  if (!known || !(span > 0 && span <= longestTransactionRange)) throw new Refusal('request_invalid');
}

async function linesOf({ engine }: Backend, walletId: number, query: TransactionQuery): Promise<Row[]> {
  const { type, startTime, endTime, pageNo, pageSize } = query;
  const { rows } = await engine.database.execute<Row>(sql`
    with entries as (
      select id, transaction_id, amount, sum(amount) over (order by id) as balance
        from sandbox.ledger_entries where account_id = ${walletId}
    )
    select entries.id, moved.kind, entries.amount, entries.balance, moved.reference,
      floor(extract(epoch from moved.created_at) * 1000)::bigint as time, count(*) over () as lines
      from entries join sandbox.ledger_transactions moved on moved.id = entries.transaction_id
      where moved.created_at >= ${new Date(startTime).toISOString()}::timestamptz
        and moved.created_at < ${new Date(endTime).toISOString()}::timestamptz
        and (${type} = '' or moved.kind = ${type})
      order by entries.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return rows;
}
