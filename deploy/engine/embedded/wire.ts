import { Duplex } from 'node:stream';
import type { DatabaseThread } from './database-thread';

/** The Terminate message of a client (PostgreSQL's protocol, "Message Formats"). */
const terminate = 'X'.charCodeAt(0);

/**
 * Replaces the socket of the `pg` driver: carries PostgreSQL's protocol to the thread of the embedded database instead
 * of over a network.
 */
export class Wire extends Duplex {
  readonly #thread: () => Promise<DatabaseThread>;
  #connected: DatabaseThread | undefined;

  constructor(thread: () => Promise<DatabaseThread>) {
    super();
    this.#thread = thread;
  }

  /** Called by the driver in place of a socket's `connect`. */
  connect(): this {
    this.#thread().then(
      (thread) => {
        this.#connected = thread;
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  /** The driver sets these socket options; they have no effect here. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#carry(chunk).then(() => done(), done);
  }

  /** The driver corks the parts of a statement, so that one statement is one message to the thread. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#carry(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #carry(bytes: Buffer): Promise<void> {
    if (!this.#connected) throw new Error('The wire to the embedded database is not connected.');
    if (bytes[0] === terminate) {
      await this.#connected.reset();
      return;
    }
    const answer = await this.#connected.exchange(bytes);
    if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }
}
