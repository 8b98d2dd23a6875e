import { releaseFileType } from '@atrium/contract';
import { chooseEncoding } from '../../encoding/choose-encoding';
import type { ReleaseBody } from '../../registry';
import { inertPolicy } from '../pages/inert-policy';

const address = /^\/r\/([a-z][a-z0-9-]{1,30})\/([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+)$/;

/** What an address below `/r` names. */
export interface NamedFile {
  remote: string;
  name: string;
  /** Media type, which follows from the extension alone. */
  type: string;
}

/** Reads the raw path of a request: an escaped slash must not become a slash. Undefined where it cannot be a file. */
export function readFileAddress(path: string): NamedFile | undefined {
  const [, remote, name] = address.exec(path) ?? [];
  const type = name === undefined ? undefined : releaseFileType(name);
  return remote === undefined || name === undefined || type === undefined ? undefined : { remote, name, type };
}

/** The headers of an immutable file with exactly its media type, without those of its encoding. */
export function fileHeaders(
  { integrity, type }: Pick<ReleaseBody, 'integrity'> & { type: string },
  { mayBeEmbedded }: { mayBeEmbedded: boolean },
): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': inertPolicy,
    'content-type': type,
    'cross-origin-resource-policy': mayBeEmbedded ? 'cross-origin' : 'same-origin',
    etag: `"${integrity}"`,
    vary: mayBeEmbedded ? 'origin, accept-encoding' : 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
}

/** The bytes of a file in the first encoding that the client accepts and the release has. */
export function encodedBody(
  file: ReleaseBody,
  accepted: string | undefined,
): { bytes: Buffer; encoding?: 'br' | 'gzip' } {
  const bodies = { br: file.brotli, gzip: file.gzip };
  const ours = (['br', 'gzip'] as const).filter((encoding) => bodies[encoding] !== null);
  const encoding = chooseEncoding(accepted, ours);
  const bytes = encoding === 'identity' ? null : bodies[encoding];
  return encoding === 'identity' || bytes === null ? { bytes: file.identity } : { bytes, encoding };
}
