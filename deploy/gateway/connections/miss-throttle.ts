interface Bounds {
  /** Misses a second of one network, in the long run. */
  perSecond: number;
  /** Misses of one network that are answered at once after a pause. */
  burst: number;
  /** Misses of one network that wait at the same time. */
  waiting: number;
}

/** A page with every file missing stays below the burst; 200 a second keep a thread busy for less than a tenth of it. */
const usual: Bounds = { perSecond: 200, burst: 200, waiting: 1_024 };

/** Networks that are remembered at once before the idle ones are forgotten. */
const mostNetworks = 5_000;

/** Spreads misses of one network over time, so that they leave the thread to others. */
export class MissThrottle {
  /** When the last admitted miss of each network is paid for, in milliseconds. */
  readonly #paid = new Map<string, number>();

  constructor(
    private readonly bounds: Bounds = usual,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Milliseconds until a miss of the network may be answered; undefined where too many wait already. */
  wait(network: string): number | undefined {
    const { perSecond, burst, waiting } = this.bounds;
    const cost = 1_000 / perSecond;
    const now = this.now();
    const paid = Math.max(this.#paid.get(network) ?? 0, now) + cost;
    const wait = Math.max(0, paid - now - burst * cost);
    if (wait > waiting * cost) return undefined;
    if (this.#paid.size >= mostNetworks && !this.#paid.has(network)) this.#forgetIdle(now);
    this.#paid.set(network, paid);
    return wait;
  }

  /** Where all are busy, all are forgotten: memory is bounded, and the paces begin again. */
  #forgetIdle(now: number): void {
    for (const [network, paid] of this.#paid) if (paid <= now) this.#paid.delete(network);
    if (this.#paid.size >= mostNetworks) this.#paid.clear();
  }
}
