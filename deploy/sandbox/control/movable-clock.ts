import { sql } from 'drizzle-orm';
import type { Engine } from '../../engine';
import type { Clock } from '../clock';
import { clockForward } from './tables';

/** Notification channel between processes: the clock was set forward; the payload is by how much in all. */
const channel = 'sandbox_clock';

/** The sandbox's clock, which the control page sets forward in every process. It never goes back. */
export class MovableClock {
  #forward = 0;
  readonly #engine: Engine;

  constructor(
    engine: Engine,
    /** The clock without what was added. */
    readonly real: Clock,
  ) {
    this.#engine = engine;
  }

  readonly now: Clock = () => this.real() + this.#forward;

  /** By how much the clock was set forward, in milliseconds. */
  get forward(): number {
    return this.#forward;
  }

  /** Reads how far the clock is set forward. */
  async load(): Promise<void> {
    const [row] = await this.#engine.database.select().from(clockForward);
    this.#take(row?.milliseconds ?? 0);
  }

  /** Follows other processes; returns a stop function. */
  follow(onFailure: (error: unknown) => void): () => void {
    const resumed = () => void this.load().catch(onFailure);
    return this.#engine.listen(channel, (payload) => this.#take(Number(payload)), { resumed });
  }

  /** Sets the clock forward by milliseconds, in every process. */
  async move(milliseconds: number): Promise<void> {
    const [row] = await this.#engine.database
      .update(clockForward)
      .set({ milliseconds: sql`${clockForward.milliseconds} + ${milliseconds}` })
      .returning();
    this.#take(row?.milliseconds ?? 0);
    await this.#engine.notify(channel, String(this.#forward));
  }

  #take(forward: number): void {
    if (forward > this.#forward) this.#forward = forward;
  }
}
