import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { deployRooms, hostRooms, restrictToLowerRooms } from './rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function complaints(folder: string, plan: typeof hostRooms, file: string, code: string): string {
  const rules = { rooms: restrictToLowerRooms(`${root}${folder}`, plan) };
  const messages = new Linter({ cwd: root }).verify(
    code,
    { files: ['**/*.ts'], plugins: { plan: { rules } }, rules: { 'plan/rooms': 'error' } },
    `${root}${folder}/${file}`,
  );
  return messages.map(({ message }) => message).join('\n');
}

const inHost = (file: string, code: string) => complaints('host/src', hostRooms, file, code);
const inDeploy = (file: string, code: string) => complaints('deploy', deployRooms, file, code);

/** Each room with a room that it must not import: one of its own floor, else one of the floor above. */
const forbidden = ({ floors }: typeof hostRooms): [room: string, target: string][] =>
  floors.flatMap((rooms, floor) =>
    rooms.flatMap((room) => {
      const target = [...rooms, ...(floors[floor + 1] ?? [])].find((other) => other !== room);
      return target === undefined ? [] : [[room, target] as [string, string]];
    }),
  );

test.each(forbidden(hostRooms))(
  'in the host, %s/ must not import %s, and the message says what to do',
  (room, target) => {
    const message = inHost(`${room}/some.ts`, `import '../${target}';`);
    expect(message).toContain(`${room}/ does not import ${target}/`);
    expect(message).toContain('Take an interface as an argument');
  },
);

test.each(forbidden(deployRooms))(
  'in deploy, %s/ must not import %s, and the message says what to do',
  (room, target) => {
    const message = inDeploy(`${room}/some.ts`, `import '../${target}/some';`);
    expect(message).toContain(`${room}/ does not import ${target}/ (${deployRooms.holds[target]})`);
    expect(message).toContain('Take an interface as an argument');
  },
);

test('every room but the highest has a case', () => {
  expect(forbidden(hostRooms)).toHaveLength(hostRooms.floors.flat().length - 1);
  expect(forbidden(deployRooms)).toHaveLength(deployRooms.floors.flat().length - 1);
  expect(forbidden(deployRooms).length).toBeGreaterThan(10);
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
