import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { loadTypeScript } from './load-typescript.mjs';
import type { Descriptor } from '@atrium/contract';
import { hostConfiguration } from './webpack/host';
import { leanCatalogues } from './webpack/lean-rules';
import { pageConfiguration } from './webpack/page';
import { remoteConfiguration } from './webpack/remote';

/**
 * Builds the host, a remote, or a separate page into its `dist/`.
 * @param name the workspace's folder below the root: `host`, one with a `remote.config.ts`, or else a page's
 * @param adapt changes the configuration first; for builds that are not released
 * @throws with all webpack errors; a warning is an error.
 */
export async function buildApplication(
  root: string,
  name: string,
  adapt: (configuration: Configuration) => Configuration = (configuration) => configuration,
): Promise<void> {
  const folder = join(root, name);
  if (existsSync(join(folder, described)))
    return buildRemote(root, folder, (configuration) => adapt(withLeanCatalogues(configuration)));
  const workspace = { root, folder, remote: basename(name), version: versionOf(folder) };
  return runWebpack(adapt(workspace.remote === 'host' ? hostConfiguration(workspace) : pageConfiguration(workspace)));
}

function withLeanCatalogues(configuration: Configuration): Configuration {
  return { ...configuration, module: { rules: [...(configuration.module?.rules ?? []), leanCatalogues] } };
}

/**
 * Builds the remote in a folder into its `dist/`.
 * @param root the folder of node_modules, absolute
 * @param folder absolute
 * @throws with all webpack errors; a warning is an error.
 */
export async function buildRemote(
  root: string,
  folder: string,
  adapt: (configuration: Configuration) => Configuration = (configuration) => configuration,
): Promise<void> {
  const descriptor = await readDescriptor(root, join(folder, described));
  const workspace = { root, folder, remote: descriptor.name, version: versionOf(folder) };
  return runWebpack(adapt(remoteConfiguration(workspace, () => descriptor)));
}

const described = 'remote.config.ts';

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** @throws with the faults of `remote.config.ts` */
export async function readDescriptor(root: string, path: string): Promise<Descriptor> {
  const module = (await loadTypeScript(root, path)) as { default?: Descriptor };
  if (!module.default) throw new Error(`${path} must have describeRemote({ … }) as its default export`);
  return module.default;
}

/** @throws with all webpack errors; a warning is an error. */
export function runWebpack(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) return reject(error);
      const fault = faultOf(stats);
      if (fault === undefined) resolve();
      else reject(new Error(fault));
    });
  });
}

/** All errors and warnings of webpack; undefined when there are none. */
export function faultOf(stats: Stats | undefined): string | undefined {
  if (stats && !stats.hasErrors() && !stats.hasWarnings()) return undefined;
  const report = stats?.toString({ all: false, errors: true, warnings: true, errorDetails: true, colors: false });
  return report ?? 'webpack answered nothing';
}
