import type { ReleaseManifest } from '@atrium/contract';
import { canonicalJson } from '../releases/canonical-json';

/**
 * What is signed: the hash of every file with its name, and all else the manifest says, so that neither a file nor the
 * descriptor, the entry or the version can be exchanged.
 */
export function statementOf(manifest: ReleaseManifest): Buffer {
  return Buffer.from(`atrium release\n${canonicalJson(manifest)}`);
}
