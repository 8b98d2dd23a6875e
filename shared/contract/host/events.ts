import type { EventCatalogue } from '../catalogue/events';
import type { VersionedName } from '../remote/name';

/** Events, delivered to all listeners. Not replayed; the live channel's events are republished here. */
export interface Events {
  publish<Name extends keyof EventCatalogue>(name: Name, detail: EventCatalogue[Name]): void;
  publish(name: VersionedName, detail?: unknown): void;
  /** Returns its own stop; unmounting the view also stops it. */
  on<Name extends keyof EventCatalogue>(name: Name, listener: (detail: EventCatalogue[Name]) => void): () => void;
  on(name: VersionedName, listener: (detail: unknown) => void): () => void;
}
