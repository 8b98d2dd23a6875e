import { fileURLToPath } from 'node:url';
import javascript from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { figures } from './lint/figures-once.mjs';
import { importDirections } from './lint/import-directions.mjs';
import { textsByKey } from './lint/no-bare-texts.mjs';
import { restrictedSyntax } from './lint/restricted-syntax.mjs';
import { rooms } from './lint/rooms.mjs';
import { stayInWorkspace } from './lint/stay-in-workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(
  { basePath: root },
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '.cache/',
    '.atrium/',
    'reports/',
    'test-results/',
    'playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  javascript.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // rules that need types, for faults that readers overlook
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // an empty view or model is a valid start
      '@typescript-eslint/no-extraneous-class': 'off',
      // the compiler checks names, with the types of each workspace
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals().map((name) => [name, 'readonly'])) },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: { __filename: 'readonly' } } },
  // scripts of pages outside the build; the compiler checks their names
  { files: ['{deploy,e2e}/**/page/**/*.js'], rules: { 'no-undef': 'off' } },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'max-lines': ['error', { max: 300 }], eqeqeq: 'error' } },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    // in a test, a missing value may fail at its use
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['{host,remote-*,shared,deploy/console}/**/*.{ts,tsx}'],
    ignores: ['shared/bundling/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // reports go through telemetry, which adds remote and release
      'no-console': 'error',
    },
  },
  importDirections,
  stayInWorkspace(root),
  ...rooms(root),
  restrictedSyntax,
  textsByKey,
  figures,
);

function nodeGlobals() {
  return [
    'process',
    'console',
    'Buffer',
    'URL',
    'URLSearchParams',
    'fetch',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'AbortController',
    'AbortSignal',
    'performance',
    'module',
    'require',
    'globalThis',
    'structuredClone',
  ];
}
