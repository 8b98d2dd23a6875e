import { Secret, TOTP } from 'otpauth';

/** Seconds a code is shown. */
const period = 30;

/** What an app with this key shows, or will show some codes later: each is good once. */
export function codeOf(secret: string, later = 0): string {
  const timestamp = Date.now() + later * period * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp });
}
