import { networkOf } from '../../network';
import { Hasher, type Derive } from './hasher';
import { HashingQueue, usualBounds, type QueueBounds } from './hashing-queue';
import type { PasswordCost } from './password-cost';
import { ScryptThread } from './scrypt-thread';

/** The caller of a request that hashes: its address, and whether it has a session or comes from a browser the account knows. */
export interface HashingFor {
  address: string;
  trusted: boolean;
}

interface HashingOptions {
  cost: PasswordCost;
  bounds?: QueueBounds | undefined;
  /** Threads of its own when left out. */
  derive?: Derive | undefined;
}

/**
 * All slow hashing of the sandbox: on threads of its own, behind one bounded queue. Each limit is looked at before a
 * place is taken, so that a refused request costs no hash.
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
   * Does work that hashes, in a place of the queue.
   * @throws Refusal `server_busy` where the queue has no place for this network; what the work throws
   */
  within<Done>({ address, trusted }: HashingFor, work: (hasher: Hasher) => Promise<Done>): Promise<Done> {
    return this.#queue.admit({ network: networkOf(address), trusted }, (run) =>
      work(new Hasher((job) => run(() => this.#derive(job)), this.#cost)),
    );
  }

  /** Jobs of the queue that are computed now, and that wait for their turn. */
  get load(): HashingQueue['load'] {
    return this.#queue.load;
  }

  /** For the server's own accounts, beside the queue: no request can use it. */
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
