import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { definedForHost } from './defined-for-host';
import { baseConfiguration, type Workspace } from './base';
import { leanCatalogues } from './lean-rules';

/**
 * The runtime for foreign pages, a file of the host's release with its own build: sharing modules with the host's entry
 * would add bytes to every page of the portal. Without federation's runtime, which leaves globals in the page.
 */
export function embedConfiguration(workspace: Workspace): Configuration & { output: { path: string } } {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: { embed: './src/boot/embed/index' },
    output: {
      ...base.output,
      path: join(workspace.root, '.cache/embed'),
      chunkFilename: 'embed-[name].[contenthash].js',
      library: { type: 'module' },
    },
    module: { rules: [...(base.module?.rules ?? []), leanCatalogues], parser: { javascript: { importMeta: false } } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...(base.plugins ?? []), definedForHost()],
  };
}
