import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, RequiredTextSchema, TimeSchema, looseInteger } from '../nothing';

/** Kinds of contracts between an agent and the upline. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What each status of a contract means; the letters are the back end's. */
export const contractStatuses = {
  P: 'pending',
  E: 'offered again',
  V: 'active',
  C: 'terminated',
  R: 'rejected',
  A: 'accepted',
} as const;
export type ContractStatus = keyof typeof contractStatuses;

/** What a contract counts: game types, and deposits. */
export const contractProducts = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'DEPOSIT'] as const;
export type ContractProduct = (typeof contractProducts)[number];

/** How a rate pays: a share of the stakes in percent, or a fixed amount; a back end may know others. */
export const contractRateTypes = ['PERCENT', 'FIXED'] as const;
export type ContractRateType = (typeof contractRateTypes)[number];

/** Periods after which a dividend is computed; a back end may know others. */
export const contractPeriods = ['DAILY', 'WEEKLY', 'HALF_MONTHLY', 'MONTHLY'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** A rate as it is written, in percent unless its type says otherwise: `0.8`. */
const RateSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}(\.\d{1,20})?$/, 'not a rate'),
);

/** An unknown status has no meaning and no answer. */
const StatusSchema = v.pipe(
  LooseTextSchema,
  v.transform((status): ContractStatus | '' =>
    Object.hasOwn(contractStatuses, status) ? (status as ContractStatus) : '',
  ),
);

/** Fields of every request that the source does not name. */
const beyond = {
  /** Undefined where the back end does not name it. */
  offeredAt: part(TimeSchema),
  /** When a pending offer expires. */
  expiresAt: part(TimeSchema),
};

/** The part of a dividend contract from some stakes on. */
export const DividendTierSchema = v.object({
  status: StatusSchema,
  minimumBet: part(DecimalSchema),
  netLoss: part(DecimalSchema),
  activeMember: looseInteger(0),
  contractRate: part(RateSchema),
  periodicTotalBet: part(DecimalSchema),
  periodicTotalBetRequired: LooseFlagSchema,
  /** A downline has a higher rate than this contract grants. */
  downlineHigherRate: LooseFlagSchema,
});
export type DividendTier = v.InferOutput<typeof DividendTierSchema>;

export const DividendContractSchema = v.object({
  /** Of its history; empty where the back end does not name it. */
  id: LooseTextSchema,
  productType: RequiredTextSchema,
  /** Empty where the back end computes all dividends alike. */
  computationPeriod: LooseTextSchema,
  contracts: v.nullish(listOf(DividendTierSchema), []),
  ...beyond,
});
export type DividendContract = v.InferOutput<typeof DividendContractSchema>;

const salary = {
  status: StatusSchema,
  /** A downline has a higher rate than this contract grants. */
  downlineHigherRate: LooseFlagSchema,
  ...beyond,
};

/** What a salary pays from some stakes and a number of active members on. */
const rate = { activeMember: looseInteger(0), rateType: LooseTextSchema, rate: part(RateSchema) };

export const DailySalaryTierSchema = v.object({ betVolume: part(DecimalSchema), ...rate });
export type DailySalaryTier = v.InferOutput<typeof DailySalaryTierSchema>;

export const DailySalaryContractSchema = v.object({
  id: RequiredTextSchema,
  ...salary,
  details: v.nullish(listOf(DailySalaryTierSchema), []),
});
export type DailySalaryContract = v.InferOutput<typeof DailySalaryContractSchema>;

export const HourlySalaryTierSchema = v.object({ minimumBet: part(DecimalSchema), ...rate });
export type HourlySalaryTier = v.InferOutput<typeof HourlySalaryTierSchema>;

export const HourlySalaryContractSchema = v.object({
  contractId: RequiredTextSchema,
  ...salary,
  /** Empty: all products. It is sent with the answer. */
  productType: LooseTextSchema,
  hourSalaryRates: v.nullish(listOf(HourlySalaryTierSchema), []),
});
export type HourlySalaryContract = v.InferOutput<typeof HourlySalaryContractSchema>;

export const RealTimeSalaryTierSchema = v.object({
  betAmount: part(DecimalSchema),
  lossRate: part(RateSchema),
  winRate: part(RateSchema),
});
export type RealTimeSalaryTier = v.InferOutput<typeof RealTimeSalaryTierSchema>;

export const RealTimeSalaryContractSchema = v.object({
  contractId: RequiredTextSchema,
  ...salary,
  realTimeSalaryRates: v.nullish(listOf(RealTimeSalaryTierSchema), []),
});
export type RealTimeSalaryContract = v.InferOutput<typeof RealTimeSalaryContractSchema>;

/** A flag, one contract or a list of them: a list; of a flag it is empty. */
const requestsOf = <Contract>(schema: v.GenericSchema<unknown, Contract>) =>
  v.fallback(
    v.union([
      listOf(schema),
      v.pipe(
        schema,
        v.transform((contract) => [contract]),
      ),
    ]),
    [],
  );

const flag = part(LooseFlagSchema);

/** The answer to `member.funds`: contracts that wait for an answer, and which kinds the member holds. */
export const ConsolidatedContractsSchema = v.pipe(
  v.object({
    dailysalreqtype: requestsOf(DailySalaryContractSchema),
    divtypereq: requestsOf(DividendContractSchema),
    divtypecompperiodreq: v.optional(requestsOf(DividendContractSchema)),
    contracthoursalreq: requestsOf(HourlySalaryContractSchema),
    realtimesalreqtype: requestsOf(RealTimeSalaryContractSchema),
    dailysalinfo: flag,
    hoursalinfo: flag,
    realtimesalinfo: flag,
    dividendinfo: flag,
  }),
  // the second names the period, so that it decides wherever it is sent
  v.transform(({ divtypereq, divtypecompperiodreq, ...others }) => ({
    ...others,
    dividends: divtypecompperiodreq ?? divtypereq,
  })),
);

/** Contracts that wait for an answer, and which kinds the member holds. */
export type ConsolidatedContracts = v.InferOutput<typeof ConsolidatedContractsSchema>;
