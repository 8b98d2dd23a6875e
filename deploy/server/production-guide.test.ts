import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '..');
const guide = readFileSync(join(deploy, '../docs/guides/production.md'), 'utf8');

/** The environment variables that the server's sources read. */
function readBySources(): Set<string> {
  const found = ['server', 'origins'].flatMap((folder) =>
    readdirSync(join(deploy, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [
        ...readFileSync(join(deploy, folder, name), 'utf8').matchAll(
          /environment\['([A-Z_]+)'\]|\b(ATRIUM_[A-Z_]+_ORIGINS?)\b/g,
        ),
      ]),
  );
  return new Set(found.map(([, read, origin]) => read ?? origin ?? ''));
}

it('names every variable that the server reads in docs/guides/production.md, and no other', () => {
  const rows = guide.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual([...readBySources()].toSorted());
});
