import { lt } from 'drizzle-orm';
import { compactDecrypt } from 'jose';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { algorithm, privateKey } from './keys';
import { openedSeals } from './tables';

/** Seconds by which the sender's clock may differ. */
const tolerance = 120;

const SealedSchema = v.strictObject({ value: v.pipe(v.string(), v.maxLength(12_000)) });

const ClaimsSchema = v.looseObject({
  /** Seconds since 1970. */
  iat: v.pipe(v.number(), v.safeInteger()),
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** Code of the merchant whose portal made it. */
  iss: v.string(),
  /** Path of the call it is meant for. */
  aud: v.string(),
});

/** What a request came to: a body that was sealed for another merchant or another call is refused. */
interface SealedFor {
  merchant: string;
  path: string;
}

/**
 * The fields inside an encrypted body, each body once. What is wrong with a refused one is not told: the sender of an
 * honest one needs no reason. Only an unknown key is named, because the honest answer to it is to fetch the new one.
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
  if (!key) throw new Refusal('encryption_key_unknown', { status: 400 });
  const claims = v.safeParse(ClaimsSchema, await decrypt(sealed.output.value, key));
  if (!claims.success) throw refused();
  const { iat, jti, iss, aud, ...fields } = claims.output;
  const age = backend.clock() / 1000 - iat;
  if (Math.abs(age) > tolerance || aud !== path || iss !== merchant || !(await firstOpening(backend, jti)))
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

/** Bits that a decoder leaves unread could be altered unnoticed. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

async function firstOpening({ engine, clock }: Backend, id: string): Promise<boolean> {
  const now = clock();
  await engine.database.delete(openedSeals).where(lt(openedSeals.expiresAt, new Date(now)));
  const expiresAt = new Date(now + 3 * tolerance * 1000);
  const added = await engine.database.insert(openedSeals).values({ id, expiresAt }).onConflictDoNothing().returning();
  return added.length === 1;
}

function refused(): Refusal {
  return new Refusal('request_refused', { status: 400 });
}
