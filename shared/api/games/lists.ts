import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { AnythingSchema, LooseTextSchema, RequiredTextSchema } from '../nothing';
import { GamePageSchema, GameSchema, VendorCardSchema } from './models';

const exampleGame = {
  nodeId: '1',
  gameId: 'fruit-harbour',
  vassalage: 'NOVA',
  showIcon: 'art:fruit-harbour',
  supportPlay: 0,
  gameType: 'RNG',
  displayName: 'Fruit Harbour',
  gameName: 'Fruit Harbour',
};
const text = v.optional(v.string(), '');

export const gamesVendors = endpoint({
  id: 'games.vendors',
  about: 'Vendor cards of all game types.',
  method: 'GET',
  ...relay('gameVendor'),
  request: v.object({ merchantCode: v.string() }),
  answer: listOf(VendorCardSchema),
  example: {
    request: { merchantCode: 'aurora' },
    answer: [
      {
        cardId: '1',
        accountTypeId: '10',
        accountTypeName: 'NOVA',
        displayName: 'Nova Slots',
        freeplay: 1,
        appNewWindow: false,
        gameType: 'RNG',
        isGame: 'VASSALAGE',
        vassalage: 'NOVA',
      },
    ],
  },
});

export const gamesSearch = endpoint({
  id: 'games.search',
  about: 'A page of games of a type or vendor, narrowed by category and name.',
  method: 'GET',
  ...relay('userGame'),
  request: v.object({
    clientType: v.string(),
    platform: v.string(),
    merchant: v.string(),
    gameType: v.string(),
    vassalage: text,
    gameClassify: text,
    gameName: text,
    minBet: text,
    minLineNum: text,
    pageNo: v.number(),
    pageSize: v.number(),
    language: v.string(),
  }),
  answer: GamePageSchema,
  example: {
    request: {
      clientType: 'web',
      platform: 'W',
      merchant: 'aurora',
      gameType: 'RNG',
      vassalage: '',
      gameClassify: '',
      gameName: '',
      minBet: '',
      minLineNum: '',
      pageNo: 1,
      pageSize: 40,
      language: 'EN',
    },
    answer: { games: [exampleGame], pageNum: 1, pageSize: 40, totalPages: 1 },
  },
});

export const gamesHot = endpoint({
  id: 'games.hot',
  about: 'Popular games.',
  method: 'GET',
  ...relay('hotGames'),
  request: v.object({
    merchantCode: v.string(),
    language: v.string(),
    platform: v.string(),
    gameType: v.optional(v.string()),
  }),
  answer: listOf(GameSchema),
  example: { request: { merchantCode: 'aurora', language: 'EN', platform: 'W' }, answer: [exampleGame] },
});

/** Fields of the calls that the source names without showing any. */
const named = { merchantCode: v.string(), language: v.string(), platform: v.string() };
const exampleNamed = { merchantCode: 'aurora', language: 'EN', platform: 'W' };

export const gamesVassalageTypes = endpoint({
  id: 'games.vassalageTypes',
  about: 'Game types with vendors, for menus of other clients; the portal reads the vendor cards.',
  method: 'GET',
  ...relay('vassalageGameType'),
  request: v.object(named),
  answer: listOf(v.string()),
  example: { request: exampleNamed, answer: ['RNG', 'FISH'] },
});

export const gamesRecommended = endpoint({
  id: 'games.recommended',
  about: 'Games to offer while a vendor is under maintenance.',
  method: 'GET',
  ...relay('recommendedHotGames'),
  request: v.object({ platform: v.string() }),
  answer: listOf(
    v.object({
      id: RequiredTextSchema,
      iconUrl: v.optional(LooseTextSchema, ''),
      gameName: v.optional(LooseTextSchema, ''),
      displayName: v.optional(LooseTextSchema, ''),
      /** Absent at back ends that launch by the id alone. */
      vendor: v.optional(LooseTextSchema, ''),
      gameId: v.optional(LooseTextSchema, ''),
    }),
  ),
  example: {
    request: { platform: 'W' },
    answer: [{ id: '1', iconUrl: 'art:fruit-harbour', gameName: 'Fruit Harbour', displayName: 'Fruit Harbour' }],
  },
});

const favourite = v.object({ nodeId: v.string(), vendor: v.string(), gameType: v.string() });
const list = { clientType: v.string(), platform: v.string(), pageNo: v.number(), pageSize: v.number() };

export const favouriteAdd = endpoint({
  id: 'favourites.add',
  about: 'Adds a game to the favourites.',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavorite',
  request: favourite,
  answer: AnythingSchema,
  example: { request: { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' }, answer: null },
});

export const favouriteRemove = endpoint({
  id: 'favourites.remove',
  about: 'Removes a game from the favourites.',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavorite',
  request: favourite,
  answer: AnythingSchema,
  example: { request: { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' }, answer: null },
});

export const favouriteList = endpoint({
  id: 'favourites.list',
  about: "The member's favourite games.",
  method: 'GET',
  ...relay('getFavList'),
  request: v.object(list),
  answer: GamePageSchema,
  example: {
    request: { clientType: 'web', platform: 'W', pageNo: 1, pageSize: 40 },
    answer: { games: [exampleGame], pageNum: 1, pageSize: 40, totalPages: 1 },
  },
});

export const gamesRecent = endpoint({
  id: 'games.recent',
  about: 'The games the member played last.',
  method: 'GET',
  ...relay('recentGames'),
  request: v.object({
    clientType: v.string(),
    gameType: v.string(),
    language: v.string(),
    pageNo: v.number(),
    pageSize: v.number(),
  }),
  answer: GamePageSchema,
  example: {
    request: { clientType: 'web', gameType: 'RNG', language: 'EN', pageNo: 1, pageSize: 40 },
    answer: { games: [exampleGame], pageNum: 1, pageSize: 40, totalPages: 1 },
  },
});
