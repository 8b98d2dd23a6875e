/** Files that need a default export: for a lazy import of the contract, or for a tool that reads a configuration. */
const asked = [
  'remote-*/remote.config.ts',
  'remote-*/src/remote.ts',
  'remote-*/src/views/*.{ts,tsx}',
  'remote-*/src/views/*/index.{ts,tsx}',
  'remote-*/src/commands/*.{ts,tsx}',
  'remote-*/src/commands/*/index.{ts,tsx}',
  '**/*.config.{mjs,ts}',
  '**/*.d.ts',
  'shared/bundling/testing/toy/**',
  // a webpack loader is its module's default export
  'shared/bundling/webpack/{compact-styles,pure-react-calls,undocumented-calls}.mjs',
  // replaces a package with a default export
  'shared/bundling/webpack/hoist-statics.mjs',
];

const message =
  'Use a named export: it is found by its name and renamed with it. A default export is for lazy imports (views, commands, remote.ts) and configurations.';

/** @type {import('eslint').Linter.Config[]} */
export const namedExports = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: asked,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message },
        { selector: 'ExportSpecifier[exported.name="default"]', message },
      ],
    },
  },
];
