import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workspacePackagesOnly } from './workspace-packages.mjs';

/** Programs of `deploy/`, by the name of their bundle in `deploy/dist/`. */
export const services = {
  server: 'server/main.ts',
  beacon: 'server/beacon.ts',
  snapshots: 'server/snapshots.ts',
  worker: 'engine/worker.mjs',
  'delta-thread': 'registry/deltas/delta-thread.mjs',
  'hashing-thread': 'sandbox/hashing/hashing-thread.mjs',
  cli: 'cli/main.ts',
};

/**
 * Bundles the programs of `deploy/` for Node, each into one file, `deploy/dist/<name>.mjs`.
 * @param {string} folder `deploy/`, absolute
 * @returns {Promise<{ built: string[], absent: string[] }>} names of services
 */
export async function bundleServices(folder) {
  const names = Object.keys(services);
  const present = Object.entries(services).filter(([, path]) => existsSync(join(folder, path)));
  await build({
    entryPoints: present.map(([out, path]) => ({ in: join(folder, path), out })),
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [workspacePackagesOnly],
  });
  const built = present.map(([name]) => name);
  return { built, absent: names.filter((name) => !built.includes(name)) };
}
