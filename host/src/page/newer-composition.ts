import type { Holds } from './holds';

/** At most one automatic reload in five minutes. */
const pause = 5 * 60_000;
const key = 'atrium.reloaded';

interface NewerServices {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  holds: Pick<Holds, 'strongest'>;
  /** Loads a document, `location.assign`. */
  load(address: string): void;
  now?: () => number;
}

/** One page, one composition: once another is current, the next navigation loads a document instead. */
export class NewerComposition {
  #exists = false;
  readonly #services: NewerServices;

  constructor(services: NewerServices) {
    this.#services = services;
  }

  /** Notes that the poll found another composition than this page's. */
  note(): void {
    this.#exists = true;
  }

  /** Loads the address as a document when a reload is due; returns whether it does. */
  takeOver(address: string): boolean {
    const { storage, holds, load, now = Date.now } = this.#services;
    if (!this.#exists || holds.strongest) return false;
    if (now() - Number(storage.getItem(key) ?? 0) < pause) return false;
    storage.setItem(key, String(now()));
    load(address);
    return true;
  }
}
