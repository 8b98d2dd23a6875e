/** Who waits for a turn; called with whether it came. */
type Waiting = (isTurn: boolean) => void;

/**
 * Lets uploads in one after the other, whose bodies take memory; the next wait with theirs unread, a few of them and
 * not for ever.
 */
export class UploadQueue {
  #busy = false;
  readonly #waiting = new Set<Waiting>();

  constructor(
    private readonly limits: { /** Uploads that may wait. */ waiting: number; /** Milliseconds. */ patience: number },
  ) {}

  /** Resolves with the end of the turn, to be called once; undefined where there is no turn to be had now. */
  async enter(): Promise<(() => void) | undefined> {
    if (this.#busy && !(await this.#wait())) return undefined;
    this.#busy = true;
    return () => this.#next();
  }

  #wait(): Promise<boolean> {
    if (this.#waiting.size >= this.limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const limit = setTimeout(() => turn(false), this.limits.patience).unref();
      const turn: Waiting = (isTurn) => {
        clearTimeout(limit);
        this.#waiting.delete(turn);
        resolve(isTurn);
      };
      this.#waiting.add(turn);
    });
  }

  /** The turn passes on without a gap in which another could take it. */
  #next(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#busy = false;
  }
}
