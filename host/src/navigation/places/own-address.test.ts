import * as check from 'fast-check';
import { ownAddress } from './own-address';
import { testPortal } from './testing';

const origin = 'https://aurora.example';
const { places } = testPortal({ facts: ['signed-in', 'real-account', 'player'] });

test.each([
  ['/games/new', '/games/new'],
  ['/games/fish?page=2', '/games/fish?page=2'],
  ['/member', '/member'],
  ['/games/new#top', '/games/new'],
])('%s is an address of the portal, opened as %s', (input, address) => {
  expect(ownAddress(input, places, origin)).toBe(address);
});

test.each([
  undefined,
  '',
  'https://evil.example/games/new',
  'https://aurora.example@evil.example/games/new',
  '//evil.example/games/new',
  '///evil.example',
  '/\\evil.example',
  '/games/new\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/games/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'games/new',
  '?next=/games/new',
  '#/games/new',
  '/wps/session/logout',
  '/nope',
])('%j is not an address of the portal', (input) => {
  expect(ownAddress(input, places, origin)).toBeUndefined();
});

test('every combination of address pieces opens a place of the portal at its own origin', () => {
  const piece = check.constantFrom(
    ...['/', '\\', '.', '..', '//', '@', ':', '?', '#', '%2f', '%5c', '%00', '\t', '\n', '\u0000', '\u3002', '\uff0f'],
    ...['http', 'https:', 'javascript:', 'evil.example', 'aurora.example', 'games', 'new', 'member', '/games/new'],
  );
  check.assert(
    check.property(check.array(piece, { maxLength: 12 }), (pieces) => {
      const address = ownAddress(pieces.join(''), places, origin);
      if (address === undefined) return;
      const url = new URL(address, `${origin}/login`);
      expect(url.origin).toBe(origin);
      const found = places.at(url);
      expect(found && places.exists(found)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
