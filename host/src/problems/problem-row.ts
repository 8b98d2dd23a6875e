import type { PlaceRef, TextKey } from '@atrium/contract';

/** What a person is told of a failed call. */
export interface Row {
  show: 'nothing' | 'notice' | 'warning' | 'session-lost';
  /** Further buttons; one whose place is absent is not drawn. Then the plain button closes and reads `cancel`. */
  actions?: { label: TextKey; to: PlaceRef }[];
  /** A place that opens as well, where it exists. */
  also?: PlaceRef;
}
