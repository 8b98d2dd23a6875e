import { createHash } from 'node:crypto';
import { releaseFileType, type ReleaseManifest } from '@atrium/contract';

import { faultsOfSize } from './release-limits';

/** Lists the faults of a manifest: it has to belong to the remote it is published for and name only its own files. */
export function faultsOfManifest(manifest: ReleaseManifest, remote = manifest.remote): string[] {
  const named = [
    manifest.entry,
    ...manifest.expose,
    ...Object.values(manifest.views).flat(),
    ...Object.values(manifest.texts),
  ];
  const missing = named.filter((name) => !(name in manifest.files)).map((name) => `${name} is not among the files`);
  const { descriptor } = manifest;
  const mistyped = Object.entries(manifest.files)
    .filter(([name, { type }]) => type !== releaseFileType(name))
    .map(([name, { type }]) => `${name} has the type ${releaseFileType(name) ?? 'none that is served'}, not ${type}`);
  return [
    ...missing,
    ...mistyped,
    ...faultsOfSize(manifest),
    ...(manifest.remote === remote ? [] : [`the release belongs to ${manifest.remote}, not to ${remote}`]),
    ...(descriptor !== null && descriptor.name !== manifest.remote
      ? [`the descriptor belongs to ${descriptor.name}, not to ${manifest.remote}`]
      : []),
    ...((descriptor === null) === (manifest.remote === 'host')
      ? []
      : ['every remote needs a descriptor, and the host must not have one']),
  ];
}

/** Lists the faults of the bytes sent with a manifest: each file has to match its hash and size. */
export function faultsOfBuild({ files }: ReleaseManifest, bodies: ReadonlyMap<string, Buffer>): string[] {
  const mismatched = [...bodies].filter(([integrity, body]) => integrityOf(body) !== integrity);
  const missized = Object.entries(files).filter(([, { integrity, bytes }]) => {
    const body = bodies.get(integrity);
    return body !== undefined && body.length !== bytes;
  });
  return [
    ...mismatched.map(([integrity]) => `the bytes sent for ${integrity} do not match it`),
    ...missized.map(([name, { bytes }]) => `${name} does not have the ${bytes} bytes that the manifest states`),
  ];
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
