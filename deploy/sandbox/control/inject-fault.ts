import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';
import { faults } from './tables';

/** The call a fault may apply to. */
interface FaultTarget {
  merchant: string;
  host: string;
  /** Call id. */
  endpoint: string;
}

/** Drops the connection instead of answering. */
export class ConnectionCut extends Error {
  override readonly name = 'Cut';
}

/** Sends a text instead of an answer, as it is. */
export class OddAnswer extends Error {
  override readonly name = 'OddAnswer';
  constructor(
    readonly status: number,
    readonly body: string,
    readonly contentType: string,
  ) {
    super('an odd answer');
  }
}

/**
 * Injects a fault set by the control page: a delay, a refusal, a dropped connection, a fixed answer or any text. Returns
 * undefined when the call proceeds normally.
 */
export async function injectFault(
  { engine }: Backend,
  { merchant, host, endpoint }: FaultTarget,
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
  if (fault.cut) throw new ConnectionCut();
  if (fault.body !== null) throw new OddAnswer(fault.status ?? 200, fault.body, fault.contentType ?? 'text/html');
  if (fault.key !== null || fault.status !== null) {
    // a tester may inject any key
    throw new Refusal((fault.key ?? `http-${fault.status}`) as RefusalKey, {
      status: fault.status ?? 200,
      value: fault.value ?? undefined,
      text: fault.message ?? undefined,
    });
  }
  return fault.value === null ? undefined : { value: fault.value };
}
