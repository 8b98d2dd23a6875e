import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { faults } from './tables';

/** What a fault is set for. */
interface Struck {
  merchant: string;
  host: string;
  /** Id of the call. */
  endpoint: string;
}

/** The connection is to break off. */
export class Cut extends Error {
  override readonly name = 'Cut';
}

/**
 * Lets a fault set by the control page strike: waits, refuses, breaks off, or answers something else than the truth.
 * Answers undefined when the call is to go on.
 */
export async function strike(
  { engine }: Backend,
  { merchant, host, endpoint }: Struck,
): Promise<{ value: unknown } | undefined> {
  const [fault] = await engine.database
    .select()
    .from(faults)
    .where(
      and(
        or(eq(faults.endpoint, endpoint), eq(faults.endpoint, '*')),
        or(isNull(faults.merchant), eq(faults.merchant, merchant)),
        or(isNull(faults.host), eq(faults.host, host)),
        or(isNull(faults.remaining), gt(faults.remaining, 0)),
      ),
    )
    .orderBy(faults.id)
    .limit(1);
  if (!fault) return undefined;
  if (fault.remaining !== null) {
    await engine.database
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(eq(faults.id, fault.id));
  }
  if (fault.delayMs > 0) await wait(fault.delayMs);
  if (fault.cut) throw new Cut();
  if (fault.key !== null || fault.status !== null) {
    throw new Refusal(fault.key ?? `http-${fault.status}`, {
      status: fault.status ?? 200,
      value: fault.value ?? undefined,
      ...(fault.message === null ? {} : { words: fault.message }),
    });
  }
  return fault.value === null ? undefined : { value: fault.value };
}
