import type { PointTransaction } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { findLedgerAccount } from '../ledger/ledger-account';
import { Refusal } from '../wire/refusal';
import { pointsOf } from './point-account';
import { requireValidRange } from './require-valid-range';

interface PointQuery {
  startTime: number;
  endTime: number;
  page: number;
  size: number;
  excludeTxTypeIds: string;
  accountTypeId: number;
  subordinateName: string;
}

/** The number of the account of points in the back end's calls. */
const pointAccountType = 9;

/** Ledger kinds with the number and names the back end's calls use. */
const kinds: Record<string, { id: number; nameCn: string; nameEn: string }> = {
  'points-gift': { id: 9200, nameCn: '赠送积分', nameEn: 'Gift' },
  'points-play': { id: 9201, nameCn: '投注赠分', nameEn: 'Earned by playing' },
  'points-deposit': { id: 9202, nameCn: '存款赠分', nameEn: 'Earned by a deposit' },
  redeem: { id: 9204, nameCn: '兑换商品', nameEn: 'Redeemed' },
  'redeem-returned': { id: 9206, nameCn: '退还积分', nameEn: 'Returned' },
  convert: { id: 9205, nameCn: '兑换现金', nameEn: 'Converted to money' },
};

/** A row as the database returns it; integers come as text. */
interface Row extends Record<string, unknown> {
  id: string;
  kind: string;
  amount: string;
  balance: string;
  time: string;
  lines: string;
}

/**
 * A page of a customer's point transactions, each with the balance after it.
 * @throws Refusal `request_invalid` for another account than that of points, or another person's
 */
export async function pointTransactionsOf(backend: Backend, account: Account, query: PointQuery) {
  const { startTime, endTime, page, size } = query;
  const isOwn = query.subordinateName === '' || query.subordinateName === account.name;
  if (query.accountTypeId !== pointAccountType || !isOwn) throw new Refusal('request_invalid');
  requireValidRange(startTime, endTime);
  const { database } = backend.engine;
  const points = await findLedgerAccount(database, pointsOf(account));
  const excluded = excludedKinds(query.excludeTxTypeIds);
  const kind = sql`case when moved.kind = 'redeem' and moved.reverses is not null then 'redeem-returned' else moved.kind end`;
  const { rows } = await database.execute<Row>(sql`
    with entries as (
      select id, transaction_id, amount, sum(amount) over (order by id) as balance
        from sandbox.ledger_entries where account_id = ${points?.id ?? 0}
    )
    select entries.id, ${kind} as kind, entries.amount, entries.balance,
      floor(extract(epoch from moved.created_at) * 1000)::bigint as time, count(*) over () as lines
      from entries join sandbox.ledger_transactions moved on moved.id = entries.transaction_id
      where moved.created_at >= ${new Date(startTime).toISOString()}::timestamptz
        and moved.created_at <= ${new Date(endTime).toISOString()}::timestamptz
        and not (${kind} = any(string_to_array(${excluded.join(',')}, ',')))
      order by entries.id desc limit ${size} offset ${(page - 1) * size}`);
  return {
    list: rows.map(({ id, kind, amount, balance, time }): PointTransaction => ({
      txId: String(id),
      txTimeInTimestamp: Number(time),
      amount: Number(amount),
      currentAvailBalance: Number(balance),
      nameCn: kinds[kind]?.nameCn ?? kind,
      nameEn: kinds[kind]?.nameEn ?? kind,
    })),
    totalPages: Math.max(1, Math.ceil(Number(rows[0]?.lines ?? 0) / size)),
  };
}

function excludedKinds(ids: string): string[] {
  if (!/^(\d{1,6}(,\d{1,6})*)?$/.test(ids)) throw new Refusal('request_invalid');
  const excluded = ids.split(',').map(Number);
  return Object.keys(kinds).filter((kind) => excluded.includes(kinds[kind]?.id ?? -1));
}
