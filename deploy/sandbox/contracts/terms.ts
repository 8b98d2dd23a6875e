import {
  contractPeriods,
  contractProducts,
  toDecimal,
  type contractsOffer,
  type ContractKind,
  type ContractRateType,
} from '@atrium/api';
import type * as v from 'valibot';
import { Refusal } from '../wire/refusal';
import { minorOf, rateOf, rateText } from './exact-rate';

export interface DividendTerm {
  minimumBet: number;
  netLoss: number;
  activeMember: number;
  contractRate: number;
  /** Zero: not required. */
  periodicTotalBet: number;
}

export interface SalaryTerm {
  /** Stakes of the team from which it pays. */
  bet: number;
  activeMember: number;
  rateType: ContractRateType;
  /** In ten-thousandths of a percent; minor units where it is fixed. */
  rate: number;
}

export interface RealTimeTerm {
  betAmount: number;
  lossRate: number;
  winRate: number;
}

/** What a contract pays: amounts in minor units, rates in ten-thousandths of a percent. One list has terms. */
export interface Terms {
  dividend?: DividendTerm[];
  salary?: SalaryTerm[];
  realtime?: RealTimeTerm[];
}

export type Offer = Omit<v.InferOutput<typeof contractsOffer.request>, 'downline'>;

/** What a contract is about. */
export interface Subject {
  kind: ContractKind;
  productType: string;
  computationPeriod: string;
}

/** What an offer is about. @throws Refusal `request_invalid` for a product or a period that its kind does not have */
export function subjectOf({ kind, productType = '', computationPeriod = '' }: Offer): Subject {
  const known = (names: readonly string[], name: string) => names.includes(name);
  const product = known(contractProducts, productType);
  const period = known(contractPeriods, computationPeriod);
  const fits = {
    dividend: product && period,
    daily: productType === '' && computationPeriod === '',
    hourly: (product || productType === '') && computationPeriod === '',
    realtime: productType === '' && computationPeriod === '',
  };
  if (!fits[kind]) throw new Refusal('request_invalid');
  return { kind, productType, computationPeriod };
}

/** The terms of an offer. @throws Refusal `request_invalid` where its kind has none, or an amount or a rate is not exact */
export function termsOf(offer: Offer, currency: string): Terms {
  const minor = (text: string) => minorOf(text, currency);
  const salary = ({
    bet,
    activeMember,
    rateType,
    rate,
  }: Omit<SalaryTerm, 'bet' | 'rate'> & { bet: string; rate: string }) => ({
    ...{ bet: minor(bet), activeMember, rateType },
    rate: rateType === 'FIXED' ? minor(rate) : rateOf(rate),
  });
  const terms: Record<ContractKind, () => Terms> = {
    dividend: () => ({
      dividend:
        offer.contracts?.map((term) => ({
          ...{ minimumBet: minor(term.minimumBet), netLoss: minor(term.netLoss), activeMember: term.activeMember },
          ...{ contractRate: rateOf(term.contractRate), periodicTotalBet: minor(term.periodicTotalBet ?? '0') },
        })) ?? [],
    }),
    daily: () => ({ salary: offer.details?.map(({ betVolume: bet, ...term }) => salary({ bet, ...term })) ?? [] }),
    hourly: () => ({
      salary: offer.hourSalaryRates?.map(({ minimumBet: bet, ...term }) => salary({ bet, ...term })) ?? [],
    }),
    realtime: () => ({
      realtime:
        offer.realTimeSalaryRates?.map(({ betAmount, lossRate, winRate }) => ({
          ...{ betAmount: minor(betAmount), lossRate: rateOf(lossRate), winRate: rateOf(winRate) },
        })) ?? [],
    }),
  };
  const read = terms[offer.kind]();
  if (Object.values(read).flat().length === 0) throw new Refusal('request_invalid');
  return read;
}

/** One line of terms: the rate of a sort, and the least figures from which it pays. */
interface Tier {
  sort: string;
  rate: number;
  conditions: number[];
}

function tiersOf({ dividend = [], salary = [] }: Terms): Tier[] {
  return [
    ...dividend.map(({ contractRate, minimumBet, netLoss, activeMember, periodicTotalBet }) => ({
      ...{ sort: 'share', rate: contractRate, conditions: [minimumBet, netLoss, activeMember, periodicTotalBet] },
    })),
    ...salary.map(({ rateType, rate, bet, activeMember }) => ({
      ...{ sort: rateType, rate, conditions: [bet, activeMember] },
    })),
  ];
}

/** Whether every rate is 0, also those for losses and wins. */
export function paysNothing({ dividend = [], salary = [], realtime = [] }: Terms): boolean {
  const rates = [
    ...dividend.map(({ contractRate }) => contractRate),
    ...salary.map(({ rate }) => rate),
    ...realtime.flatMap(({ lossRate, winRate }) => [lossRate, winRate]),
  ];
  return rates.every((rate) => rate === 0);
}

/** The line of a real-time salary that pays for these stakes: the one with the highest stakes that are met. */
export function realTimeTermAt(terms: readonly RealTimeTerm[], stake: number): RealTimeTerm | undefined {
  return terms.filter(({ betAmount }) => stake >= betAmount).sort((one, other) => other.betAmount - one.betAmount)[0];
}

/**
 * Whether some terms can pay a higher rate than others: a line of them has a rate that no line of the others reaches
 * under the same conditions or easier ones. A real-time salary pays by one line for each amount of stakes, so it is
 * compared at every amount where a line of either begins.
 */
export function isHigher(terms: Terms, than: Terms): boolean {
  const limits = tiersOf(than);
  const isWithin =
    ({ sort, rate, conditions }: Tier) =>
    (limit: Tier) =>
      limit.sort === sort &&
      limit.rate >= rate &&
      limit.conditions.every((least, index) => least <= (conditions[index] ?? 0));
  return (
    tiersOf(terms).some((tier) => tier.rate > 0 && !limits.some(isWithin(tier))) ||
    isHigherRealTime(terms.realtime ?? [], than.realtime ?? [])
  );
}

function isHigherRealTime(terms: readonly RealTimeTerm[], than: readonly RealTimeTerm[]): boolean {
  return [...terms, ...than].some(({ betAmount: stake }) => {
    const [paid, limit] = [realTimeTermAt(terms, stake), realTimeTermAt(than, stake)];
    return paid !== undefined && (paid.lossRate > (limit?.lossRate ?? 0) || paid.winRate > (limit?.winRate ?? 0));
  });
}

/** The terms of a contract by the names of the wire. */
export function writtenTerms(
  { kind, terms, status }: { kind: ContractKind; terms: Terms; status: string },
  { currency, higher }: { currency: string; higher: boolean },
) {
  const decimal = (minor: number) => toDecimal({ minor, currency });
  const salary = ({ activeMember, rateType, rate }: SalaryTerm) => ({
    ...{ activeMember, rateType, rate: rateType === 'FIXED' ? decimal(rate) : rateText(rate) },
  });
  return {
    ...(kind === 'dividend' && {
      contracts: terms.dividend?.map((term) => ({
        ...{ status, minimumBet: decimal(term.minimumBet), netLoss: decimal(term.netLoss) },
        ...{ activeMember: term.activeMember, contractRate: rateText(term.contractRate) },
        periodicTotalBet: decimal(term.periodicTotalBet),
        periodicTotalBetRequired: term.periodicTotalBet > 0 ? 'Y' : 'N',
        downlineHigherRate: higher ? 'Y' : 'N',
      })),
    }),
    ...(kind === 'daily' && {
      details: terms.salary?.map((term) => ({ betVolume: decimal(term.bet), ...salary(term) })),
    }),
    ...(kind === 'hourly' && {
      hourSalaryRates: terms.salary?.map((term) => ({ minimumBet: decimal(term.bet), ...salary(term) })),
    }),
    ...(kind === 'realtime' && {
      realTimeSalaryRates: terms.realtime?.map(({ betAmount, lossRate, winRate }) => ({
        ...{ betAmount: decimal(betAmount), lossRate: rateText(lossRate), winRate: rateText(winRate) },
      })),
    }),
  };
}
