import { createHash } from 'node:crypto';
import { releaseFileType, type ReleaseManifest } from '@atrium/contract';

import { faultsOfSize } from './release-limits';

/** What is wrong with a manifest in itself: it must be of the remote it is published for and name only its own files. */
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
    .map(([name, { type }]) => `${name} is served as ${releaseFileType(name) ?? 'nothing'}, not as ${type}`);
  return [
    ...missing,
    ...mistyped,
    ...faultsOfSize(manifest),
    ...(manifest.remote === remote ? [] : [`the release is ${manifest.remote}'s, not ${remote}'s`]),
    ...(descriptor !== null && descriptor.name !== manifest.remote
      ? [`the descriptor is ${descriptor.name}'s, not ${manifest.remote}'s`]
      : []),
    ...((descriptor === null) === (manifest.remote === 'host')
      ? []
      : ['every remote but the host has a descriptor, and the host has none']),
  ];
}

/** What is wrong with the bytes that came with a manifest: each must be what its hash and its size say. */
export function faultsOfBuild({ files }: ReleaseManifest, bodies: ReadonlyMap<string, Buffer>): string[] {
  const altered = [...bodies].filter(([integrity, body]) => integrityOf(body) !== integrity);
  const missized = Object.entries(files).filter(([, { integrity, bytes }]) => {
    const body = bodies.get(integrity);
    return body !== undefined && body.length !== bytes;
  });
  return [
    ...altered.map(([integrity]) => `bytes were sent as ${integrity} that are others`),
    ...missized.map(([name, { bytes }]) => `${name} has not the ${bytes} bytes that the manifest names`),
  ];
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
