import { networkOf } from '../../network';
import { Hasher, type Derive } from './hasher';
import { HashingQueue, usualBounds, type QueueBounds } from './hashing-queue';
import type { PasswordCost } from './password-cost';
import { ScryptThread } from './scrypt-thread';

/** The caller of a request that hashes: its address, and whether it has a session or a browser known to the account. */
export interface HashingFor {
  address: string;
  trusted: boolean;
}

interface HashingOptions {
  cost: PasswordCost;
  bounds?: QueueBounds | undefined;
  /** Defaults to worker threads. */
  derive?: Derive | undefined;
}

/**
 * All slow hashing of the sandbox: on worker threads, behind one bounded queue. Every limit is checked before a place
 * is taken, so that a refused request costs no hash.
 */
export class Hashing {
  readonly #queue: HashingQueue;
  readonly #threads: ScryptThread[];
  readonly #derive: Derive;
  readonly #cost: PasswordCost;

  constructor({ cost, bounds = usualBounds, derive }: HashingOptions) {
    this.#cost = cost;
    this.#queue = new HashingQueue(bounds);
    this.#threads = Array.from({ length: bounds.threads }, () => new ScryptThread());
    this.#derive = derive ?? ((job) => this.#idlest().derive(job));
  }

  /**
   * Runs work that hashes, in a place of the queue.
   * @throws Refusal `server_busy` when the queue has no place for this network; errors of the work
   */
  within<Done>({ address, trusted }: HashingFor, work: (hasher: Hasher) => Promise<Done>): Promise<Done> {
    return this.#queue.admit({ network: networkOf(address), trusted }, (run) =>
      work(new Hasher((job) => run(() => this.#derive(job)), this.#cost)),
    );
  }

  /** Running and waiting jobs of the queue. */
  get load(): HashingQueue['load'] {
    return this.#queue.load;
  }

  /** For the server's own accounts, without the queue; not reachable by requests. */
  get own(): Hasher {
    return new Hasher(this.#derive, this.#cost);
  }

  #idlest(): ScryptThread {
    return this.#threads.reduce((one, other) => (other.pending < one.pending ? other : one));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
