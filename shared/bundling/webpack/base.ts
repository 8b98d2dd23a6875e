import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@atrium/contract';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { browsers } from '../browsers';
import { ChunkNames } from '../release/chunk-names';
import { ModuleIds } from '../release/module-ids';

const { resolve } = createRequire(import.meta.url);

export interface Workspace {
  /** The repository's root, absolute. */
  root: string;
  /** The workspace's folder, absolute. */
  folder: string;
  /** `host`, or the remote's name, for example `lobby`. */
  remote: string;
  version: string;
}

/**
 * Configuration shared by host and remotes: ES modules with flat content-hashed names, compiled and minified by swc
 * (two thirds of a build's time less than Terser), independent of the folder of the sources.
 */
export function baseConfiguration({ root, folder, remote }: Workspace): Configuration {
  return {
    mode: 'production',
    context: folder,
    target: `browserslist:${browsers.join(', ')}`,
    devtool: false,
    output: {
      path: join(folder, 'dist'),
      publicPath: `/r/${remote}/`,
      uniqueName: containerName(remote),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: true,
    },
    experiments: { outputModule: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { alias: { 'swc-loader': resolve('swc-loader') } },
    module: { rules: [scripts, compactStyles, assets] },
    optimization: { minimizer: [swcMinimizer()], runtimeChunk: false, moduleIds: false },
    plugins: [new ModuleIds(root), new ChunkNames()],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

const scripts = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
};

/** Removes the line breaks and the indentation of styles, which no minifier does. */
const compactStyles = {
  test: /\.tsx?$/,
  enforce: 'post' as const,
  loader: fileURLToPath(import.meta.resolve('@atrium/bundling/compact-styles')),
};

/** Always files, never `data:` addresses: the page's policy allows images of the release only. */
const assets = { test: /\.(png|jpg|webp|avif|woff2)$/, type: 'asset/resource' };

function swcMinimizer() {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3, toplevel: true }, mangle: { toplevel: true } },
    // in this process: swc is fast, and a worker would run the calling script again
    parallel: false,
    extractComments: false,
  });
}
