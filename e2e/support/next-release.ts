import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder, integrityOf } from './releases';

interface Manifest {
  id: string;
  version: string;
  entry: string;
  files: Record<string, { integrity: string; bytes: number }>;
}

/**
 * Writes a further release of a built remote, with a new name for each of its files and another last line in each script.
 * @param number different numbers give different files and versions
 */
export function nextRelease(remote: string, number = 1): { folder: string; id: string; entry: string } {
  const built = builtFolder(remote);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-next-'));
  const manifest = readFileSync(join(built, 'release.json'), 'utf8');
  const hashes = Object.keys((JSON.parse(manifest) as Manifest).files).map((name) => name.split('.').at(-2) ?? name);
  const renamed = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, another(hash, number)), text);

  const next = JSON.parse(renamed(manifest)) as Manifest;
  for (const name of readdirSync(built)) {
    if (name === 'release.json') continue;
    const body = name.endsWith('.js')
      ? `${renamed(readFileSync(join(built, name), 'utf8'))}\n// ${another(name, number)}\n`
      : readFileSync(join(built, name));
    const file = next.files[renamed(name)];
    if (!file) continue;
    writeFileSync(join(folder, renamed(name)), body);
    Object.assign(file, { integrity: integrityOf(body), bytes: Buffer.byteLength(body) });
  }
  next.id = another(next.id, number);
  next.version = next.version.replace(/\d+$/, (patch) => String(Number(patch) + number));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(next));
  return { folder, id: next.id, entry: next.entry };
}

function another(hash: string, number: number): string {
  return createHash('sha256').update(`${hash} deployed again ${number}`).digest('hex').slice(0, hash.length);
}
