import { createRequire } from 'node:module';
import { containerName } from '@atrium/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ReleasePlugin } from '../release/release-plugin';
import { sharedByHost, sharedModules } from '../shared-modules';
import { baseConfiguration, type Workspace } from './base';

/** The host: the whole federation runtime, and the shared modules in its first bytes. */
export function hostConfiguration(workspace: Workspace): Configuration {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: { main: [offerEverything(), './src/main'] },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, vendor } },
    },
    resolve: { ...base.resolve, alias: { ...oneRuntimeCore() } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName('host'),
        remotes: {},
        shared: sharedByHost(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          // remotes leave the runtime out and find it on the page
          provideExternalRuntime: true,
          // the loader is our own: the runtime shares modules and never learns an address
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ReleasePlugin({ ...workspace, descriptor: null }),
    ],
  };
}

/** Third parties change seldom: after a release of the host's own code a returning visitor keeps this file. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, enforce: true };

/** A module is offered to remotes only when the host's own code asks for it: so ask for each, used here or not. */
function offerEverything(): string {
  const imports = Object.keys(sharedModules).map((name) => `import ${JSON.stringify(name)};`);
  return `data:text/javascript,${imports.join('')}`;
}

/**
 * The plugin that puts the runtime on the page is injected by its CommonJS address, which brings a second, CommonJS
 * copy of the runtime core (+10 kB brotli); its ES module twin lies beside it.
 */
function oneRuntimeCore(): Record<string, string> {
  const fromFederation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const injected = fromFederation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [injected]: injected.replace(/\.cjs$/, '.js') };
}
