import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageFolder } from '../../engine';
import { contentSize } from './content-size';

export interface EncodeJob {
  kind: 'encode';
  file: Uint8Array;
  dictionary: Uint8Array;
}

export interface DecodeJob {
  kind: 'decode';
  frame: Uint8Array;
  dictionary: Uint8Array;
}

export type Job = EncodeJob | DecodeJob;

type Answer = { id: number; bytes: Uint8Array } | { id: number; failed: string };

interface PendingJob {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

interface DeltaCodecOptions {
  /** Milliseconds for one job; the thread is stopped when it takes longer. A file of 536 kB took 300. */
  limit?: number;
  /** Milliseconds without a job after which the thread is stopped, which frees its memory. */
  idle?: number;
}

/** The built server has the thread's file beside its own; otherwise it is in the sources. */
const besideServer = new URL('./delta-thread.mjs', import.meta.url);
const inSources = () => pathToFileURL(join(packageFolder(), 'registry/deltas/delta-thread.mjs'));

/**
 * Makes and applies deltas in a worker thread, one at a time. The thread starts with its first job, and again after it
 * failed. It does not keep the process alive.
 */
export class DeltaCodec {
  #worker: Worker | undefined;
  #jobs = 0;
  #last: Promise<unknown> = Promise.resolve();
  #current: PendingJob | undefined;
  #stopping: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #limit: number;
  readonly #idle: number;

  constructor({ limit = 20_000, idle = 5_000 }: DeltaCodecOptions = {}) {
    this.#limit = limit;
    this.#idle = idle;
  }

  /** Resolves with a Zstandard frame that needs the dictionary to be decoded. */
  encode(file: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
    return this.#queue({ kind: 'encode', file, dictionary });
  }

  /** Decodes a frame. Rejects, before it takes memory, for one that does not state exactly this size in bytes. */
  async decode(frame: Buffer, dictionary: Uint8Array, size: number): Promise<Buffer> {
    if (contentSize(frame) !== size) throw new Error(`The delta does not state ${size} bytes.`);
    return this.#queue({ kind: 'decode', frame, dictionary });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop(new Error('The registry was closed.'));
  }

  #queue(job: Job): Promise<Buffer> {
    const done = this.#last.then(() => this.#run(job));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run(job: Job): Promise<Buffer> {
    if (this.#isClosed) throw new Error('The registry was closed.');
    clearTimeout(this.#stopping);
    const id = (this.#jobs += 1);
    const worker = (this.#worker ??= this.#start());
    const limit = setTimeout(() => this.#stop(new Error(`A delta took longer than ${this.#limit} ms.`)), this.#limit);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#current = { resolve, reject };
        worker.postMessage({ id, ...job });
      });
    } finally {
      clearTimeout(limit);
      this.#current = undefined;
      this.#stopping = setTimeout(() => this.#stop(), this.#idle).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(existsSync(besideServer) ? besideServer : inSources());
    const fail = (error: Error) => this.#worker === worker && this.#stop(error);
    worker.unref();
    worker.on('message', (answer: Answer) => this.#receive(worker, answer));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread of deltas has stopped.')));
    return worker;
  }

  #receive(worker: Worker, answer: Answer): void {
    if (this.#worker !== worker) return;
    if ('bytes' in answer) this.#current?.resolve(Buffer.from(answer.bytes));
    else this.#current?.reject(new Error(answer.failed));
  }

  #stop(error = new Error('The thread of deltas is idle.')): void {
    const worker = this.#worker;
    this.#worker = undefined;
    clearTimeout(this.#stopping);
    void worker?.terminate();
    this.#current?.reject(error);
  }
}
