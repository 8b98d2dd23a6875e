import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseManifestSchema, type ReleaseManifest } from '@atrium/contract';
import * as v from 'valibot';
import { ReleaseInvalid } from '../refusals';

/** A release as its build left it, checked: every file is there with the bytes the manifest names. */
export interface BuiltRelease {
  manifest: ReleaseManifest;
  /** Bytes of each file by its name. */
  bodies: Map<string, Buffer>;
}

/** Reads `<folder>/release.json` and the files it names. Rejects with `ReleaseInvalid`, naming every fault. */
export async function readReleaseFolder(folder: string): Promise<BuiltRelease> {
  const manifest = await readManifest(folder);
  const bodies = new Map<string, Buffer>();
  const faults = faultsOfNames(manifest);
  for (const [name, file] of Object.entries(manifest.files)) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (body === undefined) faults.push(`${name} is missing`);
    else if (integrityOf(body) !== file.integrity) faults.push(`${name} has other bytes than the manifest names`);
    else bodies.set(name, body);
  }
  if (faults.length > 0) throw new ReleaseInvalid(folder, faults);
  return { manifest, bodies };
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  } catch (error) {
    throw new ReleaseInvalid(folder, [`release.json cannot be read: ${String(error)}`]);
  }
  const result = v.safeParse(ReleaseManifestSchema, input);
  if (result.success) return result.output;
  throw new ReleaseInvalid(
    folder,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'release.json'}: ${issue.message}`),
  );
}

/** What the manifest points at must be among its files. */
function faultsOfNames(manifest: ReleaseManifest): string[] {
  const named = [
    manifest.entry,
    ...manifest.expose,
    ...Object.values(manifest.views).flat(),
    ...Object.values(manifest.texts),
  ];
  const missing = named.filter((name) => !(name in manifest.files)).map((name) => `${name} is not among the files`);
  const stranger = manifest.descriptor !== null && manifest.descriptor.name !== manifest.remote;
  return stranger
    ? [...missing, `the descriptor is ${manifest.descriptor?.name}'s, not ${manifest.remote}'s`]
    : missing;
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
