import type { ReleaseManifest } from '@atrium/contract';
import { nameOf } from '../checking/finding';
import { PrivilegeNotGranted, Unsigned } from '../refusals';
import type { Signature } from './signer';
import type { TrustedKeys } from './trusted-keys';

/** The signature, where it is of somebody trusted with all the release asks for. @throws `Unsigned`, `PrivilegeNotGranted`. */
export function vouchedFor(
  trusted: TrustedKeys,
  manifest: ReleaseManifest,
  signature: Signature | undefined,
): Signature {
  if (!signature || !trusted.hasSigned(manifest, signature))
    throw new Unsigned(nameOf(manifest), signature !== undefined);
  const refused = trusted.privilegesRefused(manifest, signature);
  if (refused.length > 0) throw new PrivilegeNotGranted(nameOf(manifest), refused);
  return signature;
}
