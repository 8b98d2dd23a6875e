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

it('defines in its nginx block what deploy/images/gateway.conf needs', () => {
  const settings = readFileSync(join(deploy, 'images/gateway.conf'), 'utf8');
  const [, block = ''] = /```nginx\n([^]*?)```/.exec(guide) ?? [];
  const upstreams = [...settings.matchAll(/proxy_pass http:\/\/(\w+);/g)].map(([, name]) => `upstream ${name} {`);
  const caches = [...settings.matchAll(/proxy_cache (\w+);/g)].map(([, name]) => ` keys_zone=${name}:`);
  expect(upstreams.length * caches.length).toBeGreaterThan(0);
  for (const definition of [...upstreams, ...caches]) expect(block).toContain(definition);
});
