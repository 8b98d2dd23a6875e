import { networkOf } from '../../network';
import { Hasher, type DeriveKey } from './hasher';
import { HashingQueue, defaultBounds, type Place, type QueueBounds } from './hashing-queue';
import type { PasswordCost } from './password-cost';
import { ScryptThread } from './scrypt-thread';

/** The caller of a request that hashes: its address, and whether it has a session or a browser known to the account. */
export interface HashingCaller {
  address: string;
  trusted: boolean;
  /** Taken by `reserve` when the request arrived; it is freed with the work. */
  place?: Place | undefined;
}

interface HashingOptions {
  cost: PasswordCost;
  bounds?: QueueBounds | undefined;
  /** Defaults to worker threads. */
  derive?: DeriveKey | undefined;
}

/**
 * All slow hashing of the sandbox: on worker threads, behind one bounded queue. Every limit is checked before a place
 * is taken, so that a refused request costs no hash.
 */
export class Hashing {
  readonly #queue: HashingQueue;
  readonly #threads: ScryptThread[];
  readonly #derive: DeriveKey;
  readonly #cost: PasswordCost;

  constructor({ cost, bounds = defaultBounds, derive }: HashingOptions) {
    this.#cost = cost;
    this.#queue = new HashingQueue(bounds);
    this.#threads = Array.from({ length: bounds.threads }, () => new ScryptThread());
    this.#derive = derive ?? ((job) => this.#idlest().derive(job));
  }

  /**
   * Runs work that hashes, in a place of the queue.
   * @throws Refusal `server_busy` when the queue has no place for this network; errors of the work
   */
  async within<Done>(
    { address, trusted, place }: HashingCaller,
    work: (hasher: Hasher) => Promise<Done>,
  ): Promise<Done> {
    const { run, free } = place ?? this.#queue.take({ network: networkOf(address), trusted });
    try {
      return await work(new Hasher((job) => run(() => this.#derive(job)), this.#cost));
    } finally {
      free();
    }
  }

  /**
   * Asks the queue before anything is looked up for a request, so that a full queue costs no query. A request that
   * shows no sign of a session or a known browser gets its place now; the signs of others are checked first.
   * @throws Refusal `server_busy` when the queue has no place for this network
   */
  reserve({ address, mayBeTrusted }: { address: string; mayBeTrusted: boolean }): Place | undefined {
    const caller = { network: networkOf(address), trusted: mayBeTrusted };
    if (!mayBeTrusted) return this.#queue.take(caller);
    this.#queue.requirePlace(caller);
    return undefined;
  }

  /** Running and waiting jobs of the queue. */
  get load(): HashingQueue['load'] {
    return this.#queue.load;
  }

  /** For the server's own accounts, without the queue; not reachable by requests. */
  get unqueued(): Hasher {
    return new Hasher(this.#derive, this.#cost);
  }

  #idlest(): ScryptThread {
    return this.#threads.reduce((one, other) => (other.pending < one.pending ? other : one));
  }

  /** Refuses what waits, and ends the threads when the running work is done. */
  async close(): Promise<void> {
    await this.#queue.close();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
