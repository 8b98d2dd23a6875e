import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { addresses, files } from '../tables';

/** A release's file as it is sent. */
export interface ReleaseBody {
  integrity: string;
  mediaType: string;
  identity: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
}

/** The file at `/r/<remote>/<name>`, or undefined. */
export async function readReleaseFile(
  queries: Queries,
  remote: string,
  name: string,
): Promise<ReleaseBody | undefined> {
  const [found] = await queries
    .select({
      integrity: files.integrity,
      mediaType: addresses.mediaType,
      identity: files.identity,
      brotli: files.brotli,
      gzip: files.gzip,
    })
    .from(addresses)
    .innerJoin(files, eq(files.integrity, addresses.integrity))
    .where(and(eq(addresses.remote, remote), eq(addresses.name, name)));
  return found;
}
