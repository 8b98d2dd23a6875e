import type { ReleaseManifest } from '@atrium/contract';
import { referenceTo } from '../checking/finding';
import type { Signature } from './signature';
import type { TrustedKeys } from './trusted-keys';
import { registryError } from '../registry-error';

/**
 * Returns the signature if its key is trusted with all that the release requests. @throws `Unsigned`,
 * `PrivilegeNotGranted`
 */
export function trustedSignature(
  trusted: TrustedKeys,
  manifest: ReleaseManifest,
  signature: Signature | undefined,
): Signature {
  if (!signature || !trusted.isSignedByTrusted(manifest, signature))
    throw registryError('Unsigned', referenceTo(manifest), signature !== undefined);
  const refused = trusted.missingPrivileges(manifest, signature);
  if (refused.length > 0) throw registryError('PrivilegeNotGranted', referenceTo(manifest), refused);
  return signature;
}
