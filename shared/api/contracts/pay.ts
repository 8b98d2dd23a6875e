import * as v from 'valibot';
import { paging } from '../agent/team-range';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { DaySchema, LooseFlagSchema, looseInteger, LooseTextSchema, RequiredTextSchema, TimeSchema } from '../nothing';

const day = v.pipe(v.string(), v.isoDate());

/** Days of the merchant, both ends included, at most 92. */
const days = { from: day, to: day };

const DayIncomeSchema = v.object({
  /** A day of the merchant: `2026-01-31`. */
  date: DaySchema,
  dividend: part(DecimalSchema),
  daily: part(DecimalSchema),
  hourly: part(DecimalSchema),
  realtime: part(DecimalSchema),
  amount: DecimalSchema,
});

export type DayIncome = v.InferOutput<typeof DayIncomeSchema>;

export const contractsIncome = endpoint({
  id: 'contracts.income',
  about: 'What all contracts paid the agent, by days of the merchant, the latest first, and the sum of all days.',
  method: 'GET',
  ...relay('getAgentIncome'),
  request: v.object({ ...days, ...paging }),
  answer: v.object({
    currency: CurrencySchema,
    /** Of the whole range, not of this page alone. */
    total: v.object({
      dividend: part(DecimalSchema),
      daily: part(DecimalSchema),
      hourly: part(DecimalSchema),
      realtime: part(DecimalSchema),
      amount: DecimalSchema,
    }),
    rows: v.nullish(listOf(DayIncomeSchema), []),
    totalPages: looseInteger(1),
  }),
  example: {
    request: { from: '2026-01-01', to: '2026-01-31', pageNo: 1, pageSize: 20 },
    answer: {
      currency: 'CNY',
      total: { dividend: '0.00', daily: '8.00', hourly: '1.20', realtime: '0.00', amount: '9.20' },
      rows: [{ date: '2026-01-31', dividend: '0.00', daily: '8.00', hourly: '1.20', realtime: '0.00', amount: '9.20' }],
      totalPages: 1,
    },
  },
});

const ContractPaySchema = v.object({
  id: LooseTextSchema,
  contractId: LooseTextSchema,
  /** The merchant's day on which the period ended: `2026-01-31`. */
  date: DaySchema,
  /** The period. Milliseconds since 1970; its end does not belong to it. */
  periodStart: part(TimeSchema),
  periodEnd: part(TimeSchema),
  productType: LooseTextSchema,
  computationPeriod: LooseTextSchema,
  /** The team's stakes of the period. */
  stake: part(DecimalSchema),
  /** The team's stakes less its wins; negative when the team won. */
  netLoss: part(DecimalSchema),
  activeMembers: looseInteger(0),
  rateType: LooseTextSchema,
  rate: LooseTextSchema,
  amount: DecimalSchema,
  /** It corrects an earlier pay of the same period; its amount is the difference. */
  correction: LooseFlagSchema,
});

export type ContractPay = v.InferOutput<typeof ContractPaySchema>;

export const contractsPay = endpoint({
  id: 'contracts.pay',
  about:
    'What contracts of one kind paid the agent, the latest first, with the figures behind each amount. `days` adds the periods of a day up: the first variant of daily wages.',
  method: 'GET',
  ...relay('getContractPay'),
  request: v.object({
    kind: v.picklist(['dividend', 'daily', 'hourly', 'realtime']),
    /** One row for each day, or one for each period and contract. */
    by: v.optional(v.picklist(['days', 'periods']), 'periods'),
    ...days,
    ...paging,
  }),
  answer: v.object({
    currency: CurrencySchema,
    /** Of the whole range, not of this page alone. */
    total: v.object({ stake: part(DecimalSchema), amount: DecimalSchema }),
    rows: v.nullish(listOf(ContractPaySchema), []),
    totalPages: looseInteger(1),
  }),
  example: {
    request: { kind: 'daily', by: 'periods', from: '2026-01-01', to: '2026-01-31', pageNo: 1, pageSize: 20 },
    answer: {
      currency: 'CNY',
      total: { stake: '1000.00', amount: '8.00' },
      rows: [
        {
          ...{ id: '21', contractId: '11', date: '2026-01-31', periodStart: 1769788800000, periodEnd: 1769875200000 },
          ...{ stake: '1000.00', netLoss: '120.00', activeMembers: 4, rateType: 'PERCENT', rate: '0.8' },
          ...{ amount: '8.00', correction: false },
        },
      ],
      totalPages: 1,
    },
  },
});

const PayRoundSchema = v.object({
  account: RequiredTextSchema,
  time: TimeSchema,
  /** The game round, or empty for a deposit. */
  round: LooseTextSchema,
  stake: DecimalSchema,
  won: DecimalSchema,
});

const PayRoundsSchema = v.object({
  currency: CurrencySchema,
  rounds: v.nullish(listOf(PayRoundSchema), []),
  totalPages: looseInteger(1),
});

export type PayRounds = v.InferOutput<typeof PayRoundsSchema>;

export const contractsPayRounds = endpoint({
  id: 'contracts.payRounds',
  about: 'A page of the rounds from which one pay was computed, the latest first.',
  method: 'GET',
  ...relay('getContractPayRounds'),
  request: v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'not an id')), ...paging }),
  answer: PayRoundsSchema,
  example: {
    request: { id: '21', pageNo: 1, pageSize: 20 },
    answer: {
      currency: 'CNY',
      rounds: [{ account: 'mei88', time: 1769850000000, round: 'round-7', stake: '3.00', won: '5.00' }],
      totalPages: 1,
    },
  },
});
