import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { tokens } from '../tables';
import { operator, type Caller } from './caller';
import { registryError } from '../registry-error';

/** A token without its secret, of which only the hash is stored. */
export type TokenLine = Omit<typeof tokens.$inferSelect, 'hash'>;

export type TokenRequest = {
  /** The team's name, or the operator's. */
  name: string;
  /** Validity. */
  days: number;
} & (
  | {
      /** Remotes that the team may publish and promote. */
      remotes: string[];
    }
  | { operator: true }
);

/** `atrium_<id>_<secret>` */
const shape = /^atrium_([0-9a-f]{8})_([A-Za-z0-9_-]{43})$/;

/** Issues a token; its secret is returned only here. */
export async function issueToken(
  queries: Queries,
  request: TokenRequest,
  issuedBy: string,
): Promise<{ token: string; id: string; expiresAt: Date }> {
  const id = randomBytes(4).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const { name, days } = request;
  const expiresAt = new Date(Date.now() + days * 86_400_000);
  const rights = 'operator' in request ? { remotes: [], operator: true } : { remotes: request.remotes };
  await queries.insert(tokens).values({ id, name, ...rights, hash: hashOf(secret), issuedBy, expiresAt });
  return { token: `atrium_${id}_${secret}`, id, expiresAt };
}

/** Lists all tokens, including revoked and expired ones, the latest first. */
export async function listTokens(queries: Queries): Promise<TokenLine[]> {
  const rows = await queries.select().from(tokens).orderBy(desc(tokens.issuedAt));
  return rows.map(({ hash: _hash, ...line }) => line);
}

/** Rejects with `TokenUnknown`, also for a revoked token. */
export async function revokeToken(queries: Queries, id: string, revokedBy: string): Promise<void> {
  const revoked = await queries
    .update(tokens)
    .set({ revokedAt: new Date(), revokedBy })
    .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)))
    .returning({ id: tokens.id });
  if (revoked.length === 0) throw registryError('TokenUnknown', id);
}

/** Returns the owner of a token. Rejects with `TokenRefused`, which says what is wrong with it. */
export async function callerOf(queries: Queries, token: string, now = new Date()): Promise<Caller> {
  const [, id, secret] = shape.exec(token) ?? [];
  if (id === undefined || secret === undefined)
    throw registryError(
      'TokenRefused',
      'This is not a token. A token begins with atrium_; "atrium tokens issue" makes one.',
    );
  const [found] = await queries.select().from(tokens).where(eq(tokens.id, id));
  if (!found || !timingSafeEqual(found.hash, hashOf(secret)))
    throw registryError('TokenRefused', 'This token is unknown. Ask the operator for one: atrium tokens issue');
  const { name, remotes, revokedAt, expiresAt } = found;
  if (revokedAt)
    throw registryError('TokenRefused', `The token ${id} of ${name} was revoked at ${revokedAt.toISOString()}.`);
  if (expiresAt <= now)
    throw registryError(
      'TokenRefused',
      `The token ${id} of ${name} expired at ${expiresAt.toISOString()}. Ask for a new one.`,
    );
  return found.operator ? operator(name) : { name, remotes, operator: false };
}

/** A plain hash suffices, because the secret is 32 random bytes. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
