import { portableName } from './module-ids';

test('a module has the same id in every clone of the repository', () => {
  const here = portableName(
    'javascript/esm|/home/one/atrium/node_modules/.federation/entry.0a1b.js',
    '/home/one/atrium',
  );
  const there = portableName('javascript/esm|/srv/node_modules/.federation/entry.9f8e.js', '/srv');

  expect(here).toBe(there);
});

test('modules below the root keep their path', () => {
  expect(portableName('/srv/remote-lobby/src/remote.ts', '/srv')).toBe('/remote-lobby/src/remote.ts');
});
