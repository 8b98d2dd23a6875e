import { PlaceParamsSchema, VersionedNameSchema, type PlaceParams, type VersionedName } from '@atrium/contract';
import * as v from 'valibot';
import type { KeyedStorage } from '../../storage/open-storage';

/** A person's request as plain data: it can be resumed after a full-page sign-in. */
export type Intent = { open: VersionedName; params: PlaceParams } | { run: VersionedName; request?: unknown };

const key = 'atrium.intent';
/** An intent expires after 15 minutes. */
const lifetime = 15 * 60_000;

const StoredSchema = v.object({
  at: v.number(),
  intent: v.union([
    v.strictObject({ open: VersionedNameSchema, params: PlaceParamsSchema }),
    v.strictObject({ run: VersionedNameSchema, request: v.optional(v.unknown()) }),
  ]),
});

/** The one intent that waits for a sign-in. */
export class Intents {
  /** A caller on this page resumes it; only another document may take it. */
  isClaimed = false;
  readonly #storage: KeyedStorage;
  readonly #now: () => number;

  constructor(storage: KeyedStorage, now: () => number = () => Date.now()) {
    this.#storage = storage;
    this.#now = now;
  }

  keep(intent: Intent): void {
    this.#storage.setItem(key, JSON.stringify({ at: this.#now(), intent }));
  }

  /** Keeps an intent in case the document is left; returns the function that ends the claim. */
  claim(intent: Intent): () => void {
    this.keep(intent);
    this.isClaimed = true;
    return () => (this.isClaimed = false);
  }

  forget(): void {
    this.#storage.removeItem(key);
  }

  /** Takes the intent, once. */
  take(): Intent | undefined {
    if (this.isClaimed) return undefined;
    const stored = this.#storage.getItem(key);
    this.forget();
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredSchema), stored);
    if (!result.success || this.#now() - result.output.at > lifetime) return undefined;
    return result.output.intent as Intent;
  }
}
