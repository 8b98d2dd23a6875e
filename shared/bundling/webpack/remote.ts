import { containerName, type Descriptor } from '@atrium/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
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
    optimization: { ...base.optimization, splitChunks: partsOfViews },
    plugins: [
      ...(base.plugins ?? []),
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
      new RetryAddress(),
      new ReleasePlugin({ ...workspace, descriptor }),
    ],
  };
}

/**
 * What several views use is a file of its own, so that the second view does not fetch it again. A page needs no more
 * round trips for it: the release lists every file of a view, and the gateway preloads them together.
 */
const partsOfViews = {
  chunks: ({ name }: { name?: string | null }) => /^(view|command)-/.test(name ?? ''),
  minSize: 2_000,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    parts: {
      minChunks: 2,
      name: (_module: unknown, chunks: { name?: string | null }[]) =>
        ['parts', ...chunks.map(({ name }) => name?.replace(/^(view|command)-/, '')).sort()].join('-'),
    },
  },
};
