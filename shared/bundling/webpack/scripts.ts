import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Workspace } from './base';

/**
 * The stand-alone scripts of a remote, each file of `src/scripts`: for pages that are not the portal's and load them with
 * a `<script>`. Files of the release with their own build: classic scripts without modules to share. Undefined for a
 * remote without scripts.
 */
export function scriptsConfiguration(workspace: Workspace): (Configuration & { output: { path: string } }) | undefined {
  const folder = join(workspace.folder, 'src/scripts');
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).flatMap((file) => (/^([\w-]+)\.ts$/.exec(file) ?? []).slice(1));
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: Object.fromEntries(names.map((name) => [`script-${name}`, `./src/scripts/${name}`])),
    output: {
      ...base.output,
      path: join(workspace.root, '.cache/scripts', workspace.remote),
      module: false,
      iife: true,
      chunkFormat: 'array-push',
      chunkLoading: false,
    },
    experiments: { outputModule: false },
    optimization: { ...base.optimization, splitChunks: false },
  };
}
