import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  addressesByRuntime,
  baseConfiguration,
  ChunkNames,
  leanCatalogues,
  leanPackages,
  leanRouter,
  ModuleIds,
  readDescriptor,
  type Configuration,
} from '@atrium/bundling';
import { monolithChunkName, partsName } from './chunk-name';
import { MonolithReleases, type DescribedRemote } from './releases';

/**
 * The monolith to compare with: host and remotes as one application, from the same sources, with the same loaders and
 * minimizer. Routes are split by dynamic import as in the remotes. There is no federation runtime and no container;
 * packages are tree-shaken, and shared code exists once. The webpack runtime is a separate file, so that a deploy
 * changes only that and the files with changed sources.
 */
export async function monolithConfiguration(root: string, output: string): Promise<Configuration> {
  const base = baseConfiguration({ root, folder: join(root, 'host'), remote: 'host', version: '' });
  const remotes = await describedRemotes(root);
  const here = join(root, 'e2e/bench/monolith');
  return {
    ...base,
    context: root,
    entry: { 'host/main': './host/src/main' },
    output: {
      ...base.output,
      ...addressesByRuntime,
      path: output,
      publicPath: '/r/',
      // lazy chunks that the host's sources name themselves have no folder in their name
      chunkFilename: ({ chunk }) => `${chunk?.name?.includes('/') ? '' : 'host/'}[name].[contenthash].js`,
      assetModuleFilename: 'host/[name].[contenthash][ext]',
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...leanPackages(),
        [join(root, 'host/src/remotes/network-source')]: join(here, 'bundled-source.ts'),
        [join(root, 'host/src/remotes/container')]: join(here, 'no-container.ts'),
        [join(root, 'host/src/remotes/federation-runtime')]: join(here, 'no-container.ts'),
        'every-remote': writeEveryRemote(dirname(output), root, remotes),
      },
    },
    module: { rules: [...(base.module?.rules ?? []), leanRouter, leanCatalogues] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { test: thirdParty, name: 'host/vendor', chunks: 'initial', enforce: true, priority: 1 },
          app: { name: 'host/app', chunks: 'initial', enforce: true },
          parts: {
            chunks: ({ name }) => /\/(view|command)-/.test(name ?? ''),
            minChunks: 2,
            minSize: 2_000,
            name: (_module: unknown, chunks: { name?: string | null }[]) => partsName(chunks.map(({ name }) => name)),
          },
        },
      },
    },
    plugins: [new ModuleIds(root), new ChunkNames(monolithChunkName), new MonolithReleases(root, remotes)],
  };
}

const thirdParty = /[\\/]node_modules[\\/]/;

/** Writes a module that loads each remote by dynamic import; returns its path. */
function writeEveryRemote(folder: string, root: string, remotes: DescribedRemote[]): string {
  const loaders = remotes.map(
    ({ folder, descriptor }) =>
      `${JSON.stringify(descriptor.name)}: () => import(${JSON.stringify(join(root, folder, 'src/remote.ts'))})`,
  );
  const path = join(folder, 'every-remote.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `export const remotes = { ${loaders.join(', ')} };`);
  return path;
}

function describedRemotes(root: string): Promise<DescribedRemote[]> {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.config.ts')))
    .sort();
  return Promise.all(
    folders.map(async (folder) => ({
      folder,
      descriptor: await readDescriptor(root, join(root, folder, 'remote.config.ts')),
    })),
  );
}
