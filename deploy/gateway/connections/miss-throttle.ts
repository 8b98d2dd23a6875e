interface Bounds {
  /** Sustained misses per second of one network. */
  perSecond: number;
  /** Misses of one network that are answered without delay after a pause. */
  burst: number;
  /** Misses of one network that may wait at the same time. */
  waiting: number;
}

/** A page with all files missing stays below the burst; 200 misses per second take less than a tenth of the thread. */
const usual: Bounds = { perSecond: 200, burst: 200, waiting: 1_024 };

/** Networks that are tracked before idle ones are removed. */
const mostNetworks = 5_000;

/** Spreads the misses of one network over time, so that other requests are not delayed. */
export class MissThrottle {
  /** When the last admitted miss of each network is paid for, in milliseconds. */
  readonly #paid = new Map<string, number>();
  readonly #bounds: Bounds;
  readonly #now: () => number;

  constructor(bounds: Bounds = usual, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Milliseconds until a miss of the network may be answered; undefined where too many wait already. */
  wait(network: string): number | undefined {
    const { perSecond, burst, waiting } = this.#bounds;
    const cost = 1_000 / perSecond;
    const now = this.#now();
    const paid = Math.max(this.#paid.get(network) ?? 0, now) + cost;
    const wait = Math.max(0, paid - now - burst * cost);
    if (wait > waiting * cost) return undefined;
    if (this.#paid.size >= mostNetworks && !this.#paid.has(network)) this.#forgetIdle(now);
    this.#paid.set(network, paid);
    return wait;
  }

  /** If no network is idle, all are removed: memory stays bounded, and the limits start over. */
  #forgetIdle(now: number): void {
    for (const [network, paid] of this.#paid) if (paid <= now) this.#paid.delete(network);
    if (this.#paid.size >= mostNetworks) this.#paid.clear();
  }
}
