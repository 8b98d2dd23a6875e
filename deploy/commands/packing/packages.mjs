/**
 * The packages that a team with its own repository installs from the running portal. Libraries are compiled from their
 * entry points; programs are bundled with the sources they use, so that neither depends on a workspace of this repository.
 * @typedef {{ name: string, source: string }} Packed `source` is the workspace that gives the version
 * @typedef {Packed & { kind: 'library' }} Library
 * @typedef {Packed & { kind: 'program', about: string, command: string, entry: string, files: Record<string, string>,
 *   exports: Record<string, string>, needs: string[], peers: string[] }} Program `files` are copied as they are, by
 *   their path in the package; `needs` are packages used by name and not by import
 */

/** @type {Library[]} */
export const libraries = ['contract', 'api', 'ui'].map((name) => ({
  kind: 'library',
  name: `@atrium/${name}`,
  source: `shared/${name}`,
}));

/** @type {Program[]} */
export const programs = [
  {
    kind: 'program',
    name: '@atrium/bundling',
    about: 'Builds, develops and tests a remote in its own repository.',
    source: 'shared/bundling',
    command: 'atrium-bundling',
    entry: 'team/main.ts',
    files: {
      'compact-styles.mjs': 'webpack/compact-styles.mjs',
      'jest-preset.mjs': 'team/jest.config.mjs',
      'jest/asset-address.cjs': 'jest/asset-address.cjs',
      'jest/can-match.cjs': 'jest/can-match.cjs',
      'jest/page-environment.cjs': 'jest/page-environment.cjs',
      'jest/quick-styles.cjs': 'jest/quick-styles.cjs',
      'jest/require-jsdom.cjs': 'jest/require-jsdom.cjs',
      'jest/style-index.cjs': 'jest/style-index.cjs',
      'tsconfig.json': 'team/tsconfig.team.json',
      'tsconfig.base.json': 'tsconfig.base.json',
      'types/assets.d.ts': 'types/assets.d.ts',
    },
    exports: {
      './compact-styles': './compact-styles.mjs',
      './jest-preset': './jest-preset.mjs',
      './tsconfig.json': './tsconfig.json',
    },
    needs: ['@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom', 'swc-loader'],
    // the remote chooses their versions
    peers: ['@emotion/react', 'mobx', 'mobx-react-lite', 'react', 'react-dom'],
  },
  {
    kind: 'program',
    name: '@atrium/cli',
    about: 'The atrium command for teams: check, publish, preview, promote, roll back.',
    source: 'deploy',
    command: 'atrium',
    entry: 'cli/team/main.ts',
    files: { template: 'commands/new/template', 'template-team': 'cli/team/template' },
    exports: {},
    needs: [],
    peers: [],
  },
];
