import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFileType, type Descriptor, type ReleaseManifest } from '@atrium/contract';
import { integrityOf } from '../publishing/check-release';

export interface ReleaseRecipe {
  remote: string;
  version?: string;
  /** Contents by file name, besides the entry's. */
  files?: Record<string, string>;
  descriptor?: Partial<Descriptor>;
  manifest?: Partial<ReleaseManifest>;
}

/** Writes a folder like a build's, and returns its path and the release's id and entry. */
export async function writeRelease({ remote, version = '1.0.0', files, descriptor, manifest }: ReleaseRecipe) {
  const folder = await mkdtemp(join(tmpdir(), `atrium-release-${remote}-`));
  const start = `export const remote = '${remote} ${version}';\n`;
  const entry = `entry.${createHash('sha256').update(start).digest('hex').slice(0, 8)}.js`;
  const contents = { [entry]: start, ...files };
  const described = Object.entries(contents).map(([name, text]) => {
    const body = Buffer.from(text);
    return [name, { integrity: integrityOf(body), bytes: body.length, type: releaseFileType(name) ?? '' }] as const;
  });
  const content: Omit<ReleaseManifest, 'id'> = {
    format: 1,
    remote,
    version,
    entry,
    files: Object.fromEntries(described),
    expose: [],
    views: {},
    texts: {},
    titles: {},
    descriptor: remote === 'host' ? null : { name: remote, requires: '^1.0.0', ...descriptor },
    ...manifest,
  };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...content, id }));
  return { folder, id, entry };
}
