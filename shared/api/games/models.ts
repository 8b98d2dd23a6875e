import * as v from 'valibot';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, RequiredTextSchema, lenientCount, named } from '../nothing';

export const gameTypes = ['LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'RNG', 'LOTT', 'ELOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** Categories that narrow a slot list: video poker, table games, scratch, arcade, accumulative prize. */
export const gameCategories = ['VP', 'TG', 'SC', 'AC', 'JP'] as const;

/** A card of a vendor in a lobby. */
export const VendorCardSchema = v.pipe(
  v.object({
    cardId: LooseTextSchema,
    accountTypeId: LooseTextSchema,
    accountTypeName: RequiredTextSchema,
    /** The account type where the back end names none. */
    displayName: v.optional(LooseTextSchema, ''),
    smallIcon: v.optional(LooseTextSchema, ''),
    /** 1 offers a demo. */
    freeplay: lenientCount(0),
    appNewWindow: LooseFlagSchema,
    gameType: v.string(),
    /** `VASSALAGE` opens a popup with the vendor's games; any other value starts the card itself. */
    isGame: v.optional(LooseTextSchema, ''),
    gameId: v.optional(LooseTextSchema, ''),
    roomId: v.optional(LooseTextSchema, ''),
    nodeId: v.optional(LooseTextSchema, ''),
    vassalage: v.optional(LooseTextSchema, ''),
  }),
  v.transform((card) => ({ ...card, displayName: card.displayName || card.accountTypeName })),
);
export type VendorCard = v.InferOutput<typeof VendorCardSchema>;

/** A game of a list. `vendor` is the vassalage when both are given. */
export const GameSchema = v.pipe(
  v.object({
    nodeId: v.optional(LooseTextSchema, ''),
    gameId: v.optional(LooseTextSchema, ''),
    roomId: v.optional(LooseTextSchema, ''),
    vassalage: v.optional(LooseTextSchema, ''),
    vendor: v.optional(LooseTextSchema, ''),
    nodeName: v.optional(LooseTextSchema, ''),
    showIcon: v.optional(LooseTextSchema, ''),
    /** 0 offers a demo. */
    supportPlay: lenientCount(1),
    /** Empty where the back end does not name it: a list of one type holds its own, a launch finds it by the vendor. */
    gameType: v.optional(LooseTextSchema, ''),
    displayName: v.optional(LooseTextSchema, ''),
    gameName: v.optional(LooseTextSchema, ''),
    /** Its category and whether it is a favourite; most back ends name them in no list. */
    gameClassify: named(LooseTextSchema),
    favourite: named(LooseFlagSchema),
    /** What the game plays, such as `roulette`. */
    kind: part(LooseTextSchema),
    tags: part(listOf(v.string())),
    features: part(listOf(v.string())),
    /** Return to player of the best bet, as a share of the stake. */
    rtp: part(v.number()),
  }),
  // a card of nothing could not be named or opened
  v.check(
    ({ nodeId, gameId, roomId, displayName, gameName, nodeName }) =>
      nodeId + gameId + roomId + displayName + gameName + nodeName !== '',
    'has neither an id nor a name',
  ),
  v.transform(({ vassalage, vendor, ...game }) => ({ ...game, vendor: vassalage || vendor })),
);
export type Game = v.InferOutput<typeof GameSchema>;

const PageSchema = v.pipe(
  v.object({
    games: v.optional(v.nullable(listOf(GameSchema))),
    content: v.optional(v.nullable(listOf(GameSchema))),
    pageNum: lenientCount(1),
    pageSize: lenientCount(40),
    totalPages: lenientCount(1),
    total: v.optional(lenientCount(0)),
  }),
  v.transform(({ games, content, ...page }) => ({ ...page, games: games ?? content ?? [] })),
);

/** A page of games: `games` where given, else `content`. Back ends also write an empty page as null, and one page as a list. */
export const GamePageSchema: typeof PageSchema = {
  ...PageSchema,
  '~run': ({ value }, config) =>
    PageSchema['~run']({ value: Array.isArray(value) ? { games: value as unknown[] } : (value ?? {}) }, config),
};
export type GamePage = v.InferOutput<typeof GamePageSchema>;
