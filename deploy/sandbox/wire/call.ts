import type { Merchant } from '../merchants/merchant';
import type { SignedIn } from '../session/sessions';

/** What a handler knows of the request besides its fields. */
export interface Call {
  merchant: Merchant;
  /** One of the merchant's languages. */
  language: string;
  /** The caller's address as the server in front understands it. */
  address: string;
  host: string;
  /** What the caller's program says it is; empty when it says nothing. */
  userAgent: string;
  deviceId: string | undefined;
  /** The caller's own key for what it wants done once; empty when it sent none. */
  idempotencyKey: string;
  /** Undefined for visitors. */
  customer: SignedIn | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, seconds: number): void;
}

/** A call whose access is `customer`. */
export type CustomerCall = Call & { customer: SignedIn };
