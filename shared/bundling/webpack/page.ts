import type { Configuration } from 'webpack';
import { ReleasePlugin } from '../release/release-plugin';
import { baseConfiguration, type Workspace } from './base';
import { leanPackages } from './host';

/** A separate page, served below its name: self-contained, without federation. */
export function pageConfiguration(workspace: Workspace): Configuration {
  const base = baseConfiguration(workspace);
  return {
    ...base,
    entry: { main: './src/main' },
    output: { ...base.output, publicPath: `/${workspace.remote}/files/` },
    resolve: { ...base.resolve, alias: leanPackages() },
    // one file: an operator's page is small, and lazy parts would each need integrity
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...(base.plugins ?? []), new ReleasePlugin({ ...workspace, describe: () => null })],
  };
}
