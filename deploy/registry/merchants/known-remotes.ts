import { and, gt, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { releases, tokens } from '../tables';

/** Names of remotes that are published, or that a team has a token for and may publish soon. */
export async function knownRemotes(queries: Queries, now = new Date()): Promise<string[]> {
  const published = await queries
    .selectDistinct({ remote: releases.remote })
    .from(releases)
    .where(ne(releases.remote, 'host'));
  const allowed = await queries
    .select({ remotes: tokens.remotes })
    .from(tokens)
    .where(and(isNull(tokens.revokedAt), gt(tokens.expiresAt, now)));
  const names = [...published.map(({ remote }) => remote), ...allowed.flatMap(({ remotes }) => remotes)];
  return [...new Set(names)].filter((name) => name !== 'host').sort();
}
