interface Bounds {
  /** Events of one subject in a period. Many people may share a network. */
  most: number;
  /** Milliseconds. */
  period: number;
}

/** Subjects that are counted before finished periods are removed. */
const mostSubjects = 5_000;

/** Counts events per subject, such as a network or a session, in this process and in bounded memory. */
export class PeriodCounter {
  readonly #counts = new Map<string, { count: number; until: number }>();
  readonly #bounds: Bounds;
  readonly #now: () => number;

  constructor(bounds: Bounds, now: () => number = Date.now) {
    this.#bounds = bounds;
    this.#now = now;
  }

  isExhausted(subject: string): boolean {
    const counted = this.#counts.get(subject);
    return counted !== undefined && counted.until > this.#now() && counted.count >= this.#bounds.most;
  }

  /** Counts an event, unless the subject has used up its period; whether it was counted. */
  admit(subject: string): boolean {
    if (this.isExhausted(subject)) return false;
    this.count(subject);
    return true;
  }

  count(subject: string): void {
    const now = this.#now();
    const counted = this.#counts.get(subject);
    if (counted && counted.until > now) {
      counted.count += 1;
      return;
    }
    if (this.#counts.size >= mostSubjects) this.#forgetFinished(now);
    this.#counts.set(subject, { count: 1, until: now + this.#bounds.period });
  }

  /** If no period has finished, all are removed: memory stays bounded, and the limits start over. */
  #forgetFinished(now: number): void {
    for (const [subject, { until }] of this.#counts) if (until <= now) this.#counts.delete(subject);
    if (this.#counts.size >= mostSubjects) this.#counts.clear();
  }
}
