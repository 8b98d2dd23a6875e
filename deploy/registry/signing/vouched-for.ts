import type { ReleaseManifest } from '@atrium/contract';
import { nameOf } from '../checking/finding';
import { Unsigned } from '../refusals';
import type { Signature } from './signer';
import type { TrustedKeys } from './trusted-keys';

/** The signature, where it is of somebody trusted. @throws `Unsigned`. */
export function vouchedFor(
  trusted: TrustedKeys,
  manifest: ReleaseManifest,
  signature: Signature | undefined,
): Signature {
  if (!signature || !trusted.vouchFor(manifest, [signature]))
    throw new Unsigned(nameOf(manifest), signature !== undefined);
  return signature;
}
