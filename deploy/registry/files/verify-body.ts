import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../publishing/check-release';
import type { StoredBody } from './read-file';

const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

/**
 * Checks a stored body against its hash: drops encodings with other bytes; undefined where the bytes themselves differ.
 */
export async function verifyBody(body: StoredBody, integrity: string): Promise<StoredBody | undefined> {
  if (integrityOf(body.identity) !== integrity) return undefined;
  const keep = async (packed: Buffer | null, unpack: (packed: Buffer) => Promise<Buffer>) => {
    const bytes = packed && (await unpack(packed).catch(() => null));
    return bytes && integrityOf(bytes) === integrity ? packed : null;
  };
  return {
    identity: body.identity,
    brotli: await keep(body.brotli, unpackBrotli),
    gzip: await keep(body.gzip, unpackGzip),
  };
}
