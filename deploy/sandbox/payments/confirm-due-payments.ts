import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Backend } from '../backend';
import { lockDetail } from './lock-detail';
import { payDetail } from './pay-detail';
import { payDetails, type PayDetail } from './tables';

/** Details that are read at once. */
const batchSize = 100;

/** Whether the owner has not answered in time. */
export function isDue({ status, answerBy }: PayDetail, now: number): boolean {
  return status === 'waiting' && answerBy !== null && answerBy.getTime() <= now;
}

/** Pays every detail that its owner has not answered in time, once. Returns how many. @throws AggregateError at the end */
export async function confirmDuePayments(backend: Backend): Promise<number> {
  const failures: unknown[] = [];
  let confirmed = 0;
  let last = 0;
  for (let batch = await dueAfter(backend, last); batch.length > 0; batch = await dueAfter(backend, last)) {
    for (const { id } of batch) {
      last = id;
      // one that fails keeps no other waiting
      const isPaid = await confirmIfDue(backend, id).catch((error: unknown) => void failures.push(error));
      if (isPaid) confirmed += 1;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Payments could not be confirmed.');
  return confirmed;
}

function dueAfter({ engine, clock }: Backend, last: number) {
  return engine.database
    .select({ id: payDetails.id })
    .from(payDetails)
    .where(and(eq(payDetails.status, 'waiting'), lte(payDetails.answerBy, new Date(clock())), gt(payDetails.id, last)))
    .orderBy(asc(payDetails.id))
    .limit(batchSize);
}

function confirmIfDue(backend: Backend, id: number): Promise<boolean> {
  return backend.engine.transaction(async (transaction) => {
    const locked = await lockDetail(transaction, id);
    if (!locked || !isDue(locked.detail, backend.clock())) return false;
    await payDetail(backend, transaction, locked, { byItself: true });
    return true;
  });
}
