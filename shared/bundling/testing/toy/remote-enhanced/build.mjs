import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

/** @type {{ singleton: true, strictVersion: true, import: false }} */
const terms = { singleton: true, strictVersion: true, import: false };

/** A remote as another team builds it: with the enhanced plugin, which brings a federation runtime of its own. */
const compiler = webpack({
  mode: 'production',
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: {},
  experiments: { outputModule: true },
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), module: true, publicPath: 'auto', clean: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'another_team',
      filename: 'entry.js',
      library: { type: 'module' },
      exposes: { './remote': './src/remote.mjs' },
      shared: {
        react: { ...terms, requiredVersion: '^19.0.0' },
        'react-dom/client': { ...terms, requiredVersion: '^19.0.0' },
        mobx: { ...terms, requiredVersion: '*' },
        '@emotion/react': { ...terms, requiredVersion: '^11.0.0' },
      },
      manifest: false,
      dts: false,
      dev: false,
    }),
  ],
});

compiler?.run((error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
});
