import { containerName, type Descriptor } from '@atrium/contract';
import webpack, { type Configuration } from 'webpack';
import { ReleasePlugin } from '../release/release-plugin';
import { RetryAddress } from '../release/retry-address';
import { sharedByRemote } from '../shared-modules';
import { baseConfiguration, type Workspace } from './base';

/**
 * A remote: one container with one exposed module, no runtime and no shared module of its own.
 * @param describe asked once a build: while a remote is developed, its descriptor changes as its code does
 */
export function remoteConfiguration(workspace: Workspace, describe: () => Descriptor): Configuration {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: {},
    output: { ...base.output, ...addressesByRuntime },
    optimization: { ...base.optimization, splitChunks: partsOfViews(describe) },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: containerName(workspace.remote),
        filename: 'entry.[contenthash].js',
        library: { type: 'module' },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: sharedByRemote(),
      }),
      new RetryAddress(),
      new ReleasePlugin({ ...workspace, describe }),
    ],
  };
}

/**
 * Chunks are asked for by addresses that the runtime makes. Behind a bare `import`, without the space, webpack writes
 * literal ones: they cannot follow an entry to its retry address, and a changed view changes every file that names it.
 */
export const addressesByRuntime = { importFunctionName: 'import ' };

/**
 * What several views or commands use is in files of its own, so that the second view does not fetch it again: `parts`
 * for the view of the first place described, the remote's front door, and `parts-beyond` for what only others use.
 * Finer cuts fetch less that is not needed at once, in many small files that compress worse: lobby's home took ten.
 */
function partsOfViews(describe: () => Descriptor): NonNullable<Configuration['optimization']>['splitChunks'] {
  const isFrontDoor = ({ name }: { name?: string | null }) => name === `view-${describe().places?.[0]?.view}`;
  return {
    chunks: ({ name }) => /^(view|command)-/.test(name ?? ''),
    minSize: 2_000,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      parts: {
        test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(isFrontDoor),
        minChunks: 2,
        name: 'parts',
        priority: 1,
      },
      beyond: { minChunks: 2, name: 'parts-beyond' },
    },
  };
}
