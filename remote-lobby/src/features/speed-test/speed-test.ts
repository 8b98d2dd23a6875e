import { speedTestDelays } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DomainLine } from './domain-line';
import { measureSpeed } from './measure-speed';

/** Measures the domains of the merchant, all at once. */
export class SpeedTest {
  lines: DomainLine[];
  /** Also until the first run. */
  isRunning = true;
  readonly #measure: typeof measureSpeed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: AbortController | undefined;

  constructor(origins: readonly string[], measure = measureSpeed) {
    this.#measure = measure;
    this.lines = origins.map((origin) => ({ domainName: new URL(origin).host, origin, speed: undefined }));
    makeAutoObservable(this);
  }

  /** The line that answered first, as long as it answered at all. */
  get fastest(): DomainLine | undefined {
    return this.lines
      .filter(({ speed }) => speed)
      .reduce<DomainLine | undefined>(
        (best, line) => (best && (best.speed ?? 0) <= (line.speed ?? 0) ? best : line),
        undefined,
      );
  }

  /** Runs half a second later; returns the stop. */
  start(): () => void {
    this.#schedule(speedTestDelays.first);
    return () => this.#stop();
  }

  /** Runs again a second later. */
  again(): void {
    this.#schedule(speedTestDelays.again);
  }

  #schedule(delay: number): void {
    this.#stop();
    this.isRunning = true;
    for (const line of this.lines) line.speed = undefined;
    this.#timer = setTimeout(() => void this.#measureAll(), delay);
  }

  async #measureAll(): Promise<void> {
    const { signal } = (this.#run = new AbortController());
    await Promise.all(
      this.lines.map(async (line) => {
        const speed = await this.#measure(line.origin, signal);
        if (!signal.aborted) runInAction(() => (line.speed = speed));
      }),
    );
    if (!signal.aborted) runInAction(() => (this.isRunning = false));
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#run?.abort();
  }
}
