import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../migrations/package-folder';

type Answer = { ready: true } | { failed: string } | { bytes: Uint8Array; ended?: boolean } | { closed: true };

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The worker file is next to the built server's file; otherwise the one in the sources is used. */
const besideServer = new URL('./worker.mjs', import.meta.url);
const inSources = () => pathToFileURL(join(packageFolder(), 'engine/worker.mjs'));

/** One run of the embedded database in its worker thread. Requests are answered in order. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #exited: Promise<unknown>;
  #failure: Error | undefined;

  /** Resolves when the database accepts statements; rejects with the reason of the failure. */
  static async start(folder: string): Promise<DatabaseThread> {
    const worker = new Worker(workerFile(), { workerData: { folder } });
    const [first] = (await Promise.race([once(worker, 'message'), exitOf(worker)])) as [Answer];
    if ('failed' in first) throw new Error(first.failed);
    return new DatabaseThread(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#exited = once(worker, 'exit');
    worker.on('message', (answer: Answer) => this.#receive(answer));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The embedded database has stopped.')));
  }

  get alive(): boolean {
    return this.#failure === undefined;
  }

  /** Sends bytes of PostgreSQL's wire protocol; resolves with the bytes of the answer. */
  exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return this.#ask({ bytes });
  }

  /** Rolls back an open transaction and discards session state, as PostgreSQL does when a connection ends. */
  async reset(): Promise<void> {
    await this.#ask({ reset: true });
  }

  /** Stops the thread if it still runs; resolves once it no longer uses the folder. */
  async stop(): Promise<void> {
    if (this.alive) this.#worker.postMessage({ close: true });
    await this.#exited;
  }

  #ask(message: object): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(message);
    });
  }

  #receive(answer: Answer): void {
    if ('bytes' in answer) {
      this.#waiting.shift()?.resolve(answer.bytes);
      if (answer.ended) this.#fail(new Error('The embedded database has stopped.'));
    }
    if ('failed' in answer) this.#fail(new Error(answer.failed));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#failure);
  }
}

function workerFile(): URL {
  return existsSync(besideServer) ? besideServer : inSources();
}

function exitOf(worker: Worker): Promise<[Answer]> {
  return new Promise((resolve) => {
    worker.once('error', (error) => resolve([{ failed: error.message }]));
    worker.once('exit', (code) => resolve([{ failed: `its thread ended with code ${code}` }]));
  });
}
