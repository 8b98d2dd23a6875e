import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseManifestSchema, type ReleaseManifest } from '@atrium/contract';
import * as v from 'valibot';
import { faultsOfManifest, integrityOf } from './check-release';
import { registryError } from '../registry-error';

/** A release to publish. */
export interface BuiltRelease {
  manifest: ReleaseManifest;
  /** File contents by integrity; those that the registry already holds may be left out. */
  bodies: Map<string, Buffer>;
}

/** Reads `<folder>/release.json` and the files it names. Rejects with `ReleaseInvalid`, naming every fault. */
export async function readReleaseFolder(folder: string): Promise<BuiltRelease> {
  const manifest = await readManifest(folder);
  const bodies = new Map<string, Buffer>();
  const faults = faultsOfManifest(manifest);
  for (const [name, file] of Object.entries(manifest.files)) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (body === undefined) faults.push(`${name} is missing`);
    else if (integrityOf(body) !== file.integrity || body.length !== file.bytes)
      faults.push(`${name} does not match the manifest`);
    else bodies.set(file.integrity, body);
  }
  if (faults.length > 0) throw registryError('ReleaseInvalid', folder, faults);
  return { manifest, bodies };
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  } catch (error) {
    throw registryError('ReleaseInvalid', folder, [`release.json cannot be read: ${String(error)}`]);
  }
  const result = v.safeParse(ReleaseManifestSchema, input);
  if (result.success) return result.output;
  throw registryError(
    'ReleaseInvalid',
    folder,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'release.json'}: ${issue.message}`),
  );
}
