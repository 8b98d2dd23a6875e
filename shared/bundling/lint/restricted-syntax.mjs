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

const namedExport =
  'Use a named export: it is found by its name and renamed with it. A default export is for lazy imports (views, commands, remote.ts) and configurations.';

const noDefaultExports = ['ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'].map((selector) => ({
  selector,
  message: namedExport,
}));

/** A constructor has no such name. */
const hashPrivate = ['PropertyDefinition', 'TSParameterProperty', 'MethodDefinition[kind!="constructor"]'].map(
  (node) => ({
    selector: `${node}[accessibility="private"]`,
    message: 'Write a private member as #name: it is private at run time too.',
  }),
);

/**
 * Private members as `#name`, and default exports only where they are needed.
 * @type {import('eslint').Linter.Config[]}
 */
export const restrictedSyntax = [
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...hashPrivate] } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: asked,
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExports, ...hashPrivate] },
  },
];
