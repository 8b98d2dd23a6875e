import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
const here = fileURLToPath(new URL('.', import.meta.url));

/** @param {'commonjs' | 'es6'} module */
const swc = (module) => [
  `${here}jest/local-globals.cjs`,
  {
    swcrc: false,
    module: { type: module },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

const common = {
  rootDir: root,
  // kept between runs, unlike their temporary files
  cacheDirectory: `${root}.cache/jest`,
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.atrium/'],
  moduleNameMapper: { '\\.(svg|png|jpg|webp|avif|woff2)$': `${here}jest/asset-address.cjs` },
  restoreMocks: true,
};

const react = 'react/cjs/react\\.development\\.js$';

/** Tests of page code: jsdom, compiled to CommonJS. */
const browser = {
  ...common,
  displayName: 'browser',
  testEnvironment: `${here}jest/page-environment.cjs`,
  roots: ['host', ...remotes, 'deploy/console', 'shared/contract', 'shared/api', 'shared/ui'].map(
    (path) => `${root}${path}`,
  ),
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    [react]: `${here}jest/without-owner-stacks.cjs`,
    '\\.[jt]sx?$': swc('commonjs'),
    '\\.mjs$': swc('commonjs'),
  },
  // packages that are ES modules only, and React
  transformIgnorePatterns: [`/node_modules/(?!(jose|single-spa-react|until-async)/|${react})`],
};

/** Tests of server code: native ES modules, which PGlite and the workspace's own bundles need. */
const node = {
  ...common,
  displayName: 'node',
  testEnvironment: `${here}jest/server-environment.cjs`,
  roots: ['deploy', 'shared/bundling', 'e2e'].map((path) => `${root}${path}`),
  testMatch: ['**/*.test.ts'],
  // page code, though it is below deploy
  testPathIgnorePatterns: ['/node_modules/', '/deploy/console/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc('es6'), '\\.[cm]?js$': `${here}jest/local-globals.cjs` },
  transformIgnorePatterns: ['/node_modules/(?!(drizzle-orm|fastify|find-my-way|avvio|pg|pg-protocol|valibot)/)'],
};

// One project per run: with --experimental-vm-modules the first would treat packages as ES modules and refuse to
// require them.
// ATRIUM_TESTS is set by deploy/commands; an editor's Jest plug-in sees both.
const selected = [browser, node].filter(({ displayName }) => displayName === (process.env.ATRIUM_TESTS ?? displayName));

export default {
  rootDir: root,
  projects: selected,
  // an upper limit, for a machine that does other work too: most tests take less than a second
  testTimeout: 60_000,
  // by default Jest runs one file after the other on two cores; a server's test waits for its database a third of the
  // time
  maxWorkers: Math.max(2, availableParallelism() - 1) + (process.env.ATRIUM_TESTS === 'node' ? 1 : 0),
};
