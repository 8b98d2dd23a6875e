import type { Engine } from '../../engine';
import { faultsOfBuild, faultsOfManifest } from './check-release';
import type { Signature } from '../signing/signature';
import { publish, type Published, type PublishOptions } from './publish';
import type { BuiltRelease } from './read-release-folder';
import { registryError } from '../registry-error';

/** A release as it was uploaded, not checked yet. */
export interface UploadedRelease extends BuiltRelease {
  /** The remote it is published for. */
  remote: string;
  signature: Signature | undefined;
}

/**
 * Checks and publishes an uploaded release. Rejects with `ReleaseInvalid` where its files do not match its manifest.
 */
export async function publishUploaded(
  engine: Engine,
  { remote, manifest, bodies }: UploadedRelease,
  options: PublishOptions,
): Promise<{ remote: string; id: string; outcome: Published }> {
  const faults = [...faultsOfManifest(manifest, remote), ...faultsOfBuild(manifest, bodies)];
  if (faults.length > 0) throw registryError('ReleaseInvalid', `${remote} ${manifest.version}`, faults);
  return { remote, id: manifest.id, outcome: await publish(engine, { manifest, bodies }, options) };
}
