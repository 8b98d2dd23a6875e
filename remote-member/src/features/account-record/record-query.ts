import { walletsTransactions, type Transaction, type TransactionKind, type TransactionPage } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { DayRange } from '@atrium/ui/dates';
import { everyPage, largestPage } from '../records/every-page';
import { boundsOf } from './bounds-of';

/** A query of the account record. */
export interface RecordQuery {
  /** Empty: all kinds. */
  kind: TransactionKind | '';
  range: DayRange;
  /** 1-based. */
  page: number;
}

const pageSize = 20;

export function fetchRecord({ api, signal }: Host, { kind, range, page }: RecordQuery): Promise<TransactionPage> {
  return api.call(walletsTransactions, { type: kind, ...boundsOf(range), pageNo: page, pageSize }, { signal });
}

/** All entries of the kind and the days, the latest first; at most 5 000. */
export function fetchWholeRecord(
  { api, signal }: Host,
  { kind, range }: Pick<RecordQuery, 'kind' | 'range'>,
): Promise<Transaction[]> {
  const query = { type: kind, ...boundsOf(range), pageSize: largestPage };
  return everyPage(async (pageNo) => {
    const { transactions, totalPages } = await api.call(walletsTransactions, { ...query, pageNo }, { signal });
    return { rows: transactions, totalPages };
  });
}
