import * as v from 'valibot';
import { cardGameRef } from './card-game-ref';
import { VendorCardSchema } from './models';
import { sharedVendorIcon, vendorIcon } from './vendor-icon';

const card = (changes: object) =>
  v.parse(VendorCardSchema, {
    cardId: 'card-1',
    accountTypeId: 'type-2',
    accountTypeName: 'NOVA_ACCOUNT',
    displayName: 'Nova Room',
    gameType: 'LOTT',
    vassalage: 'NOVA',
    gameId: 'game-3',
    roomId: 'room-4',
    nodeId: 'node-5',
    appNewWindow: 'Y',
    ...changes,
  });

test('a card is launched with its vendor, ids, name and window [LCH-13]', () => {
  const ids = { gameId: 'game-3', roomId: 'room-4', nodeId: 'node-5' };
  expect(cardGameRef(card({}))).toEqual({
    vendor: 'NOVA',
    gameType: 'LOTT',
    ...ids,
    name: 'Nova Room',
    newWindow: true,
  });
  expect(cardGameRef(card({ vassalage: '', gameId: '', roomId: '', nodeId: '', appNewWindow: 'N' }))).toEqual({
    vendor: 'NOVA_ACCOUNT',
    gameType: 'LOTT',
    name: 'Nova Room',
  });
});

test.each([
  ['BTI', 'TCG'],
  ['TCG', 'TCG'],
  ['TCG_SEA', 'TCG'],
  ['PT', undefined],
])('%s has the shared icon %s [LCH-35]', (vendor, shared) => {
  expect(sharedVendorIcon(vendor)).toBe(shared);
  expect(vendorIcon(vendor)).toBe(shared ?? vendor);
});
