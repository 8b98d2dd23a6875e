import type { Offer } from './terms';

const dividend = (productType: string, contractRate: string): Offer => ({
  ...{ kind: 'dividend', productType, computationPeriod: 'WEEKLY' },
  contracts: [
    { minimumBet: '100', netLoss: '10', activeMember: 1, contractRate, periodicTotalBet: '0' },
    { minimumBet: '1000', netLoss: '100', activeMember: 3, contractRate: '10', periodicTotalBet: '2000' },
  ],
});
const daily = (rate: string): Offer => ({
  kind: 'daily',
  details: [
    { betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate },
    { betVolume: '5000', activeMember: 5, rateType: 'FIXED', rate: '88' },
  ],
});
const hourly = (productType: string, rate: string): Offer => ({
  ...{ kind: 'hourly', productType },
  hourSalaryRates: [{ minimumBet: '50', activeMember: 1, rateType: 'PERCENT', rate }],
});
const realtime = (lossRate: string, winRate: string): Offer => ({
  kind: 'realtime',
  realTimeSalaryRates: [{ betAmount: '10', lossRate, winRate }],
});

/** What a merchant offered to its demo agent: of each kind a new offer, an expired one, and one it asks to end. */
export const demoContracts: readonly { status: 'P' | 'E' | 'V'; offer: Offer }[] = [
  { status: 'V', offer: dividend('RNG', '8') },
  { status: 'E', offer: dividend('LIVE', '6.5') },
  { status: 'P', offer: dividend('LOTT', '5') },
  { status: 'V', offer: daily('0.8') },
  { status: 'E', offer: daily('0.75') },
  { status: 'P', offer: daily('0.9') },
  { status: 'V', offer: hourly('', '0.25') },
  { status: 'E', offer: hourly('LIVE', '0.3') },
  { status: 'P', offer: hourly('RNG', '0.3') },
  { status: 'V', offer: realtime('0.12', '0.05') },
  { status: 'E', offer: realtime('0.1', '0.05') },
  { status: 'P', offer: realtime('0.15', '0.06') },
];
