import { longestTransactionRange, toDecimal, transactionKinds, type Transaction } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { vendors } from '../games/vendors';
import { findLedgerAccount } from '../ledger/ledger-account';
import { Refusal } from '../wire/refusal';
import { nameOfGame } from './name-of-game';
import { countPages, pageOf } from './record-pages';
import { isWithinRecords } from './record-period';
import { moveReference, passingSuffix } from './vendor-wallet';
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
  /** Reference of the transfer that passed the money on to a vendor's wallet. */
  passed: string | null;
  /** Of what was played: code of the vendor and id of the game. */
  vendor: string | null;
  game: string | null;
}

/**
 * A page of the customer's account record, straight from the ledger; the balance is that of the wallet after each
 * entry. What was played from a vendor's wallet is one line with the balance of that wallet.
 */
export async function transactionsOf(backend: Backend, account: Account, query: TransactionQuery, language: string) {
  requireReadable(backend.clock(), query);
  const name = walletOf(backend, account);
  const { database } = backend.engine;
  const wallet = await findLedgerAccount(database, name);
  const lines = wallet ? await linesOf(backend, account.id, wallet.id, query) : [];
  const pages = wallet
    ? await countPages(database, linesIn(wallet.id, query), query.pageSize)
    : { totalPages: 1, hasEarlier: false };
  const decimal = (minor: string) => toDecimal({ minor: Number(minor), currency: name.currency });
  return {
    currency: name.currency,
    transactions: lines.map((line): Transaction => ({
      id: String(line.id),
      type: line.kind,
      amount: decimal(line.amount),
      balance: decimal(line.balance),
      time: Number(line.time),
      reference: referenceOf(line, language),
      wallet: vendorNamed(moveReference.played, line.passed) ?? '',
    })),
    ...pages,
  };
}

/** A reference for people: the game, the vendor's wallet, or a code that they have seen; empty for the ledger's own. */
function referenceOf({ kind, reference, vendor, game }: Row, language: string): string {
  if (vendor && game) return nameOfGame(vendor, game, language);
  if (kind === 'transfer') return vendorNamed(moveReference.moved, reference) ?? '';
  return /^[\dA-Z]{4,20}$/.test(reference) ? reference : '';
}

function requireReadable(now: number, { type, startTime, endTime }: TransactionQuery): void {
  const span = endTime - startTime;
  const known = type === '' || (transactionKinds as readonly string[]).includes(type);
  const inReach = isWithinRecords(now, startTime) && !Number.isNaN(new Date(endTime).getTime());
  if (!known || !inReach || !(span > 0 && span <= longestTransactionRange)) throw new Refusal('request_invalid');
}

function linesIn(walletId: number, { type, startTime, endTime }: TransactionQuery): SQL {
  return sql`line.account_id = ${walletId} and (${type} = '' or line.kind = ${type})
    and line.made_at >= ${new Date(startTime).toISOString()}::timestamptz
    and line.made_at < ${new Date(endTime).toISOString()}::timestamptz`;
}

async function linesOf({ engine }: Backend, accountId: number, walletId: number, query: TransactionQuery) {
  const { rows } = await engine.database.execute<Row>(sql`
    select line.entry_id as id, line.kind, entry.amount, coalesce(held.balance, entry.balance) as balance,
      line.reference, passed.reference as passed, played.vendor, played.game,
      floor(extract(epoch from line.made_at) * 1000)::bigint as time
    from (
      select * from sandbox.record_lines line where ${linesIn(walletId, query)}
      order by line.made_at desc, line.entry_id desc ${pageOf(query)}
    ) line
      join sandbox.ledger_entries entry on entry.id = line.entry_id
      join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
      left join sandbox.ledger_transactions passed on line.kind in ('bet', 'win', 'rollback')
        and passed.idempotency_key = posting.idempotency_key || ${passingSuffix}
      left join sandbox.ledger_entries held on held.transaction_id = passed.id and held.account_id <> ${walletId}
      left join sandbox.ledger_accounts house on house.id = line.other_id
      left join lateral (
        select vendor, game from sandbox.wallet_transactions
        where vendor = house.name and round = line.reference and account_id = ${accountId} and kind = 'bet' limit 1
      ) played on line.kind in ('bet', 'win', 'rollback')
    order by line.made_at desc, line.entry_id desc`);
  return rows;
}

/** The name of the vendor in a reference of this start. */
function vendorNamed(start: string, reference: string | null): string | undefined {
  if (!reference?.startsWith(start)) return undefined;
  const code = reference.slice(start.length);
  return vendors.find((vendor) => vendor.code === code)?.name ?? code;
}
