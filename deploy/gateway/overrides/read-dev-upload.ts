import { ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import {
  base64Text,
  faultsOfBuild,
  faultsOfManifest,
  integrityOf,
  ReleaseInvalid,
  type BuiltRelease,
} from '../../registry';

/** A build with its files in base64 by name, or why there is none. */
const DevUploadSchema = v.union([
  v.strictObject({ problem: v.pipe(v.string(), v.maxLength(20_000)) }),
  v.strictObject({ manifest: ReleaseManifestSchema, files: v.record(v.string(), base64Text) }),
]);

/** Reads what was handed over for a remote. Throws `ReleaseInvalid` when it is no release of that remote. */
export function readDevUpload(remote: string, body: unknown): { problem: string } | { release: BuiltRelease } {
  const result = v.safeParse(DevUploadSchema, body);
  const refuse = (faults: string[]) => new ReleaseInvalid(`The build of ${remote}`, faults);
  if (!result.success) throw refuse(['what was handed over holds neither a manifest with its files nor a problem']);
  if ('problem' in result.output) return result.output;
  const { manifest, files } = result.output;
  const bodies = new Map(Object.values(files).map((text) => bodyOf(Buffer.from(text, 'base64'))));
  const absent = Object.entries(manifest.files).filter(([, { integrity }]) => !bodies.has(integrity));
  const faults = [
    ...faultsOfManifest(manifest, remote),
    ...faultsOfBuild(manifest, bodies),
    ...absent.map(([name]) => `${name} was not handed over with the bytes the manifest names`),
    ...(manifest.descriptor ? [] : ['the host cannot be tried in a page that it runs already']),
  ];
  if (faults.length > 0) throw refuse(faults);
  return { release: { manifest, bodies } };
}

function bodyOf(bytes: Buffer): [integrity: string, bytes: Buffer] {
  return [integrityOf(bytes), bytes];
}
