import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../../engine';
import type { PasswordCost } from './password-cost';

/** One hash to compute. */
export interface Job {
  password: string;
  salt: Uint8Array;
  /** Bytes. */
  length: number;
  cost: PasswordCost;
}

type Answer = { id: number; hash: Uint8Array } | { id: number; failed: string };

interface PendingJob {
  resolve(hash: Buffer): void;
  reject(error: Error): void;
}

/**
 * The built server has the thread's file beside its own; otherwise, from sources or bundled into a proof, it is in the
 * sources.
 */
const besideServer = new URL('./hashing-thread.mjs', import.meta.url);
const inSources = () => pathToFileURL(join(packageFolder(), 'sandbox/hashing/hashing-thread.mjs'));

/**
 * A hashing worker thread. It starts with its first job, restarts after a crash, and does not keep the process alive.
 */
export class ScryptThread {
  #worker: Worker | undefined;
  #jobs = 0;
  readonly #waiting = new Map<number, PendingJob>();

  /** Jobs sent and not yet answered. */
  get pending(): number {
    return this.#waiting.size;
  }

  derive(job: Job): Promise<Buffer> {
    const id = (this.#jobs += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const worker = (this.#worker ??= this.#start());
      // a pending hash keeps the process alive
      worker.ref();
      worker.postMessage({ id, ...job });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(existsSync(besideServer) ? besideServer : inSources());
    worker.on('message', (answer: Answer) => this.#receive(worker, answer));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The hashing thread has stopped.')));
    return worker;
  }

  #receive(worker: Worker, answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) worker.unref();
    if ('hash' in answer) waiting?.resolve(Buffer.from(answer.hash));
    else waiting?.reject(new Error(answer.failed));
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
