import { cashierEvent } from '@atrium/api';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { publish } from '../live/publish';

/** Tells the open pages of a member that payees, or the check of identity, have changed. */
export async function publishChange(backend: Backend, transaction: Transaction, accountId: number): Promise<void> {
  await publish(backend, transaction, accountId, {
    type: cashierEvent,
    popup: false,
    data: { time: backend.clock(), success: true },
  });
}
