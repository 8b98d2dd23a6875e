import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { LooseTextSchema } from '../nothing';
import type { Game } from './models';

const TextsSchema = v.array(LooseTextSchema);
const LabelsSchema = v.array(v.array(v.string()));
const PositionsSchema = v.array(v.number());

/** Each column has one value for each game; a position is one of the list of its name. */
const ColumnsSchema = v.object({
  nodeId: TextsSchema,
  gameId: TextsSchema,
  /** Default: no game has one. */
  roomId: v.optional(TextsSchema),
  displayName: TextsSchema,
  /** The name in English. */
  gameName: TextsSchema,
  /** 0 offers a demo. */
  supportPlay: PositionsSchema,
  vendor: PositionsSchema,
  gameType: PositionsSchema,
  gameClassify: PositionsSchema,
  features: PositionsSchema,
  tags: PositionsSchema,
});

type Columns = v.InferOutput<typeof ColumnsSchema>;

const WireSchema = v.object({
  vendors: TextsSchema,
  gameTypes: v.array(v.string()),
  categories: TextsSchema,
  /** Lists of features, and lists of tags, that games have. */
  features: LabelsSchema,
  tags: LabelsSchema,
  games: v.pipe(ColumnsSchema, v.check(areEquallyLong, 'the columns differ in length')),
});

/** All games as the back end writes them: by column, with the values that repeat listed once. */
export type WireGameIndex = v.InferInput<typeof WireSchema>;

/** The same as games. One with a position outside of its list is left out. */
const GameIndexSchema = v.pipe(
  WireSchema,
  v.transform((index) => index.games.displayName.flatMap((_, at) => gameAt(index, at) ?? [])),
);

function areEquallyLong(columns: Columns): boolean {
  return Object.values(columns).every((column) => column === undefined || column.length === columns.displayName.length);
}

function gameAt({ games, ...lists }: v.InferOutput<typeof WireSchema>, at: number): Game | undefined {
  const vendor = lists.vendors[games.vendor[at] ?? -1];
  const gameType = lists.gameTypes[games.gameType[at] ?? -1];
  if (!vendor || !gameType) return undefined;
  return {
    nodeId: games.nodeId[at] ?? '',
    gameId: games.gameId[at] ?? '',
    roomId: games.roomId?.[at] ?? '',
    nodeName: '',
    // drawn from the id
    showIcon: '',
    supportPlay: games.supportPlay[at] ?? 1,
    gameType,
    displayName: games.displayName[at] ?? '',
    gameName: games.gameName[at] ?? '',
    gameClassify: lists.categories[games.gameClassify[at] ?? -1],
    favourite: undefined,
    features: lists.features[games.features[at] ?? -1],
    tags: lists.tags[games.tags[at] ?? -1],
    vendor,
  };
}

export const gamesIndex = endpoint({
  id: 'games.index',
  about: 'All games of the merchant in one language, by column, for the search.',
  method: 'GET',
  ...relay('gameIndex'),
  revalidates: true,
  request: v.object({ merchantCode: v.string(), language: v.string(), platform: v.string() }),
  answer: GameIndexSchema,
  example: {
    request: { merchantCode: 'aurora', language: 'CN', platform: 'W' },
    answer: {
      vendors: ['NOVA', 'HOOK'],
      gameTypes: ['RNG', 'FISH'],
      categories: ['', 'JP'],
      features: [['ways', 'wild'], ['targets']],
      tags: [[], ['hot']],
      games: {
        nodeId: ['1', '13000'],
        gameId: ['fruit-harbour', 'golden-fishing'],
        displayName: ['水果港湾', '黄金捕鱼'],
        gameName: ['Fruit Harbour', 'Golden Fishing'],
        supportPlay: [0, 1],
        vendor: [0, 1],
        gameType: [0, 1],
        gameClassify: [1, 0],
        features: [0, 1],
        tags: [1, 0],
      },
    },
  },
});
