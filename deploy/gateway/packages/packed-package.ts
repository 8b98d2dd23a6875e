import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The index entry of a tarball, written by `npm run build`. */
const PackedPackageSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^@atrium\/[a-z]+$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** `atrium-contract-1.0.0.tgz`. */
  file: v.pipe(v.string(), v.regex(/^atrium-[a-z]+-\d+\.\d+\.\d+\.tgz$/)),
  /** `sha512-…`, as lock files name it. */
  integrity: v.pipe(v.string(), v.startsWith('sha512-')),
  bytes: v.number(),
  /** Its package.json. */
  manifest: v.looseObject({}),
});

export type PackedPackage = v.InferOutput<typeof PackedPackageSchema> & { content: Buffer };

/** Reads the packages built for teams, with their contents; none where they were not built. */
export function readPackedPackages(folder: string): PackedPackage[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return [];
  const listed = v.parse(v.array(PackedPackageSchema), JSON.parse(readFileSync(index, 'utf8')));
  return listed.map((packed) => ({ ...packed, content: readFileSync(join(folder, packed.file)) }));
}
