import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: fileURLToPath(new URL('../eslint.config.mjs', import.meta.url)),
  // the files of these tests are in no project of the compiler
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: untyped(),
  },
});

function untyped() {
  const names = ['no-floating-promises', 'no-misused-promises', 'await-thenable', 'switch-exhaustiveness-check'];
  return Object.fromEntries(names.map((name) => [`@typescript-eslint/${name}`, 'off' as const]));
}

async function complaints(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

test.each([
  [
    'remote-lobby/src/views/home/home.ts',
    "import '@atrium/remote-auth';",
    'open a place, run a command, publish an event',
  ],
  ['remote-lobby/src/views/home/home.ts', "import '@atrium/host';", 'Workspaces do not import each other'],
  ['shared/ui/button.ts', "import '@atrium/deploy';", 'Workspaces do not import each other'],
  ['remote-lobby/src/views/home/home.ts', "import 'react-router-dom';", 'host.navigation'],
  ['remote-auth/src/features/sign-in/call.ts', "import 'axios';", 'Describe the call in shared/api'],
  ['remote-auth/src/features/sign-in/call.ts', "import 'rxjs';", 'rxjs stays inside the host'],
  ['remote-auth/src/views/sign-in/index.ts', "import 'single-spa-react';", 'reactView(Component)'],
  ['remote-lobby/src/features/games/store.ts', "import '../../views/home';", 'Features know nothing of views'],
  ['remote-lobby/src/views/home/index.ts', "import '../rng';", 'A view does not import another view'],
  [
    'remote-lobby/src/views/home/index.ts',
    "import '../../commands/launch-game';",
    'what two of them need is a feature',
  ],
  ['remote-lobby/src/features/games/store.ts', "import '../../remote';", 'must not be imported'],
  ['host/src/main.ts', "import '../../shared/contract/index';", 'import shared/contract by its package name'],
  ['host/src/person/session/token.ts', 'export default 1;', 'Use a named export'],
  ['host/src/person/session/token.ts', "console.log('x');", 'Unexpected console'],
  ['host/src/person/session/token.ts', 'export class Token { private read() {} }', 'a private member as #name'],
  [
    'host/src/person/session/token.ts',
    'export class Token { constructor(private readonly text: string) {} }',
    'a private member as #name',
  ],
])('in %s, %s is reported with the alternative', async (file, code, answer) => {
  expect(await complaints(file, code)).toContain(answer);
});

test.each([
  ['shared/contract/react/react-view.ts', "import 'single-spa-react';"],
  ['host/src/navigation/places/router.ts', "import 'react-router-dom';"],
  ['remote-lobby/src/views/home/index.ts', "import '../../features/games/store';\nexport default 1;"],
  ['shared/contract/react/hooks.ts', "import '../host/account';"],
  [
    'host/src/person/session/token.ts',
    'export class Token { readonly #text = 1; private constructor() {} read() { return this.#text; } }',
  ],
])('in %s, %s is allowed', async (file, code) => {
  expect(await complaints(file, code)).toBe('');
});
