import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../support/percentile';
import { hostOf } from './stranger';

/** Fewest page loads for a median. */
export const enoughLoads = 5;

interface Seen {
  milliseconds?: number;
  failure?: string;
}

/** An honest visitor's page loads during a part of the proof. */
export interface Visits {
  loads: number;
  /** Milliseconds of the median page load. */
  median: number;
  /** Page loads that got no page or not all of its scripts. */
  failures: string[];
}

/** An honest visitor beside the attack: another address, another thread, a cold browser cache each time. */
export class Visitor {
  #seen: Seen[] = [];
  #more: () => void = () => undefined;
  readonly #worker: Worker;

  /** @param program `visitor-thread.mjs` */
  constructor(program: string, port: number) {
    this.#worker = new Worker(program, {
      workerData: { port, host: hostOf('kestrel', port), from: '127.201.0.1' },
    });
    this.#worker.on('message', (seen: Seen) => {
      this.#seen.push(seen);
      this.#more();
    });
  }

  /** Resolves after so many page loads from now on. */
  async loads(count: number): Promise<Visits> {
    this.#seen = [];
    await new Promise<void>((resolve) => {
      this.#more = () => this.#seen.length >= count && resolve();
    });
    return this.#visits();
  }

  /** The visitor's page loads during the work. */
  async beside<Result>(work: () => Promise<Result>): Promise<{ result: Result; visits: Visits }> {
    this.#seen = [];
    const result = await work();
    return { result, visits: this.#visits() };
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }

  #visits(): Visits {
    const times = this.#seen.flatMap(({ milliseconds }) => milliseconds ?? []);
    const failures = this.#seen.flatMap(({ failure }) => failure ?? []);
    return { loads: times.length, median: percentile(times, 50), failures };
  }
}

/** The path of the visitor's thread from a proof's bundle, which is two folders below the root. */
export const visitorProgram = (bundleFolder: string) =>
  join(bundleFolder, '../..', 'e2e/prove/strangers/visitor-thread.mjs');
