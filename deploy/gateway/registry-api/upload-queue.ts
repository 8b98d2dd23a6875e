/** Called when the upload may begin, or has waited too long. */
type Waiting = (isTurn: boolean) => void;

/**
 * Runs uploads one after the other, because their bodies take memory. A limited number waits for a limited time, with
 * unread bodies.
 */
export class UploadQueue {
  #busy = false;
  readonly #waiting = new Set<Waiting>();
  readonly #limits: { /** Uploads that may wait. */ waiting: number; /** Milliseconds. */ patience: number };

  constructor(limits: { /** Uploads that may wait. */ waiting: number; /** Milliseconds. */ patience: number }) {
    this.#limits = limits;
  }

  /**
   * Resolves with a function to call once at the end of the upload; undefined where the queue is full or the wait too
   * long.
   */
  async enter(): Promise<(() => void) | undefined> {
    if (this.#busy && !(await this.#wait())) return undefined;
    this.#busy = true;
    return () => this.#next();
  }

  #wait(): Promise<boolean> {
    if (this.#waiting.size >= this.#limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const limit = setTimeout(() => turn(false), this.#limits.patience).unref();
      const turn: Waiting = (isTurn) => {
        clearTimeout(limit);
        this.#waiting.delete(turn);
        resolve(isTurn);
      };
      this.#waiting.add(turn);
    });
  }

  /** Hands the turn directly to the next upload. */
  #next(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#busy = false;
  }
}
