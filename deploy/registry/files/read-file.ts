import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { files } from '../tables';

/** A file's bytes as stored. */
export interface StoredBody {
  identity: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
}

/** A file of a release, ready to be sent. */
export interface ReleaseBody extends StoredBody {
  integrity: string;
}

export async function readBody(queries: Queries, integrity: string): Promise<StoredBody | undefined> {
  const { identity, brotli, gzip } = files;
  const [found] = await queries.select({ identity, brotli, gzip }).from(files).where(eq(files.integrity, integrity));
  return found;
}
