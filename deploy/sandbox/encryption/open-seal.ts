import { lt } from 'drizzle-orm';
import { compactDecrypt } from 'jose';
import * as v from 'valibot';
import { hasNul } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { algorithm, privateKey } from './keys';
import { openedSeals } from './tables';

/** Allowed difference from the sender's clock, in seconds. */
const tolerance = 120;

/** Characters: a batch of 200 transfers with long account names takes about half. */
const longestSeal = 48_000;

const SealedSchema = v.strictObject({ value: v.pipe(v.string(), v.maxLength(longestSeal)) });

const ClaimsSchema = v.looseObject({
  /** Seconds since 1970. */
  iat: v.pipe(v.number(), v.safeInteger()),
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** Code of the merchant that the portal belongs to. */
  iss: v.string(),
  /** Path of the call it was encrypted for. */
  aud: v.string(),
});

/** Merchant and path of the request: a body sealed for another merchant or call is refused. */
interface SealedFor {
  merchant: string;
  path: string;
}

/**
 * Decrypts the fields of an encrypted body; each body is accepted once. A refusal gives no reason: an honest sender
 * does not need one. Only an unknown key is reported, so that the sender can fetch the current one.
 */
export async function openSeal(
  backend: Backend,
  { merchant, path }: SealedFor,
  keyId: unknown,
  body: unknown,
): Promise<unknown> {
  const sealed = v.safeParse(SealedSchema, body);
  if (!sealed.success || typeof keyId !== 'string') throw refused();
  const key = await privateKey(backend, keyId);
  if (!key) throw new Refusal('encryption_key_unknown');
  const claims = v.safeParse(ClaimsSchema, await decrypt(sealed.output.value, key));
  if (!claims.success || hasNul(claims.output)) throw refused();
  const { iat, jti, iss, aud, ...fields } = claims.output;
  // a browser does not know that the control page has set the clock forward
  const age = backend.movableClock.real() / 1000 - iat;
  if (Math.abs(age) > tolerance || aud !== path || iss !== merchant || !(await isFirstUse(backend, jti)))
    throw refused();
  return fields;
}

async function decrypt(value: string, key: Parameters<typeof compactDecrypt>[1]): Promise<unknown> {
  if (!value.split('.').every(isCanonical)) throw refused();
  try {
    const { plaintext } = await compactDecrypt(value, key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
  } catch {
    throw refused();
  }
}

/** Rejects non-canonical base64url: unused trailing bits could be altered unnoticed. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

async function isFirstUse({ engine, clock }: Backend, id: string): Promise<boolean> {
  const now = clock();
  await engine.database.delete(openedSeals).where(lt(openedSeals.expiresAt, new Date(now)));
  const expiresAt = new Date(now + 3 * tolerance * 1000);
  const added = await engine.database.insert(openedSeals).values({ id, expiresAt }).onConflictDoNothing().returning();
  return added.length === 1;
}

function refused(): Refusal {
  return new Refusal('request_refused');
}
