import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { workspacePackagesOnly } from './services/workspace-packages.mjs';

/**
 * Imports a TypeScript module together with the workspace packages it uses; other packages come from node_modules.
 * @param {string} root the repository's root, absolute
 * @param {string} path absolute
 * @returns {Promise<any>} the module's exports
 */
export async function loadTypeScript(root, path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [workspacePackagesOnly],
  });
  const content = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  // inside the repository, so that bare imports resolve to its node_modules
  const folder = join(root, '.cache/modules');
  const target = join(folder, `${basename(path).replace(/\.\w+$/, '')}.${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(target, content);
  return import(pathToFileURL(target).href);
}
