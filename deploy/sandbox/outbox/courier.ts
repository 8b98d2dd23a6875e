import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Backend } from '../backend';
import type { MailSettings } from './mail-settings';
import { outbox, type OutboxMessage } from './tables';

/** Milliseconds between two looks at what waits. */
const pause = 1000;
/** A message that could not be handed over so often stays behind. */
const triesAtMost = 5;
/** Messages taken at once. */
const batch = 10;
/** Milliseconds a mail server is given for each step of the talk. */
const patience = 10_000;
/** Milliseconds until a message is taken again that was not handed over: longer than a batch can last. */
const pauseAfterTry = 5 * 60_000;

/** Takes waiting messages to the mail server. Any number of processes may: each message is taken by one at a time. */
export class Courier {
  readonly #transport: Transporter;
  #running: Promise<void> | undefined;

  constructor(
    private readonly backend: Pick<Backend, 'engine' | 'clock'>,
    private readonly mail: MailSettings,
  ) {
    this.#transport = createTransport({
      url: mail.url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      logger: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Looks after what waits every second; the returned function ends it. */
  start(onFailure: (error: unknown) => void): () => Promise<void> {
    const look = () => (this.#running ??= this.deliver(onFailure).finally(() => (this.#running = undefined)));
    const timer = setInterval(() => void look().catch(onFailure), pause).unref();
    return async () => {
      clearInterval(timer);
      await this.#running?.catch(() => undefined);
      this.#transport.close();
    };
  }

  /** Hands over what waits now and tells of each failure, without saying to whom or what. */
  async deliver(onFailure: (error: unknown) => void): Promise<void> {
    for (const message of await this.#take()) {
      const failure = await this.#handOver(message);
      if (failure) onFailure(new Error(`message ${message.id} of the outbox could not be sent: ${failure}`));
      const delivery = failure ? (message.tries < triesAtMost ? 'waiting' : 'failed') : 'sent';
      await this.backend.engine.database.update(outbox).set({ delivery }).where(eq(outbox.id, message.id));
    }
  }

  /** Messages nobody else will take before they can be handed over; not within a transaction, since that takes long. */
  async #take(): Promise<OutboxMessage[]> {
    const { engine, clock } = this.backend;
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
      .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: new Date(now + pauseAfterTry) })
      .where(inArray(outbox.id, due))
      .returning();
  }

  /** Answers what went wrong: the code of the failure alone, since a server's own words may repeat the address. */
  async #handOver({ kind, recipient, subject, body }: OutboxMessage): Promise<string | undefined> {
    const { from, smsDomain } = this.mail;
    const address = kind === 'mail' ? recipient : `${recipient.replace(/^\+/, '')}@${smsDomain}`;
    try {
      await this.#transport.sendMail({ from, to: { name: '', address }, subject, text: body });
      return undefined;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
  }
}
