import type { Customer, PlaceParams, VersionedName } from '@atrium/contract';

/** Where a view wants the person to go; the page decides whether and how. */
export interface Departure {
  place: VersionedName;
  params: PlaceParams;
  /** Of the place in the portal, absolute; `undefined` where it has none. */
  href: string | undefined;
}

/** What a foreign page gives for the `host` of the views it mounts. */
export interface EmbedOptions {
  /** Origin of the merchant's portal. Default: where this file came from. */
  portal?: string;
  /** Code of the language, one of the merchant's. Default: the merchant's own. */
  language?: string;
  /** Who is signed in, by the token the portal's back end gave. Default: a visitor. */
  session?: { token: string; customer: Customer };
  /** The back end no longer knows the session. */
  sessionLost?: (reason: string) => void;
  /** Default: the address is opened in this window. */
  navigate?: (departure: Departure) => void;
  /** Where messages are drawn. Default: at the end of the body. */
  messages?: HTMLElement;
  /** Of the page's policy, for styles and import maps. */
  nonce?: string;
}
