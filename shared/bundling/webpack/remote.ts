import { containerName, type Descriptor } from '@atrium/contract';
import webpack, { type Configuration } from 'webpack';
import { ReleasePlugin } from '../release/release-plugin';
import { RetryAddress } from '../release/retry-address';
import { sharedByRemote } from '../shared-modules';
import { AddedBuild } from './added-build';
import { baseConfiguration, type Workspace } from './base';
import { scriptsConfiguration } from './scripts';

/**
 * A remote: one container with one exposed module, without a runtime or shared modules.
 * @param describe called once per build: while a remote is developed, its descriptor changes with its code
 */
export function remoteConfiguration(workspace: Workspace, describe: () => Descriptor): Configuration {
  const base = baseConfiguration(workspace);
  const scripts = scriptsConfiguration(workspace);
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
      ...(scripts ? [new AddedBuild(scripts)] : []),
      new ReleasePlugin({ ...workspace, describe }),
    ],
  };
}

/**
 * The runtime computes the addresses of chunks. For a bare `import`, without the space, webpack writes literal ones:
 * they cannot follow an entry to its retry address, and a changed view changes every file that names it.
 */
export const addressesByRuntime = { importFunctionName: 'import ' };

/**
 * Modules of several views or commands are in separate files, so that the second view does not fetch them again:
 * `parts` for the view of the first place, the remote's main view, and `parts-beyond` for modules of the others. Finer
 * splits load less unneeded code, in many small files that compress worse: lobby's home took ten.
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
