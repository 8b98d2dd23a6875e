import { events as catalogue, type Telemetry, type VersionedName } from '@atrium/contract';
import * as v from 'valibot';

export type Listener = (detail: unknown) => void;

/** Tells what has happened to whoever listens at that moment; nothing is replayed. */
export class EventBus {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly telemetry: Pick<Telemetry, 'error'>) {}

  /**
   * Events of the catalogue are checked: one with a wrong detail is recorded and told to nobody.
   * A listener that throws costs itself only.
   */
  publish(name: VersionedName, detail?: unknown): void {
    if (!this.isValid(name, detail)) return;
    for (const listener of [...(this.listeners.get(name) ?? [])]) {
      try {
        listener(detail);
      } catch (error) {
        this.telemetry.error(error, { event: name });
      }
    }
  }

  /** Returns its own stop. */
  on(name: VersionedName, listener: Listener): () => void {
    const listeners = this.listeners.get(name) ?? new Set();
    // a function of its own, so that the same listener given twice is two registrations
    const registered: Listener = (detail) => listener(detail);
    this.listeners.set(name, listeners.add(registered));
    return () => void listeners.delete(registered);
  }

  private isValid(name: string, detail: unknown): boolean {
    const known = (catalogue as Record<string, { detail: v.GenericSchema }>)[name];
    if (!known || v.is(known.detail, detail)) return true;
    this.telemetry.error(new TypeError(`The event ${name} was published with a detail its schema refuses`));
    return false;
  }
}
