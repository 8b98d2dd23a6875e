import { walletsTransactions, type TransactionKind, type TransactionPage } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { boundsOf, type RecordPeriod } from './record-period';

/** A query of the account record. */
export interface RecordQuery {
  /** Empty: all kinds. */
  kind: TransactionKind | '';
  period: RecordPeriod;
  /** 1-based. */
  page: number;
}

const pageSize = 20;

export function fetchRecord({ api, signal }: Host, { kind, period, page }: RecordQuery): Promise<TransactionPage> {
  return api.call(walletsTransactions, { type: kind, ...boundsOf(period), pageNo: page, pageSize }, { signal });
}
