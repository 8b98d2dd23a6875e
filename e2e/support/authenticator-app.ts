import { Secret, TOTP } from 'otpauth';

/** Validity of a code in seconds. */
const period = 30;

/** The current code of a key, or one `later` periods ahead: each code is accepted once. */
export function codeOf(secret: string, later = 0): string {
  const timestamp = Date.now() + later * period * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp });
}
