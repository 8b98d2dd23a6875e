import { basename, join } from 'node:path';
import type { Descriptor } from '@atrium/contract';
import type { Configuration } from 'webpack';
import type { Workspace } from './base';
import { remoteConfiguration } from './remote';

/**
 * A remote as it is released but for the minifying, with what was compiled once kept on disk. Its files lie apart from
 * `dist/`, so that a build to publish and a build to try never overwrite each other.
 */
export function remoteInDevelopment(
  workspace: Workspace,
  { describe }: { describe: () => Descriptor },
): Configuration & { output: { path: string } } {
  const base = remoteConfiguration(workspace, describe);
  const name = basename(workspace.folder);
  return {
    ...base,
    output: { ...base.output, path: join(workspace.root, '.cache/dev', name) },
    optimization: { ...base.optimization, minimize: false },
    cache: {
      type: 'filesystem',
      name,
      cacheDirectory: join(workspace.root, '.cache/webpack'),
      // another list of shared modules, other loaders: another build
      buildDependencies: { config: [join(workspace.root, 'package-lock.json')] },
    },
  };
}
