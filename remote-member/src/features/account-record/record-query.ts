import { walletsTransactions, type TransactionKind, type TransactionPage } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { DayRange } from '@atrium/ui/dates';
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
