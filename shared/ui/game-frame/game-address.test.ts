import { gameAddress } from './game-address';

const secure = 'https://aurora.example/electron';

test.each([
  ['https://nova.example/a?ticket=t', 'https://nova.example/a?ticket=t'],
  ['a?ticket=t', 'https://cdn.example/games/a?ticket=t'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['blob:https://nova.example/1', undefined],
  ['https://aurora.example/wps/anything', undefined],
  ['https://AURORA.example:443/', undefined],
  ['http://nova.example/a', undefined],
  ['http://[', undefined],
])('on a secure page, %j opens %j', (address, expected) => {
  expect(gameAddress(address, 'https://cdn.example/games/', secure)).toBe(expected);
});

test('a path without a base for games is on the portal itself, and refused', () => {
  expect(gameAddress('/play/1', '', secure)).toBeUndefined();
});

test('plain http is allowed on a page that is itself plain', () => {
  expect(gameAddress('http://nova.localhost/a', '', 'http://aurora.localhost/')).toBe('http://nova.localhost/a');
});
