import * as v from 'valibot';
import { paging } from '../agent/team-range';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import {
  AnythingSchema,
  LooseFlagSchema,
  LooseTextSchema,
  RequiredTextSchema,
  TimeSchema,
  looseInteger,
} from '../nothing';
import { DailySalaryTierSchema, DividendTierSchema, HourlySalaryTierSchema, RealTimeSalaryTierSchema } from './terms';

const AgreementSchema = v.object({
  id: RequiredTextSchema,
  /** `dividend`, `daily`, `hourly` or `realtime`. */
  kind: LooseTextSchema,
  /** Whether the caller receives the pay, or offered it to a downline. */
  held: LooseFlagSchema,
  /** Account of the other party; empty for the merchant. */
  account: LooseTextSchema,
  /** Id of the downline to whom it was offered; empty in a contract that the caller holds. */
  downline: LooseTextSchema,
  status: LooseTextSchema,
  /** The upline asked to end an active contract. */
  terminating: LooseFlagSchema,
  productType: LooseTextSchema,
  computationPeriod: LooseTextSchema,
  /** The terms of its kind; those of the other kinds are empty. */
  contracts: v.nullish(listOf(DividendTierSchema), []),
  details: v.nullish(listOf(DailySalaryTierSchema), []),
  hourSalaryRates: v.nullish(listOf(HourlySalaryTierSchema), []),
  realTimeSalaryRates: v.nullish(listOf(RealTimeSalaryTierSchema), []),
  /** Milliseconds since 1970, as the others. */
  offeredAt: TimeSchema,
  expiresAt: part(TimeSchema),
  activeFrom: part(TimeSchema),
  activeTo: part(TimeSchema),
});

export type Agreement = v.InferOutput<typeof AgreementSchema>;

/** Contracts of a page where the request names no size; also the most that a dialog lists at once. */
export const contractsPageSize = 100;

export const contractsList = endpoint({
  id: 'contracts.list',
  about:
    'A page of the contracts of the caller, the latest first: `held` pay the caller, `given` were offered to downlines; both without `side`. A contract counts the play of the team below an agent who holds it, and the own play of a player.',
  method: 'GET',
  ...relay('getContracts'),
  request: v.object({
    side: v.optional(v.picklist(['held', 'given'])),
    /** Part of the name of the other party. */
    search: v.optional(v.pipe(v.string(), v.maxLength(40))),
    pageNo: v.optional(paging.pageNo, 1),
    pageSize: v.optional(paging.pageSize, contractsPageSize),
  }),
  answer: v.object({ contracts: v.nullish(listOf(AgreementSchema), []), totalPages: looseInteger(1) }),
  example: {
    request: { side: 'held', pageNo: 1, pageSize: 20 },
    answer: {
      contracts: [
        {
          ...{ id: '11', kind: 'daily', held: true, account: '', status: 'V', terminating: false },
          details: [{ betVolume: '1000.00', activeMember: 3, rateType: 'PERCENT', rate: '0.8' }],
          ...{ offeredAt: 1767225600000, activeFrom: 1767229200000 },
        },
      ],
      totalPages: 1,
    },
  },
});

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'not an id'));
/** An amount or a rate; the server says how many digits it takes. */
const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,20})?$/, 'not a decimal'));
const members = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const rateType = v.picklist(['PERCENT', 'FIXED']);
const tiers = <Tier>(tier: v.GenericSchema<Tier>) => v.optional(v.pipe(v.array(tier), v.maxLength(20)));

export const contractsOffer = endpoint({
  id: 'contracts.offer',
  about:
    'Offers a contract to a direct downline, with the terms of its kind, or offers an expired one again. Rates are percents with at most four digits after the point, never above those of the own contract. Answers the id.',
  method: 'POST',
  ...relay('offerContract'),
  request: v.object({
    /** The downline's id. */
    downline: id,
    kind: v.picklist(['dividend', 'daily', 'hourly', 'realtime']),
    /** Of a dividend, and of an hourly salary for one product. */
    productType: v.optional(v.pipe(v.string(), v.maxLength(20))),
    /** Of a dividend. */
    computationPeriod: v.optional(v.pipe(v.string(), v.maxLength(20))),
    contracts: tiers(
      v.object({
        minimumBet: decimal,
        netLoss: decimal,
        activeMember: members,
        contractRate: decimal,
        /** Stakes of the whole team in the period, required when it is above zero. */
        periodicTotalBet: v.optional(decimal),
      }),
    ),
    details: tiers(v.object({ betVolume: decimal, activeMember: members, rateType, rate: decimal })),
    hourSalaryRates: tiers(v.object({ minimumBet: decimal, activeMember: members, rateType, rate: decimal })),
    realTimeSalaryRates: tiers(v.object({ betAmount: decimal, lossRate: decimal, winRate: decimal })),
  }),
  answer: v.object({ id: LooseTextSchema }),
  example: {
    request: {
      downline: '9',
      kind: 'daily',
      details: [{ betVolume: '1000', activeMember: 3, rateType: 'PERCENT', rate: '0.5' }],
    },
    answer: { id: '14' },
  },
});

export const contractsTerminate = endpoint({
  id: 'contracts.terminate',
  about: 'Asks a downline to end an active contract; it stays active until the downline agrees.',
  method: 'POST',
  ...relay('terminateContract'),
  request: v.object({ id }),
  answer: AnythingSchema,
  example: { request: { id: '14' }, answer: null },
});

const StepSchema = v.object({
  time: TimeSchema,
  /** `OFFER`, `EXPIRE`, `ACCEPT`, `REJECT`, `ASK_TERMINATION`, `KEEP`, `TERMINATE`, `REPLACE` or `END`. */
  step: LooseTextSchema,
  /** `upline`, `downline`, or `clock` for what happens by itself. */
  by: LooseTextSchema,
  /** The status after it. */
  status: LooseTextSchema,
});

export type ContractStep = v.InferOutput<typeof StepSchema>;

export const contractsHistory = endpoint({
  id: 'contracts.history',
  about: 'What happened to a contract, the latest first, for both parties.',
  method: 'GET',
  ...relay('getContractHistory'),
  request: v.object({ id }),
  answer: v.object({ steps: v.nullish(listOf(StepSchema), []) }),
  example: {
    request: { id: '11' },
    answer: { steps: [{ time: 1767225600000, step: 'OFFER', by: 'upline', status: 'P' }] },
  },
});
