import { ne } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { releases } from '../tables';

/** Names of the remotes something is published of. */
export async function publishedRemotes(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ remote: releases.remote })
    .from(releases)
    .where(ne(releases.remote, 'host'))
    .orderBy(releases.remote);
  return rows.map(({ remote }) => remote);
}
