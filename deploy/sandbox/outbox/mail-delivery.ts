import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Backend } from '../backend';
import { poll } from '../../engine';
import type { MailSettings } from './mail-settings';
import { outbox, type OutboxMessage } from './tables';

/** Delivery attempts before a message is given up. */
const maxAttempts = 5;
/** Messages per batch. */
const batch = 10;
/** Timeout of each step of an SMTP conversation, in milliseconds. */
const timeout = 10_000;
/** Milliseconds before a failed delivery is retried: longer than a batch can take. */
const retryDelay = 5 * 60_000;

/**
 * Delivers waiting messages to the mail server. Several processes can share the work: each message is claimed by one at
 * a time.
 */
export class MailDelivery {
  readonly #transport: Transporter;
  readonly #backend: Pick<Backend, 'engine' | 'clock'>;
  readonly #mail: MailSettings;

  constructor(backend: Pick<Backend, 'engine' | 'clock'>, mail: MailSettings) {
    this.#backend = backend;
    this.#mail = mail;
    this.#transport = createTransport({
      url: mail.url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      logger: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Polls every second; returns a stop function. */
  start(onFailure: (error: unknown) => void): () => Promise<void> {
    const stop = poll(() => this.deliver(onFailure), onFailure);
    return async () => {
      await stop();
      this.#transport.close();
    };
  }

  /**
   * Delivers the waiting messages. Reports each failure without recipient and content. Returns how many there were.
   */
  async deliver(onFailure: (error: unknown) => void): Promise<number> {
    const claimed = await this.#claim();
    for (const message of claimed) {
      const failure = await this.#deliverOne(message);
      if (failure) onFailure(new Error(`message ${message.id} of the outbox could not be sent: ${failure}`));
      const delivery = failure ? (message.tries < maxAttempts ? 'waiting' : 'failed') : 'sent';
      await this.#backend.engine.database.update(outbox).set({ delivery }).where(eq(outbox.id, message.id));
    }
    return claimed.length;
  }

  /** Claims messages before they are delivered; outside a transaction, because delivery is slow. */
  async #claim(): Promise<OutboxMessage[]> {
    const { engine, clock } = this.#backend;
    const now = clock();
    const due = engine.database
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.delivery, 'waiting'), lte(outbox.nextTryAt, new Date(now))))
      .orderBy(asc(outbox.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    return engine.database
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: new Date(now + retryDelay) })
      .where(inArray(outbox.id, due))
      .returning();
  }

  /** Returns the error code only, because the server's error text may repeat the address. */
  async #deliverOne({ kind, recipient, subject, body }: OutboxMessage): Promise<string | undefined> {
    const { from, smsDomain } = this.#mail;
    const address = kind === 'mail' ? recipient : `${recipient.replace(/^\+/, '')}@${smsDomain}`;
    try {
      await this.#transport.sendMail({ from, to: { name: '', address }, subject, text: body });
      return undefined;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
  }
}
