import * as v from 'valibot';
import { paging, teamRange } from '../agent/team-range';
import { DecimalSchema, OwnCurrencySchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { DaySchema, LooseFlagSchema, LooseTextSchema, RequiredTextSchema, TimeSchema, looseInteger } from '../nothing';

const range = { from: '2026-01-01', to: '2026-01-02', zone: 'UTC' };

export const PlayedRoundSchema = v.object({
  id: LooseTextSchema,
  /** When the stake was taken. Milliseconds since 1970. */
  time: TimeSchema,
  round: v.optional(LooseTextSchema, ''),
  vendor: v.optional(LooseTextSchema, ''),
  /** The name of the game; empty where the back end does not know it. */
  game: v.optional(LooseTextSchema, ''),
  /** Without refunds. */
  stake: DecimalSchema,
  won: DecimalSchema,
  /** Whether a stake was returned. */
  refunded: v.optional(LooseFlagSchema, false),
  /** Whether the bet is not decided yet: it is neither won nor lost. */
  open: v.optional(LooseFlagSchema, false),
  /** What was bet in a lottery. */
  slip: part(
    v.object({
      number: RequiredTextSchema,
      issue: v.optional(LooseTextSchema, ''),
      /** Each with its numbers, or with a play on the sum of the numbers: `sum-odd`. */
      lines: listOf(v.object({ play: v.optional(LooseTextSchema, ''), numbers: v.optional(LooseTextSchema, '') })),
      /** The drawn numbers; empty before the draw. */
      drawn: v.optional(LooseTextSchema, ''),
    }),
  ),
});

export type PlayedRound = v.InferOutput<typeof PlayedRoundSchema>;

export const PlayedRoundPageSchema = v.object({
  currency: OwnCurrencySchema,
  bets: listOf(PlayedRoundSchema),
  totalPages: looseInteger(1),
  /** Whether the days have earlier rounds than the pages list. */
  hasEarlier: v.optional(LooseFlagSchema, false),
});

export type PlayedRoundPage = v.InferOutput<typeof PlayedRoundPageSchema>;

export const walletsBets = endpoint({
  id: 'wallets.bets',
  about: 'A page of the rounds that the member played, the latest first.',
  method: 'GET',
  ...relay('getPersonalBets'),
  request: v.object({ ...teamRange, ...paging }),
  answer: PlayedRoundPageSchema,
  example: {
    request: { ...range, pageNo: 1, pageSize: 20 },
    answer: {
      currency: 'CNY',
      bets: [
        {
          id: '11',
          time: 1767312244000,
          round: 'round-7',
          vendor: 'NOVA',
          game: 'Fruit Harbour',
          stake: '3.00',
          won: '5.00',
          refunded: false,
          open: false,
        },
        {
          id: '12',
          time: 1767312304000,
          round: 'round-8',
          vendor: 'LOTT',
          game: 'Chongqing SSC',
          stake: '1.00',
          won: '0.00',
          refunded: false,
          open: true,
          slip: {
            number: 'LTBPQW4HBWYU6',
            issue: '20260102-0037',
            lines: [{ play: 'straight', numbers: '1 2 3 4 5' }],
            drawn: '',
          },
        },
      ],
      totalPages: 1,
      hasEarlier: false,
    },
  },
});

const amounts = {
  /** Without refunds. */
  stake: DecimalSchema,
  won: DecimalSchema,
  /** Rewards and converted points. */
  rewards: v.optional(DecimalSchema, '0'),
  /** Wins and rewards minus stakes; negative for a loss. */
  result: DecimalSchema,
};

export const ProfitSchema = v.object({
  currency: OwnCurrencySchema,
  /** Of all days of the range. */
  total: part(v.object(amounts)),
  /** The latest first; days without play or reward are absent. */
  days: listOf(v.object({ day: DaySchema, ...amounts })),
});

export type Profit = v.InferOutput<typeof ProfitSchema>;
export type ProfitDay = Profit['days'][number];

export const walletsProfit = endpoint({
  id: 'wallets.profit',
  about: "The member's profit and loss: each day of a range, and the total.",
  method: 'GET',
  ...relay('getPersonalProfit'),
  request: v.object(teamRange),
  answer: ProfitSchema,
  example: {
    request: range,
    answer: {
      currency: 'CNY',
      total: { stake: '3.00', won: '5.00', rewards: '1.00', result: '3.00' },
      days: [{ day: '2026-01-02', stake: '3.00', won: '5.00', rewards: '1.00', result: '3.00' }],
    },
  },
});
