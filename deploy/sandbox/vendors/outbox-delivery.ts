import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { poll } from '../../engine';
import type { WalletCallBody } from '../wallet-interface/calls';
import { recordReply } from './record-reply';
import { vendorCalls, type VendorCall } from './tables';

/** Calls per batch. */
const batch = 20;
/** Longest pause between two attempts in seconds, 5 minutes. */
const longestDelay = 300;
/** Attempts after which a call without an answer is reported, once. The fourth is about two minutes after the first. */
const attemptsBeforeReport = 4;

/**
 * Sends wins and rollbacks that the wallet has not acknowledged, until it does, with growing pauses. Several processes
 * can share the work: each call is claimed by one at a time.
 */
export class OutboxDelivery {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Polls every second; returns a stop function. */
  start(onFailure: (error: unknown) => void): () => Promise<void> {
    return poll(() => this.deliver(onFailure), onFailure);
  }

  /** Sends the calls that are due once. Returns how many there were. */
  async deliver(onFailure: (error: unknown) => void): Promise<number> {
    const due = await this.#claim();
    for (const call of due) {
      const name = call.kind === 'win' ? 'win' : 'rollback';
      const reply = await this.#backend.wallet.call(call.vendor, name, call.body as WalletCallBody<typeof name>);
      if (reply.kind === 'refused')
        onFailure(
          new Error(
            `The wallet refused the ${call.kind} ${call.transactionId} of ${call.vendor} (${reply.code}). ` +
              'It is not sent again; compare the round in vendors.rounds with the ledger.',
          ),
        );
      if (reply.kind === 'unanswered' && call.tries === attemptsBeforeReport)
        onFailure(
          new Error(
            `The wallet has not answered the ${call.kind} ${call.transactionId} of ${call.vendor} in ` +
              `${attemptsBeforeReport} attempts. It is sent again until it is answered.`,
            { cause: reply.cause },
          ),
        );
      await recordReply(this.#backend, call, reply);
    }
    return due.length;
  }

  /** Claims calls before they are sent; outside a transaction, because the wallet may be slow. */
  async #claim(): Promise<VendorCall[]> {
    const { engine, clock } = this.#backend;
    const now = new Date(clock());
    const due = engine.database
      .select({ id: vendorCalls.transactionId })
      .from(vendorCalls)
      .where(and(eq(vendorCalls.state, 'waiting'), lte(vendorCalls.nextTryAt, now)))
      .orderBy(asc(vendorCalls.nextTryAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    const seconds = sql`least(${longestDelay}, power(2, least(${vendorCalls.tries} + 4, 16)))`;
    return engine.database
      .update(vendorCalls)
      .set({
        tries: sql`${vendorCalls.tries} + 1`,
        nextTryAt: sql`${now.toISOString()}::timestamptz + ${seconds} * interval '1 second'`,
      })
      .where(inArray(vendorCalls.transactionId, due))
      .returning();
  }
}
