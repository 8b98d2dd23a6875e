export type HoldReason = 'money' | 'draft';

/** The owner of a hold: a page by its place, an overlay by its key; `document` holds only against reloading. */
export type HoldOwner = { page: string } | { overlay: string } | 'document';

interface Hold {
  reason: HoldReason;
  owner: HoldOwner;
}

/** Unfinished work on this page: the person is asked before it is reloaded or left. */
export class Holds {
  readonly #taken = new Set<Hold>();

  /** Money takes precedence over a draft. */
  get strongest(): HoldReason | undefined {
    return strongest([...this.#taken]);
  }

  /** Returns the function that ends the hold. */
  take(reason: HoldReason, owner: HoldOwner = 'document'): () => void {
    const hold = { reason, owner };
    this.#taken.add(hold);
    return () => void this.#taken.delete(hold);
  }

  /** The document is about to be left for a reason that takes precedence over unfinished work, such as a sign-out. */
  releaseAll(): void {
    this.#taken.clear();
  }

  /** The strongest hold against a move, except those of the `page` and `overlays` that stay. */
  against(next: { page: string | undefined; overlays: readonly string[] }): HoldReason | undefined {
    return strongest(
      [...this.#taken].filter(({ owner }) => {
        if (owner === 'document') return false;
        return 'page' in owner ? owner.page !== next.page : !next.overlays.includes(owner.overlay);
      }),
    );
  }

  /** Makes the browser ask before the document is left; returns the stop. */
  guard(window: Window): () => void {
    const ask = (event: BeforeUnloadEvent) => {
      if (this.strongest) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }
}

function strongest(holds: Hold[]): HoldReason | undefined {
  if (holds.some(({ reason }) => reason === 'money')) return 'money';
  return holds[0]?.reason;
}
