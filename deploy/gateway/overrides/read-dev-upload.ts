import { ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import {
  base64Text,
  faultsOfBuild,
  faultsOfManifest,
  integrityOf,
  registryError,
  type BuiltRelease,
} from '../../registry';

/** A build with its files in base64 by name, or the reason why the build failed. */
const DevUploadSchema = v.union([
  v.strictObject({ problem: v.pipe(v.string(), v.maxLength(20_000)) }),
  v.strictObject({ manifest: ReleaseManifestSchema, files: v.record(v.string(), base64Text) }),
]);

/** Reads an uploaded build of a remote. @throws `ReleaseInvalid` when it is not a release of that remote */
export function readDevUpload(remote: string, body: unknown): { problem: string } | { release: BuiltRelease } {
  const result = v.safeParse(DevUploadSchema, body);
  const refuse = (faults: string[]) => registryError('ReleaseInvalid', `The build of ${remote}`, faults);
  if (!result.success) throw refuse(['the upload has neither a manifest with its files nor a problem']);
  if ('problem' in result.output) return result.output;
  const { manifest, files } = result.output;
  const bodies = new Map(Object.values(files).map((text) => bodyOf(Buffer.from(text, 'base64'))));
  const absent = Object.entries(manifest.files).filter(([, { integrity }]) => !bodies.has(integrity));
  const faults = [
    ...faultsOfManifest(manifest, remote),
    ...faultsOfBuild(manifest, bodies),
    ...absent.map(([name]) => `${name} was not uploaded with the bytes that the manifest states`),
    ...(manifest.descriptor ? [] : ['the host cannot be replaced in a page that it is running']),
  ];
  if (faults.length > 0) throw refuse(faults);
  return { release: { manifest, bodies } };
}

function bodyOf(bytes: Buffer): [integrity: string, bytes: Buffer] {
  return [integrityOf(bytes), bytes];
}
