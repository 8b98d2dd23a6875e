import { currencyDigits, type Agreement, type ContractKind, type contractsOffer } from '@atrium/api';
import type * as v from 'valibot';
import type { Tier } from '../contracts/contract-item';
import { compareDecimals } from './exact-decimal';

type OfferRequest = v.InferOutput<typeof contractsOffer.request>;

/** What a field of terms takes. */
type FieldType = 'money' | 'optional-money' | 'members' | 'rate-type' | 'percent' | 'rate';

/** The fields of one set of terms of each kind, in the order of the form. */
export const offerFields = {
  dividend: {
    minimumBet: 'money',
    netLoss: 'money',
    activeMember: 'members',
    periodicTotalBet: 'optional-money',
    contractRate: 'percent',
  },
  daily: { betVolume: 'money', activeMember: 'members', rateType: 'rate-type', rate: 'rate' },
  hourly: { minimumBet: 'money', activeMember: 'members', rateType: 'rate-type', rate: 'rate' },
  realtime: { betAmount: 'money', lossRate: 'percent', winRate: 'percent' },
} as const satisfies Record<ContractKind, Partial<Record<keyof Tier, FieldType>>>;

/** The list of the wire with the terms of each kind. */
const lists = {
  dividend: 'contracts',
  daily: 'details',
  hourly: 'hourSalaryRates',
  realtime: 'realTimeSalaryRates',
} as const;

/** Terms as they are typed, by field. */
export type TypedTerms = Readonly<Record<string, string>>;

/** Terms of one offer at most. */
export const mostTerms = 20;

export const fieldsOf = (kind: ContractKind) => Object.entries(offerFields[kind]) as [keyof Tier, FieldType][];

export const tiersOf = (agreement: Agreement): Tier[] => agreement[lists[agreement.kind as ContractKind]];

/** Empty terms of a kind. */
export const blankTerms = (kind: ContractKind): TypedTerms =>
  Object.fromEntries(fieldsOf(kind).map(([name, type]) => [name, type === 'rate-type' ? 'PERCENT' : '']));

/** The terms of an agreement as a person would type them. */
export function typedTerms(agreement: Agreement): TypedTerms[] {
  const kind = agreement.kind as ContractKind;
  return tiersOf(agreement).map((tier) =>
    Object.fromEntries(fieldsOf(kind).map(([name]) => [name, String(tier[name] ?? '')])),
  );
}

/** Rates of different sorts are not compared: percents, fixed amounts, those of losses and those of wins. */
const sortOf = (name: keyof Tier, rateType: string | undefined): string => (name === 'rate' ? (rateType ?? '') : name);

const isRate = (type: FieldType) => type === 'percent' || type === 'rate';

/** The highest rates of an agreement by their sort. */
export function highestRates(agreement: Agreement): Record<string, string> {
  const highest: Record<string, string> = {};
  for (const tier of tiersOf(agreement))
    for (const [name, type] of fieldsOf(agreement.kind as ContractKind)) {
      const rate = String(tier[name] ?? '');
      if (!isRate(type) || rate === '') continue;
      const sort = sortOf(name, tier.rateType);
      if (compareDecimals(rate, highest[sort] ?? '0') >= 0) highest[sort] = rate;
    }
  return highest;
}

/** The highest rate of the own contract for a field; undefined where the field is no rate. */
export function limitOf(
  limits: Record<string, string>,
  { name, type, terms }: { name: keyof Tier; type: FieldType; terms: TypedTerms },
): string | undefined {
  return isRate(type) ? (limits[sortOf(name, terms['rateType'])] ?? '0') : undefined;
}

/** What is wrong with a typed field. */
export type TermsFault = 'amount.wrong' | 'members.wrong' | 'rate.wrong' | 'rate.high' | 'rate.zero';

/** The faults of one set of terms, by field. */
export type TermsFaults = Partial<Record<keyof Tier, TermsFault>>;

interface Bounds {
  /** The highest rates of the own contract. */
  limits: Record<string, string>;
  currency: string;
}

/** The faults of an offer, for each set of terms. One without other faults names a rate where all rates are 0. */
export function offerFaults(kind: ContractKind, offer: readonly TypedTerms[], bounds: Bounds): TermsFaults[] {
  const faults = offer.map((terms) => faultsOf(kind, terms, bounds));
  const [rate] = fieldsOf(kind).flatMap(([name, type]) => (isRate(type) ? [name] : []));
  const isFaulty = faults.some((one) => Object.keys(one).length > 0);
  if (rate === undefined || isFaulty || !offer.every((terms) => paysNothing(kind, terms))) return faults;
  return faults.map(() => ({ [rate]: 'rate.zero' }));
}

function paysNothing(kind: ContractKind, terms: TypedTerms): boolean {
  return fieldsOf(kind).every(([name, type]) => !isRate(type) || compareDecimals(terms[name] ?? '', '0') === 0);
}

/** The faults of typed terms, by field. */
export function faultsOf(kind: ContractKind, terms: TypedTerms, { limits, currency }: Bounds): TermsFaults {
  const faults: TermsFaults = {};
  for (const [name, type] of fieldsOf(kind)) {
    const fault = faultOf(type, terms[name] ?? '', { isFixed: terms['rateType'] === 'FIXED', currency });
    const limit = limitOf(limits, { name, type, terms });
    if (fault) faults[name] = fault;
    else if (limit !== undefined && compareDecimals(terms[name] ?? '', limit) > 0) faults[name] = 'rate.high';
  }
  return faults;
}

function faultOf(
  type: FieldType,
  typed: string,
  { isFixed, currency }: { isFixed: boolean; currency: string },
): TermsFault | undefined {
  if (type === 'rate-type' || (type === 'optional-money' && typed === '')) return undefined;
  if (type === 'members') return /^\d{1,6}$/.test(typed) ? undefined : 'members.wrong';
  if (type === 'percent' || (type === 'rate' && !isFixed))
    return /^\d{1,3}(\.\d{1,4})?$/.test(typed) && compareDecimals(typed, '100') <= 0 ? undefined : 'rate.wrong';
  const [, fraction = ''] = typed.split('.');
  return /^\d{1,12}(\.\d+)?$/.test(typed) && fraction.length <= currencyDigits(currency) ? undefined : 'amount.wrong';
}

/** The request of an offer about the same as an agreement, with terms without faults. */
export function offerRequest(
  downline: string,
  { kind, productType, computationPeriod }: Agreement,
  terms: readonly TypedTerms[],
): OfferRequest {
  const written = terms.map(({ activeMember, ...typed }) => ({
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    ...(activeMember !== undefined && { activeMember: Number(activeMember) }),
  }));
  return {
    ...{ downline, kind },
    ...(productType !== '' && { productType }),
    ...(computationPeriod !== '' && { computationPeriod }),
    [lists[kind as ContractKind]]: written,
  } as OfferRequest;
}
