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
  expect(gameAddress(address, { base: 'https://cdn.example/games/', page: secure })).toBe(expected);
});

test('a path without a base for games is on the portal itself, and refused', () => {
  expect(gameAddress('/play/1', { base: '', page: secure })).toBeUndefined();
});

test('plain http is allowed on a page that is itself plain', () => {
  expect(gameAddress('http://nova.localhost/a', { base: '', page: 'http://aurora.localhost/' })).toBe(
    'http://nova.localhost/a',
  );
});

test.each([
  ['https://aurora-vip.example/', undefined],
  ['https://aurora-vip.example:443/deep?x=1', undefined],
  ['https://aurora-vip.example:8443/', 'https://aurora-vip.example:8443/'],
  ['https://aurora-vip.example.nova.example/', 'https://aurora-vip.example.nova.example/'],
])('with a further domain of the merchant, %j opens %j', (address, expected) => {
  const merchant = ['https://aurora-vip.example', 'not an origin'];
  expect(gameAddress(address, { base: '', merchant, page: secure })).toBe(expected);
});
