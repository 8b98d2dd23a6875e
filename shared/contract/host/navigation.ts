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
   * Goes to a place. Needs are asked first, and what was asked goes on once they are met.
   * Resolves with the result an overlay was closed with, `undefined` when it was dismissed, or at once for a page.
   * An absent place resolves with `undefined` and is recorded.
   */
  open(place: VersionedName, params?: PlaceParams): Promise<unknown>;
  /** Closes the overlay this view stands in, with its result; on a page goes back, or home where there is nothing to go back to. */
  close(result?: unknown): void;
  /** Changes the parameters of this view's own place without leaving it; `push` keeps the former ones behind Back. */
  refine(params: PlaceParams, options?: { push?: boolean }): void;
  /** Whether links lead to the place: it exists on this page for this person, and is offered. */
  has(place: VersionedName): boolean;
  /** Address of the place as a page, `undefined` where it has none. */
  href(place: VersionedName, params?: PlaceParams): string | undefined;
  /** Whether this view is mounted as a page or over one. */
  standing: 'page' | 'over' | 'section';
  /** Keeps the page from reloading or being left unasked; returns the release. */
  hold(reason: 'money' | 'draft'): () => void;
}
