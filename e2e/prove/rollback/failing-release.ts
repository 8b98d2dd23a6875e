import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';
import { integrityOf } from '../../support/releases';
import { entryWith } from '../faults/faulty-release';

const root = join(import.meta.dirname, '../..');

/** Writes a further release of a built remote with views that fail to mount in marked tabs. */
export function failingRelease(remote: string): { folder: string; id: string } {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-failing-'));
  cpSync(join(root, `remote-${remote}/dist`), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const body = entryWith('mounting', manifest.entry);
  const hash = createHash('sha256').update(body).digest('hex');
  const entry = `entry.${hash.slice(0, 8)}.js`;
  const type = manifest.files[manifest.entry]?.type ?? 'text/javascript; charset=utf-8';
  writeFileSync(join(folder, entry), body);
  const next: ReleaseManifest = {
    ...manifest,
    id: hash.slice(0, 20),
    version: manifest.version.replace(/\d+$/, (patch) => String(Number(patch) + 1)),
    entry,
    files: { ...manifest.files, [entry]: { integrity: integrityOf(body), bytes: Buffer.byteLength(body), type } },
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(next));
  return { folder, id: next.id };
}
