import { containerName, type Descriptor } from '@atrium/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkNames } from '../release/chunk-names';
import { ReleasePlugin } from '../release/release-plugin';
import { RetryAddress } from '../release/retry-address';
import { sharedByRemote } from '../shared-modules';
import { baseConfiguration, type Workspace } from './base';

/** A remote: one container with one exposed module, no runtime and no shared module of its own. */
export function remoteConfiguration(workspace: Workspace, descriptor: Descriptor): Configuration {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: {},
    // a request less before first content; the bytes the views have in common belong into src/remote.ts's reach
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(workspace.remote),
        filename: 'entry.[contenthash].js',
        library: { type: 'module' },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ChunkNames(),
      new RetryAddress(),
      new ReleasePlugin({ ...workspace, descriptor }),
    ],
  };
}
