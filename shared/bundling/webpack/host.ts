import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { ReleasePlugin } from '../release/release-plugin';
import { AddedBuild } from './added-build';
import { baseConfiguration, type Workspace } from './base';
import { definedForHost } from './defined-for-host';
import { embedConfiguration } from './embed';
import { leanCatalogues, leanRouter } from './lean-rules';

/** The host: the shared modules in its first bytes, and the federation runtime in a file for after them. */
export function hostConfiguration(workspace: Workspace): Configuration {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: { main: './src/main' },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, vendor } },
    },
    resolve: { ...base.resolve, alias: leanPackages() },
    module: { rules: [...(base.module?.rules ?? []), leanRouter, leanCatalogues] },
    plugins: [
      ...(base.plugins ?? []),
      definedForHost(),
      ...(existsSync(join(workspace.folder, 'src/boot/embed')) ? [new AddedBuild(embedConfiguration(workspace))] : []),
      new ReleasePlugin({ ...workspace, describe: () => null }),
    ],
  };
}

/** Third-party packages change rarely: after a release of the host's own code a returning visitor keeps this file. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, enforce: true };

/** Packages of which the page uses less than they export. */
export function leanPackages(): Record<string, string | false> {
  const { resolve } = createRequire(import.meta.url);
  const federation = dirname(createRequire(resolve('@module-federation/enhanced')).resolve(federationRuntime));
  return {
    'hoist-non-react-statics$': fileURLToPath(import.meta.resolve('@atrium/bundling/hoist-statics')),
    // the package exports its development build, whatever the mode
    'react-router$': join(dirname(resolve('react-router/package.json')), 'dist/production/index.mjs'),
    ...Object.fromEntries(unusedOfAxios.map((file) => [join(dirname(resolve('axios/package.json')), file), false])),
    ...Object.fromEntries(unusedOfFederation.map((file) => [join(federation, file), false])),
  };
}

/** Calls use the host's own adapter with JSON or form fields, and are cancelled by an AbortSignal. */
const unusedOfAxios = [
  'lib/adapters/fetch.js',
  'lib/adapters/xhr.js',
  'lib/cancel/CancelToken.js',
  'lib/helpers/HttpStatusCode.js',
  'lib/helpers/formDataToJSON.js',
];

const federationRuntime = '@module-federation/runtime-core';
/** Fetching and preloading of remotes, which the host's loader does itself: 1.5 kB of brotli less. */
const unusedOfFederation = ['utils/load.js', 'utils/preload.js'];
