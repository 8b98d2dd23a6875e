import { contractsList, contractsOffer, type Agreement } from '@atrium/api';
import * as v from 'valibot';
import { compareDecimals } from './exact-decimal';
import { faultsOf, highestRates, offerFaults, offerRequest, typedTerms } from './offer-terms';

const agreement = (fields: object): Agreement =>
  v.parse(contractsList.answer, { contracts: [{ id: '1', status: 'V', held: true, offeredAt: 1, ...fields }] })
    .contracts[0]!;
const daily = agreement({
  kind: 'daily',
  details: [
    { betVolume: '10.00', activeMember: 1, rateType: 'PERCENT', rate: '0.8' },
    { betVolume: '20.00', activeMember: 1, rateType: 'PERCENT', rate: '0.0999' },
    { betVolume: '50.00', activeMember: 5, rateType: 'FIXED', rate: '88.00' },
  ],
});

test('decimals are compared exactly', () => {
  expect(compareDecimals('0.1', '0.10')).toBe(0);
  expect(compareDecimals('0.30000000000000000001', '0.3')).toBe(1);
  expect(compareDecimals('9', '10')).toBe(-1);
});

test('the highest rates are those of each sort [CTR-09] [CTR-11]', () => {
  expect(highestRates(daily)).toEqual({ PERCENT: '0.8', FIXED: '88.00' });
  const realtime = agreement({ kind: 'realtime', realTimeSalaryRates: [{ lossRate: '0.12', winRate: '0.05' }] });
  expect(highestRates(realtime)).toEqual({ lossRate: '0.12', winRate: '0.05' });
});

const typed = { betVolume: '10', activeMember: '1', rateType: 'PERCENT', rate: '0.8' };
test.each([
  [{}, {}],
  [{ rate: '0.8001' }, { rate: 'rate.high' }],
  [{ rate: '0.123456789' }, { rate: 'rate.wrong' }],
  [{ rate: '-1' }, { rate: 'rate.wrong' }],
  [{ rate: '' }, { rate: 'rate.wrong' }],
  [{ rateType: 'FIXED', rate: '88' }, {}],
  [{ rateType: 'FIXED', rate: '88.01' }, { rate: 'rate.high' }],
  [{ rateType: 'FIXED', rate: '1.005' }, { rate: 'amount.wrong' }],
  [
    { betVolume: 'x', activeMember: '1.5' },
    { betVolume: 'amount.wrong', activeMember: 'members.wrong' },
  ],
])('terms with %j have the faults %j [CTR-09]', (changes, faults) => {
  const limits = highestRates(daily);
  expect(faultsOf('daily', { ...typed, ...changes }, { limits, currency: 'CNY' })).toEqual(faults);
});

test('an offer with rates of 0 alone names them, once nothing else is wrong', () => {
  const bounds = { limits: highestRates(daily), currency: 'CNY' };
  const nothing = { ...typed, rate: '0.00' };
  expect(offerFaults('daily', [nothing, nothing], bounds)).toEqual([{ rate: 'rate.zero' }, { rate: 'rate.zero' }]);
  expect(offerFaults('daily', [nothing, typed], bounds)).toEqual([{}, {}]);
  expect(offerFaults('daily', [{ ...nothing, betVolume: 'x' }], bounds)).toEqual([{ betVolume: 'amount.wrong' }]);
  const [salary, loss] = [
    { betAmount: '1', lossRate: '0', winRate: '0' },
    { betAmount: '1', lossRate: '0', winRate: '1' },
  ];
  const wins = { limits: { winRate: '1' }, currency: 'CNY' };
  expect(offerFaults('realtime', [salary], wins)).toEqual([{ lossRate: 'rate.zero' }]);
  expect(offerFaults('realtime', [loss], wins)).toEqual([{}]);
});

test('a kind without an own contract takes no rate but zero', () => {
  const terms = { betAmount: '1', lossRate: '0.1', winRate: '0' };
  expect(faultsOf('realtime', terms, { limits: {}, currency: 'CNY' })).toEqual({ lossRate: 'rate.high' });
});

test.each([
  daily,
  agreement({
    ...{ kind: 'dividend', productType: 'RNG', computationPeriod: 'WEEKLY' },
    contracts: [{ minimumBet: '100.00', netLoss: '10.00', activeMember: 1, contractRate: '8' }],
  }),
  agreement({
    ...{ kind: 'hourly', productType: 'LIVE' },
    hourSalaryRates: [{ minimumBet: '50.00', activeMember: 0, rateType: 'PERCENT', rate: '0.25' }],
  }),
  agreement({ kind: 'realtime', realTimeSalaryRates: [{ betAmount: '10.00', lossRate: '0.12', winRate: '0.05' }] }),
])('an offer of the same terms is a request that the call takes [CTR-08] [CTR-09] [CTR-10] [CTR-11]', (one) => {
  const request = offerRequest('9', one, typedTerms(one));
  expect(v.parse(contractsOffer.request, request)).toEqual(request);
  expect(request).toMatchObject({ downline: '9', kind: one.kind });
  expect(request.productType ?? '').toBe(one.productType);
});
