import { createHmac } from 'node:crypto';

/** The parts of a call that its signature covers. */
export interface SignedParts {
  method: string;
  /** With leading slash, without query. */
  path: string;
  /** Milliseconds since 1970, as sent. */
  time: string;
  nonce: string;
  /** The bytes of the body, as text. */
  body: string;
}

/** Header names of a signed call. */
export const signatureHeaders = {
  time: 'x-wallet-time',
  nonce: 'x-wallet-nonce',
  signature: 'x-wallet-signature',
} as const;

/** HMAC-SHA256 in base64url. No part before the body can contain a line break, so that the text is unambiguous. */
export function signCall(key: string, { method, path, time, nonce, body }: SignedParts): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update([method, path, time, nonce, body].join('\n'))
    .digest('base64url');
}
