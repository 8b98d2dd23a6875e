import type { Place } from '../hashing/hashing-queue';
import type { Merchant } from '../merchants/merchant';
import type { SignedIn } from '../session/signed-in';

/** Context of a request besides its fields. */
export interface Call {
  merchant: Merchant;
  /** One of the merchant's languages. */
  language: string;
  /** The client address as determined by the server in front. */
  address: string;
  host: string;
  /** User agent; empty when the header is missing. */
  userAgent: string;
  deviceId: string | undefined;
  /** Idempotency key of the caller; empty when it sent none. */
  idempotencyKey: string;
  /** Held in the hashing queue since the request arrived, for operations that hash for visitors. */
  place: Place | undefined;
  /** Undefined for visitors. */
  customer: SignedIn | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, seconds: number): void;
}

/** A call with the access `customer`. */
export type CustomerCall = Call & { customer: SignedIn };
