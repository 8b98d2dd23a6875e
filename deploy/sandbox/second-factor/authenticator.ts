import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../../engine';
import { secondFactors, type SecondFactorsRow } from './tables';

/** Seconds per code; the default of RFC 6238, which every app supports. */
const period = 30;
/** Accepted clock skew in steps, in both directions. */
const window = 1;

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The enrolment URI in the QR code. */
export function enrolmentUri(secret: string, issuer: string, account: string): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** The time step of a code; undefined when it is not valid about now. Milliseconds since 1970. */
export function timeStepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Accepts a code of the account's app, once per time step: an observed code cannot be reused. */
export async function consumeAuthenticatorCode(
  queries: Queries,
  { accountId, secret, authenticator }: SecondFactorsRow,
  code: string,
  now: number,
): Promise<boolean> {
  const step = authenticator && secret !== null ? timeStepOf(secret, code, now) : undefined;
  if (step === undefined) return false;
  const taken = await queries
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return taken.length === 1;
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
}
