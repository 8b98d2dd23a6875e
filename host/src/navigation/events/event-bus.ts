import { events as catalogue, type Telemetry, type VersionedName } from '@atrium/contract';
import * as v from 'valibot';

export type Listener = (detail: unknown) => void;

/** Delivers events to the current listeners; nothing is replayed. */
export class EventBus {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #telemetry: Pick<Telemetry, 'error'>;

  constructor(telemetry: Pick<Telemetry, 'error'>) {
    this.#telemetry = telemetry;
  }

  /**
   * Checks events of the catalogue: one with an invalid detail is recorded and not delivered.
   * A listener that throws does not affect the others.
   */
  publish(name: VersionedName, detail?: unknown): void {
    if (!this.#isValid(name, detail)) return;
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        listener(detail);
      } catch (error) {
        this.#telemetry.error(error, { event: name });
      }
    }
  }

  /** Returns its own stop. */
  on(name: VersionedName, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    // a new function each time, so that the same listener registered twice counts as two registrations
    const registered: Listener = (detail) => listener(detail);
    this.#listeners.set(name, listeners.add(registered));
    return () => void listeners.delete(registered);
  }

  #isValid(name: string, detail: unknown): boolean {
    const known = (catalogue as Record<string, { detail: v.GenericSchema }>)[name];
    if (!known || v.is(known.detail, detail)) return true;
    this.#telemetry.error(new TypeError(`The event ${name} was published with a detail its schema refuses`));
    return false;
  }
}
