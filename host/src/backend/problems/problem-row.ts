import type { EventCatalogue, PlaceRef, TextKey } from '@atrium/contract';

/** What a person sees of a failed call. */
export interface Row {
  /** `domain-check` looks for another domain of the merchant, and shows that there is none when none answers. */
  show: 'nothing' | 'notice' | 'warning' | 'session-lost' | 'domain-check';
  /** Further buttons; one with an absent place is not drawn. Then the plain button closes and reads `cancel`. */
  actions?: { label: TextKey; to: PlaceRef }[];
  /** A place that opens as well, where it exists. */
  also?: PlaceRef;
  /** An event that is published as well, for the remote that handles it. */
  publishes?: keyof Pick<EventCatalogue, 'session.bind-required@1' | 'session.verification-required@1'>;
}
