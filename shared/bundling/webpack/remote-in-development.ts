import { basename, join } from 'node:path';
import type { Descriptor } from '@atrium/contract';
import type { Configuration } from 'webpack';
import type { Workspace } from './base';
import { remoteConfiguration } from './remote';

/**
 * A remote as in a release but not minified, with compiled modules cached on disk. Its files are apart from `dist/`, so
 * that a build to publish and a development build never overwrite each other.
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
      // another list of shared modules or other loaders need another build
      buildDependencies: { config: [join(workspace.root, 'package-lock.json')] },
    },
  };
}
