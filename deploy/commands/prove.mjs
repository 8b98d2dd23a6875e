// npm run prove -- NAME [options]: a proof by repetition. e2e/prove/NAME.ts exports `prove(options)`, which prints its
// figures and throws on a broken invariant, never on a time.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from './building/build-changed.mjs';
import { buildable } from './building/workspaces.mjs';
import { root } from './root.mjs';
import { command, Refusal } from './running/steps.mjs';

const folder = join(root, 'e2e/prove');
const [name = '', ...options] = process.argv.slice(2);

await command(async () => {
  const path = join(folder, `${name}.ts`);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(path)) {
    throw new Refusal(`npm run prove -- NAME, where NAME is one of: ${proofs().join(', ') || 'none yet'}`);
  }
  await buildChanged(buildable());
  const { prove } = await loadTypeScript(root, path);
  if (typeof prove !== 'function') throw new Refusal(`${path} must export a function named prove.`);
  await prove(options);
});

function proofs() {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => file.replace(/\.ts$/, ''))
    : [];
}
