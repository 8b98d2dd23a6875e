import type { PlaceParams, SessionRecord, VersionedName } from '@atrium/contract';

/** A place that a view asks to open; the page decides whether and how. */
export interface Departure {
  place: VersionedName;
  params: PlaceParams;
  /** Address of the place in the portal, absolute; `undefined` where it has none. */
  href: string | undefined;
}

/** What a foreign page passes in for the views it mounts. */
export interface EmbedOptions {
  /** Origin of the merchant's portal. Default: the origin of this file. */
  portal?: string;
  /** Code of the language, one of the merchant's. Default: the merchant's default. */
  language?: string;
  /** The signed-in customer, by the token that the portal's back end issued. Default: a visitor. */
  session?: SessionRecord;
  /** The back end no longer accepts the session. */
  sessionLost?: (reason: string) => void;
  /** Default: opens the address in this window. */
  navigate?: (departure: Departure) => void;
  /** The element in which messages are drawn. Default: the end of the body. */
  messages?: HTMLElement;
  /** Nonce of the page's policy, for styles and import maps. */
  nonce?: string;
}
