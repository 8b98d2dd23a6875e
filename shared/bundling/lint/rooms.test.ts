import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { deployRooms, hostRooms, keepToFloors } from './rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function complaints(folder: string, house: typeof hostRooms, file: string, code: string): string {
  const rules = { rooms: keepToFloors(`${root}${folder}`, house) };
  const messages = new Linter({ cwd: root }).verify(
    code,
    { files: ['**/*.ts'], plugins: { house: { rules } }, rules: { 'house/rooms': 'error' } },
    `${root}${folder}/${file}`,
  );
  return messages.map(({ message }) => message).join('\n');
}

const inHost = (file: string, code: string) => complaints('host/src', hostRooms, file, code);
const inDeploy = (file: string, code: string) => complaints('deploy', deployRooms, file, code);

test.each([
  ['storage', 'telemetry/report'],
  ['telemetry', 'language/language-store'],
  ['language', 'messages/message-store'],
  ['messages', 'page/holds'],
  ['page', 'remotes/remote'],
  ['remotes', 'person/session/session-store'],
  ['person', 'backend/api/create-api'],
  ['backend', 'navigation/places/place-index'],
  ['navigation', 'mounting/create-host'],
  ['mounting', 'shell/portal'],
  ['shell', 'boot/assemble-core'],
  ['boot', 'main.ts'],
])('in the host, %s/ must not import %s, and the message says what to do', (room, target) => {
  const message = inHost(`${room}/some.ts`, `import '../${target}';`);

  expect(message).toContain(`${room}/ does not import ${target.split('/')[0]}/`);
  expect(message).toContain('Take an interface as an argument');
});

test.each([
  ['engine', 'registry/registry'],
  ['adapters', 'cli/run'],
  ['conform', 'server/options'],
  ['encoding', 'gateway/serve'],
  ['html', 'gateway/serve'],
  ['merchants', 'registry/registry'],
  ['network', 'engine/engine'],
  ['origins', 'sandbox/sandbox'],
  ['page-snapshots', 'registry/registry'],
  ['registry', 'gateway/serve'],
  ['sandbox', 'registry/registry'],
  ['gateway', 'server/options'],
  ['server', 'cli/program'],
  ['cli', 'commands/main.mjs'],
])('in deploy, %s/ must not import %s', (room, target) => {
  expect(inDeploy(`${room}/some.ts`, `import '../${target}';`)).toContain(`${room}/ does not import`);
});

test('every room of the host and of deploy has a forbidden import above', () => {
  expect(hostRooms.floors.flat()).toHaveLength(13);
  expect(deployRooms.floors.flat()).toHaveLength(15);
});

test.each([
  ["import '../storage/open-storage';", 'a room below'],
  ["export * from './message-store';", 'the room itself'],
  ["import 'mobx';", 'a package'],
])('%s is %s, and allowed', (code) => {
  expect(inHost('messages/some.ts', code)).toBe('');
});

test('a lazy import and a re-export count as imports', () => {
  expect(inHost('page/some.ts', "void import('../shell/portal');")).toContain('does not import shell/');
  expect(inHost('page/some.ts', "export * from '../shell/portal';")).toContain('does not import shell/');
});

test('a folder without a floor is refused', () => {
  expect(inHost('utils/some.ts', 'export const one = 1;')).toContain('give it a floor');
});
