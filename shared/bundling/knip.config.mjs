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
        'testing/toy/remote-enhanced/{build,src/remote}.mjs',
        tests,
      ],
      // referenced by name, not by import
      ignoreDependencies: ['swc-loader'],
    },
    host: { entry: ['src/main.{ts,tsx}', 'src/boot/embed/index.ts', tests] },
    'remote-*': { entry: ['remote.config.ts', 'src/remote.ts', 'src/scripts/*.ts', tests] },
    deploy: {
      entry: [
        'commands/main.mjs',
        'commands/reporting/api-pages.ts',
        'server/{main,beacon,snapshots}.ts',
        'engine/worker.mjs',
        'registry/deltas/delta-thread.mjs',
        'sandbox/hashing/hashing-thread.mjs',
        'engine/testing/write-forever.ts',
        'cli/main.ts',
        'cli/team/main.ts',
        'sandbox/{control,outbox,play,slider/provider}/page/**/*.js',
        'page-snapshots/page/*.js',
        '{gateway/tags,gateway/slider,gateway/support,sandbox/chat,sandbox/chat-room,sandbox/recorder,sandbox/support}/page/*.js',
        tests,
      ],
    },
    'deploy/console': { entry: ['src/main.tsx', tests] },
    e2e: {
      entry: [
        '{,prove/{processes,strict-source,ways}/}playwright.config.ts',
        'bench/{bench.ts,{accounts/bench-accounts,gateway/bench-gateway,lobby/bench-lobby,content/bench-content,record/bench-record,lottery/bench-lottery,merchants/bench-merchants,player/bench-player,team/bench-team}.ts,monolith/{bundled-source,no-container}.ts}',
        'prove/*.ts',
        'prove/browsers/short.ts',
        'prove/production/back-end.mjs',
        'prove/strangers/visitor-thread.mjs',
        'prove/upload/collect-on-signal.mjs',
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
  // types of a store or component that are used in the same file
  ignoreExportsUsedInFile: true,
  // installed with jest; it is jest's global in native modules
  ignoreDependencies: ['@jest/globals'],
  ignoreBinaries: ['knip', 'nginx', 'openssl'],
};
