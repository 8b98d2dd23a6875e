/** How many ids are remembered; more than a reconnect ever repeats. */
const most = 500;

/** Recognizes events that were already received; the channel repeats some after a reconnect. */
export class SeenEvents {
  readonly #ids = new Set<string>();

  /** Whether this id is new; an event without an id always is. */
  admit(id: string): boolean {
    if (id === '') return true;
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    if (this.#ids.size > most) this.#ids.delete(this.#ids.values().next().value as string);
    return true;
  }
}
