/**
 * What a team in a repository of its own installs, from the portal that runs. Libraries are compiled from their doors;
 * programs are bundled with what they use of our sources, so that neither asks for a package of ours.
 * @typedef {{ name: string, source: string }} Packed `source` is the workspace whose version it carries
 * @typedef {Packed & { kind: 'library' }} Library
 * @typedef {Packed & { kind: 'program', about: string, command: string, entry: string, files: Record<string, string>,
 *   exports: Record<string, string>, needs: string[], peers: string[] }} Program `files` are copied as they are, by
 *   their path in the package; `needs` are packages asked for by name and not by import
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
    about: 'How a remote is built, developed and tested in a repository of its own.',
    source: 'shared/bundling',
    command: 'atrium-bundling',
    entry: 'team/main.ts',
    files: {
      'jest-preset.mjs': 'team/jest.config.mjs',
      'jest/asset-address.cjs': 'jest/asset-address.cjs',
      'jest/page-environment.cjs': 'jest/page-environment.cjs',
      'tsconfig.json': 'team/tsconfig.team.json',
      'tsconfig.base.json': 'tsconfig.base.json',
      'types/assets.d.ts': 'types/assets.d.ts',
    },
    exports: { './jest-preset': './jest-preset.mjs', './tsconfig.json': './tsconfig.json' },
    needs: ['@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom', 'swc-loader'],
    // the versions the remote itself is written for
    peers: ['@emotion/react', 'mobx', 'mobx-react-lite', 'react', 'react-dom'],
  },
  {
    kind: 'program',
    name: '@atrium/cli',
    about: 'The atrium command of a team: check, publish, try, promote, go back.',
    source: 'deploy',
    command: 'atrium',
    entry: 'cli/team/main.ts',
    files: { template: 'commands/new/template', 'template-team': 'cli/team/template' },
    exports: {},
    needs: [],
    peers: [],
  },
];
