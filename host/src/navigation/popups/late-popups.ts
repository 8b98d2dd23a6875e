/** A popup that opens by itself when its turn comes. */
export interface WaitingPopup {
  /** A second one with this key does not open in the same session. */
  key: string;
  /** Lowest first. */
  order: number;
  /** Whether it should still open; checked when its turn comes. */
  wanted(): boolean;
  /** Resolves when it has closed. */
  show(): Promise<unknown>;
}

/** Keeps popups until their queue, which is loaded after the first content, is connected. */
export class LatePopups {
  #queue: ((popups: WaitingPopup[]) => void) | undefined;
  readonly #early: WaitingPopup[] = [];

  add(popups: WaitingPopup[]): void {
    if (this.#queue) this.#queue(popups);
    else this.#early.push(...popups);
  }

  connect(queue: (popups: WaitingPopup[]) => void): void {
    this.#queue = queue;
    queue(this.#early.splice(0));
  }
}
