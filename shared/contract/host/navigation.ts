import type { VersionedName } from '../remote/name';
import type { PlaceParams } from '../remote/place';
import type { Readable } from './readable';

export interface CurrentPlace {
  place: VersionedName;
  params: PlaceParams;
}

export interface Navigation {
  /** The page; overlays above it do not change it. */
  current: Readable<CurrentPlace>;
  /**
   * Opens a place after its needs are met; a sign-in in between resumes it.
   * Resolves with the result of a closed overlay, `undefined` when it was dismissed, or at once for a page.
   * An absent place resolves with `undefined` and is recorded.
   */
  open(place: VersionedName, params?: PlaceParams): Promise<unknown>;
  /** Closes this view's overlay with its result; on a page goes back, or home when there is no previous entry. */
  close(result?: unknown): void;
  /** Changes the parameters of this view's own place without leaving it; `push` adds a history entry. */
  refine(params: PlaceParams, options?: { push?: boolean }): void;
  /** Whether links to the place are drawn: it exists on this page for this person, and is offered. */
  has(place: VersionedName): boolean;
  /** Address of the place as a page, `undefined` where it has none. */
  href(place: VersionedName, params?: PlaceParams): string | undefined;
  /** Whether this view is mounted as a page or over one. */
  placement: 'page' | 'over' | 'section';
  /** Makes the host ask before the page is reloaded or left; returns the function that ends the hold. */
  hold(reason: 'money' | 'draft'): () => void;
}
