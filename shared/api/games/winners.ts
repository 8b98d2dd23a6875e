import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { winnersRequested } from '../figures';
import { listOf, part } from '../list';
import { LooseTextSchema, RequiredTextSchema, TimeSchema } from '../nothing';

/**
 * A win. The source names only `recordId`; every other field depends on the back end, and fields that are not listed
 * here are kept, because a merchant can choose to show them.
 */
const RecordSchema = v.looseObject({
  recordId: RequiredTextSchema,
  /** The winner, already masked. */
  nickname: v.optional(LooseTextSchema, ''),
  gameName: v.optional(LooseTextSchema, ''),
  amount: part(DecimalSchema),
  /** ISO 4217 code; the merchant's when empty. */
  currency: v.optional(LooseTextSchema, ''),
  time: part(TimeSchema),
  vendor: v.optional(LooseTextSchema, ''),
  gameType: v.optional(LooseTextSchema, ''),
  gameId: v.optional(LooseTextSchema, ''),
  roomId: v.optional(LooseTextSchema, ''),
  nodeId: v.optional(LooseTextSchema, ''),
  showIcon: v.optional(LooseTextSchema, ''),
});

export type Winner = v.InferOutput<typeof RecordSchema>;

/** A back end may wrap each record: the source calls the key `vo.recordId`. */
const WinnerSchema: v.GenericSchema<unknown, Winner> = {
  ...RecordSchema,
  '~run': ({ value }, config) => RecordSchema['~run']({ value: recordIn(value) }, config),
};

function recordIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'vo' in value ? value.vo : value;
}

export const gamesWinners = endpoint({
  id: 'games.winners',
  about: 'The latest wins at the merchant, the last one first.',
  method: 'GET',
  ...relay('winnerBoard'),
  namesCustomer: true,
  request: v.object({
    /** One of `gameCategories`; empty for all games. */
    gameCategory: v.optional(v.string(), ''),
    language: v.string(),
    limitNum: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(winnersRequested)),
      winnersRequested,
    ),
  }),
  answer: listOf(WinnerSchema),
  example: {
    request: { gameCategory: 'JP', language: 'EN', limitNum: winnersRequested },
    answer: [
      {
        recordId: '4711',
        nickname: 'me***8',
        gameName: 'Fruit Harbour',
        amount: '128.40',
        currency: 'CNY',
        time: 1767323040000,
        vendor: 'NOVA',
        gameType: 'RNG',
        gameId: 'fruit-harbour',
        nodeId: '1',
        showIcon: 'art:fruit-harbour',
      },
    ],
  },
});
