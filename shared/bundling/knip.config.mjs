const tests = '**/*.test.{ts,tsx}';

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': { entry: [] },
    'shared/{contract,api,ui}': { entry: ['index.ts', tests] },
    'shared/bundling': {
      entry: [
        '*.config.mjs',
        'contract-report.ts',
        'jest/*.cjs',
        'team/{main.ts,jest.config.mjs}',
        'testing/toy/*/src/{main,remote}.ts',
        'testing/toy/*/remote.config.ts',
        tests,
      ],
      // asked for by name, not by import
      ignoreDependencies: ['swc-loader'],
    },
    host: { entry: ['src/main.{ts,tsx}', 'src/boot/embed/index.ts', tests] },
    'remote-*': { entry: ['remote.config.ts', 'src/remote.ts', tests] },
    deploy: {
      entry: [
        'commands/*.mjs',
        'commands/reporting/api-pages.ts',
        'server/main.ts',
        'engine/worker.mjs',
        'sandbox/hashing/hashing-thread.mjs',
        'engine/testing/write-for-ever.ts',
        'cli/main.ts',
        'cli/team/main.ts',
        'sandbox/{control,outbox,play,slider/provider}/page/**/*.js',
        '{gateway/tags,gateway/slider,sandbox/chat,sandbox/recorder}/page/*.js',
        tests,
      ],
    },
    'deploy/console': { entry: ['src/main.tsx', tests] },
    e2e: {
      entry: [
        '{,prove/{processes,ways}/}playwright.config.ts',
        'bench/{bench.ts,accounts/bench-accounts.ts,gateway/bench-gateway.ts,monolith/{bundled-source,no-container}.ts}',
        'prove/*.ts',
        'prove/browsers/short.ts',
        'prove/production/back-end.mjs',
        'prove/strangers/visitor-thread.mjs',
        'prove/ways/table-reporter.ts',
        'screens/{options,take-screens,take-in-engines}.ts',
        'smoke/smoke.ts',
        'embed/page/root-config.js',
        'smoke/page/main.js',
        'support/prepare-data.ts',
        '**/*.spec.ts',
        tests,
      ],
      // written by the configuration of the bench's monolith
      ignoreDependencies: ['every-remote'],
    },
  },
  // a store's or component's own types are read where it is
  ignoreExportsUsedInFile: true,
  // comes with jest, as the global of tests that are native modules
  ignoreDependencies: ['@jest/globals'],
  ignoreBinaries: ['knip', 'nginx', 'openssl'],
};
