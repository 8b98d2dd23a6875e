/** A part of a proof that did not run. */
export interface Skip {
  /** Such as "PostgreSQL". */
  part: string;
  /** Such as "no PostgreSQL server is installed". */
  reason: string;
}

/** Collects what a run of a proof finds. */
export class Report {
  readonly #faults = new Set<string>();
  readonly #skips: Skip[] = [];

  /** @param log prints a line */
  constructor(readonly log: (line: string) => void) {}

  /** Sentences about broken invariants, each once. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  /** Parts that did not run. */
  get skips(): readonly Skip[] {
    return this.#skips;
  }

  /** Records broken invariants; the run can go on. */
  fault(...sentences: string[]): void {
    for (const sentence of sentences) this.#faults.add(sentence);
  }

  /** Records a part that cannot run on this machine: what did not run proves nothing. */
  skip(part: string, reason: string): void {
    this.#skips.push({ part, reason });
    this.log(`\n${part}: skipped, ${reason}`);
  }

  /** Records a fault when the run reached something less often than it takes to prove anything about it. */
  reached(count: number, what: string, least = 1): void {
    if (count < least)
      this.fault(`reached only ${count} of at least ${least} ${what}, which proves nothing about them`);
  }
}
