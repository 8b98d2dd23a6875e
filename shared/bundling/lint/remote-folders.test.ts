import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

/** What `src` of a remote contains; only `commands` and `scripts` may be missing. */
const optional = ['commands', 'scripts'];
const required = ['features', 'locales', 'remote.ts', 'testing', 'views'];

test.each(remotes)('%s has the same folders under src as every remote', (remote) => {
  const found = readdirSync(`${root}${remote}/src`).filter((name) => !optional.includes(name));
  expect(found.toSorted()).toEqual(required);
});
