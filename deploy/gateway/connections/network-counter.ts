interface Bounds {
  /** Events of one network in a period, which many people may share. */
  most: number;
  /** Milliseconds. */
  period: number;
}

/** Networks that are counted before finished periods are removed. */
const mostNetworks = 5_000;

/** Counts events per network in this process, in bounded memory. */
export class NetworkCounter {
  readonly #counts = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly bounds: Bounds,
    private readonly now: () => number = Date.now,
  ) {}

  isExhausted(network: string): boolean {
    const counted = this.#counts.get(network);
    return counted !== undefined && counted.until > this.now() && counted.count >= this.bounds.most;
  }

  /** Counts an event, unless the network has used up its period; whether it was counted. */
  admit(network: string): boolean {
    if (this.isExhausted(network)) return false;
    this.count(network);
    return true;
  }

  count(network: string): void {
    const now = this.now();
    const counted = this.#counts.get(network);
    if (counted && counted.until > now) {
      counted.count += 1;
      return;
    }
    if (this.#counts.size >= mostNetworks) this.#forgetFinished(now);
    this.#counts.set(network, { count: 1, until: now + this.bounds.period });
  }

  /** If no period has finished, all are removed: memory stays bounded, and the limits start over. */
  #forgetFinished(now: number): void {
    for (const [network, { until }] of this.#counts) if (until <= now) this.#counts.delete(network);
    if (this.#counts.size >= mostNetworks) this.#counts.clear();
  }
}
