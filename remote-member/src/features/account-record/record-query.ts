import { walletsTransactions, type TransactionKind, type TransactionPage } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { boundsOf, type RecordPeriod } from './record-period';

/** Which part of the account record is looked at. */
export interface RecordQuery {
  /** Empty for every kind. */
  kind: TransactionKind | '';
  period: RecordPeriod;
  /** From 1. */
  page: number;
}

const pageSize = 20;

export function fetchRecord({ api, signal }: Host, { kind, period, page }: RecordQuery): Promise<TransactionPage> {
  return api.call(walletsTransactions, { type: kind, ...boundsOf(period), pageNo: page, pageSize }, { signal });
}
