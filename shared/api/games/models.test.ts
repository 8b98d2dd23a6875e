import * as v from 'valibot';
import { systemBanners } from '../system/settings';
import { gamesRecommended, gamesVendors } from './lists';
import { GamePageSchema, GameSchema, VendorCardSchema } from './models';

const game = {
  nodeId: 12,
  gameId: 'fruit-harbour',
  roomId: 'r1',
  vassalage: 'NOVA',
  nodeName: 'Fruit',
  showIcon: 'fruit.png',
  supportPlay: '0',
  gameType: 'FISH',
  displayName: 'Fruit Harbour',
  gameName: 'fruit',
};

test('a game record holds its ids, vendor, names, icon, demo and type; vassalage wins over vendor [LCH-36]', () => {
  const read = v.parse(GameSchema, { ...game, vendor: 'OTHER' });

  const { vassalage, ...rest } = game;
  expect(read).toEqual({ ...rest, nodeId: '12', supportPlay: 0, vendor: vassalage });
  expect(v.parse(GameSchema, { ...rest, vendor: 'OTHER' }).vendor).toBe('OTHER');
  expect(v.parse(GameSchema, { ...game, vassalage: null, vendor: 'OTHER' }).vendor).toBe('OTHER');
});

test.each([undefined, null, ''])(
  'a game without a type (%s) is of no type: its list or its vendor knows it',
  (gameType) => {
    expect(v.parse(GameSchema, { ...game, gameType }).gameType).toBe('');
  },
);

test('a list loses items that name nothing, and keeps those with an id or a name alone', () => {
  const nothing = [{}, { nodeId: null, gameId: {} }, { gameName: ['a'] }, { vendor: 'NOVA' }];
  const some = [{ nodeId: '7' }, { gameName: 'Fruit' }];

  const { games } = v.parse(GamePageSchema, { games: [...nothing, game, ...some] });

  expect(games.map(({ nodeId, gameName }) => nodeId || gameName)).toEqual(['12', '7', 'Fruit']);
});

test.each([
  ['games', { games: [game], content: [] }],
  ['content where there are no games', { content: [game] }],
  ['content where games are null', { games: null, content: [game] }],
])('a page of games is read from %s, with its number, size and count of pages [LOB-16]', (_, list) => {
  const page = v.parse(GamePageSchema, { ...list, pageNum: '2', pageSize: 40, totalPages: 3 });

  expect(page).toMatchObject({ pageNum: 2, pageSize: 40, totalPages: 3 });
  expect(page.games.map(({ gameId }) => gameId)).toEqual(['fruit-harbour']);
});

test.each([
  ['null, for an empty page', null, 0],
  ['a list, for one page', [game], 1],
  [
    'odd counts',
    { games: [{ ...game, supportPlay: true }], pageNum: 'one', pageSize: {}, totalPages: 1.5, total: '-' },
    1,
  ],
])('a page of games is also read from %s', (_, wire, count) => {
  const page = v.parse(GamePageSchema, wire);

  expect(page).toMatchObject({ pageNum: 1, pageSize: 40, totalPages: 1 });
  expect(page.games).toHaveLength(count);
});

test('a vendor card holds its ids, names, icon, demo, window, type and what it opens [LOB-17]', () => {
  const card = {
    cardId: '1',
    accountTypeId: '10',
    accountTypeName: 'NOVA_ACCOUNT',
    displayName: 'Nova Slots',
    smallIcon: 'nova.png',
    freeplay: 1,
    appNewWindow: true,
    gameType: 'RNG',
    isGame: 'VASSALAGE',
    gameId: 'g',
    roomId: 'r',
    nodeId: 'n',
    vassalage: 'NOVA',
  };

  expect(v.parse(VendorCardSchema, card)).toEqual(card);
  const wire = { ...card, cardId: 1, accountTypeId: 10, freeplay: '1', appNewWindow: 'Y' };
  expect(v.parse(VendorCardSchema, wire)).toEqual(card);
});

test.each([undefined, null, ''])('a vendor card with the name %s has that of its account type', (displayName) => {
  const [card] = v.parse(gamesVendors.answer, [{ accountTypeName: 'NOVA', gameType: 'RNG', displayName }]);

  expect(card).toMatchObject({ accountTypeName: 'NOVA', displayName: 'NOVA' });
});

test('a recommended game holds id, icon and names; the source names neither vendor nor type [REC-05]', () => {
  const source = { id: 7, iconUrl: 'a.png', gameName: 'lotus', displayName: 'Lotus' };

  expect(v.parse(gamesRecommended.answer, [source])).toEqual([{ ...source, id: '7', vendor: '', gameId: '' }]);
});

test('a banner holds its picture, link, kind, room, node, vendor and group; an unknown kind is none [BAN-04]', () => {
  const banner = {
    bannerId: '1',
    url: 'a.png',
    linkage: '42',
    linkageType: 'G',
    roomId: 'r',
    nodeId: 'n',
    vendor: 'NOVA',
    groupName: 'home',
  };
  const read = (changes: object) => v.parse(systemBanners.answer, [{ ...banner, ...changes }])[0];

  expect(read({ bannerId: 1 })).toEqual(banner);
  for (const linkageType of ['URL', 'P', 'G']) expect(read({ linkageType })).toMatchObject({ linkageType });
  expect(read({ linkageType: 'X' })?.linkageType).toBeUndefined();
});
