import type { IncomingHttpHeaders } from 'node:http';
import { releaseFileType } from '@atrium/contract';
import { chooseEncoding, namesEncoding } from '../../encoding/choose-encoding';
import { filePattern, type Registry, type ReleaseBody } from '../../registry';
import { inertPolicy } from '../pages/inert-policy';

const address = /^\/r\/([a-z][a-z0-9-]{1,30})\/([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+)$/;

/** What an address below `/r` names. */
export interface NamedFile {
  remote: string;
  name: string;
  /** Media type, which follows from the extension alone. */
  type: string;
  /** Pattern of the addresses that the same script has in all releases; undefined for other files. */
  pattern?: string | undefined;
}

/** Reads the raw path of a request: an escaped slash must not become a slash. Undefined where it cannot be a file. */
export function readFileAddress(path: string): NamedFile | undefined {
  const [, remote, name] = address.exec(path) ?? [];
  const type = name === undefined ? undefined : releaseFileType(name);
  if (remote === undefined || name === undefined || type === undefined) return undefined;
  const pattern = filePattern(name);
  return { remote, name, type, pattern: pattern === undefined ? undefined : `/r/${remote}/${pattern}` };
}

/**
 * The headers of an immutable file with exactly its media type, without those of its encoding. A browser keeps a script
 * as a dictionary for the same script of later releases (RFC 9842).
 */
export function fileHeaders(
  { integrity, type, pattern }: Pick<ReleaseBody, 'integrity'> & Pick<NamedFile, 'type' | 'pattern'>,
  { mayBeEmbedded }: { mayBeEmbedded: boolean },
): Record<string, string> {
  const encodings = pattern === undefined ? 'accept-encoding' : 'accept-encoding, available-dictionary';
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': inertPolicy,
    'content-type': type,
    'cross-origin-resource-policy': mayBeEmbedded ? 'cross-origin' : 'same-origin',
    etag: `"${integrity}"`,
    ...(pattern !== undefined && { 'use-as-dictionary': `match="${pattern}"` }),
    vary: mayBeEmbedded ? `origin, ${encodings}` : encodings,
    'x-content-type-options': 'nosniff',
  };
}

interface EncodedBody {
  bytes: Buffer;
  /** Headers of the encoding. */
  headers: Record<string, string>;
}

/**
 * The bytes of a file in the first encoding that the client accepts and the release has. A delta is for the browser
 * alone: a shared cache that ignored `Vary` would send it to browsers that cannot decode it.
 */
export function encodedBody(file: ReleaseBody, asked: IncomingHttpHeaders, deltas?: Registry['deltas']): EncodedBody {
  const accepted = asked['accept-encoding'];
  const dictionary = namesEncoding(accepted, 'dcz') ? availableDictionary(asked['available-dictionary']) : undefined;
  const delta = dictionary === undefined ? undefined : deltas?.find(file.integrity, dictionary);
  if (delta)
    return {
      bytes: delta,
      headers: { 'content-encoding': 'dcz', 'cache-control': 'private, max-age=31536000, immutable' },
    };
  const bodies = { br: file.brotli, gzip: file.gzip };
  const ours = (['br', 'gzip'] as const).filter((encoding) => bodies[encoding] !== null);
  const encoding = chooseEncoding(accepted, ours);
  const bytes = encoding === 'identity' ? null : bodies[encoding];
  return encoding === 'identity' || bytes === null
    ? { bytes: file.identity, headers: {} }
    : { bytes, headers: { 'content-encoding': encoding } };
}

/** Integrity of the dictionary that a browser has: a byte sequence (RFC 8941, 3.3.5). Undefined for anything else. */
function availableDictionary(header: string | string[] | undefined): string | undefined {
  const [, hash] = typeof header === 'string' ? (/^:([A-Za-z0-9+/]{43}=):$/.exec(header) ?? []) : [];
  return hash === undefined ? undefined : `sha256-${hash}`;
}
