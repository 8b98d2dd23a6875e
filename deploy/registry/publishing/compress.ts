import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export interface CompressedBody {
  identity: Buffer;
  /** Null where it would not be smaller. */
  brotli: Buffer | null;
  gzip: Buffer | null;
}

const compressible = /^(text\/|application\/(javascript|json)|image\/svg)/;

/** Above this size the best quality takes many seconds: 4 MiB took 14 s, and 2 s with the lower quality. */
const large = 1024 * 1024;
const largeFileQuality = 9;

/** Compresses a file once, at publishing, with the best affordable quality. */
export async function compress(identity: Buffer, mediaType: string): Promise<CompressedBody> {
  if (!compressible.test(mediaType)) return { identity, brotli: null, gzip: null };
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: identity.length > large ? largeFileQuality : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const smaller = (body: Buffer) => (body.length < identity.length ? body : null);
  return { identity, brotli: smaller(brotli), gzip: smaller(gzipped) };
}
