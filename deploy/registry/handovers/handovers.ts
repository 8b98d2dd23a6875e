import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Engine } from '../../engine';
import { handovers } from '../tables';

/** Milliseconds to load a page on another domain, also on a slow phone. */
export const handoverLife = 60_000;

/** Where a session may continue, and for which client. */
export interface HandoverTarget {
  merchant: string;
  /** Origin of the merchant's other domain. */
  origin: string;
  /** Describes network and browser; only a hash of it is stored. */
  client: string;
}

/**
 * Stores a session token for one use elsewhere and returns the code for it. The token is sealed with the code: a reader
 * of the database gets neither.
 */
export async function createHandover(
  { database }: Pick<Engine, 'database'>,
  { merchant, origin, client }: HandoverTarget,
  token: string,
  now: number,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await database.delete(handovers).where(lt(handovers.expiresAt, new Date(now)));
  await database.insert(handovers).values({
    codeHash: hashOf(code),
    merchant,
    origin,
    client: hashOf(client),
    sealed: seal(token, code),
    expiresAt: new Date(now + handoverLife),
  });
  return code;
}

/** The token of a code, once, and only for its target; any attempt consumes the code. */
export async function redeemHandover(
  { database }: Pick<Engine, 'database'>,
  { merchant, origin, client }: HandoverTarget,
  code: string,
  now: number,
): Promise<string | undefined> {
  const [taken] = await database
    .delete(handovers)
    .where(eq(handovers.codeHash, hashOf(code)))
    .returning();
  const isMeant =
    taken?.merchant === merchant &&
    taken.origin === origin &&
    taken.client === hashOf(client) &&
    taken.expiresAt.getTime() > now;
  return isMeant ? open(taken.sealed, code) : undefined;
}

const nonceLength = 12;
const tagLength = 16;

function seal(token: string, code: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(code), nonce);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(sealed: Buffer, code: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(code), sealed.subarray(0, nonceLength));
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return decipher.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(code: string): Buffer {
  return Buffer.from(hkdfSync('sha256', code, '', 'atrium handover', 32));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
