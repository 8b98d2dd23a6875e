import * as v from 'valibot';
import { catalogue } from '../catalogue';
import { ConsolidatedContractsSchema, contractProducts, contractStatuses } from './terms';

const read = (answer: object) => v.parse(ConsolidatedContractsSchema, answer);
const dividend = (productType: string, computationPeriod?: string) => ({
  ...{ productType, computationPeriod },
  contracts: [
    {
      ...{ status: 'P', minimumBet: '1000.00', netLoss: '100.00', activeMember: 3, contractRate: '12.5' },
      ...{ periodicTotalBet: '5000.00', periodicTotalBetRequired: 'Y', downlineHigherRate: 'Y' },
    },
  ],
});

test('consolidated info holds the requests of all kinds, with the fields of the source [CTR-04] [CTR-08] [CTR-09] [CTR-10] [CTR-11]', () => {
  const salaryTier = { activeMember: '2', rateType: 'PERCENT', rate: 0.25 };
  const { dividends, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = read({
    divtypecompperiodreq: [dividend('LIVE', 'MONTHLY')],
    dailysalreqtype: [{ id: 11, status: 'P', details: [{ betVolume: '1000', ...salaryTier }] }],
    contracthoursalreq: [{ contractId: 12, status: 'E', hourSalaryRates: [{ minimumBet: '10', ...salaryTier }] }],
    realtimesalreqtype: [
      { contractId: '13', status: 'V', realTimeSalaryRates: [{ betAmount: '5', lossRate: '0.1', winRate: '0.05' }] },
    ],
  });
  expect(dividends[0]).toMatchObject({
    productType: 'LIVE',
    computationPeriod: 'MONTHLY',
    contracts: [
      {
        ...{ status: 'P', minimumBet: '1000.00', netLoss: '100.00', activeMember: 3, contractRate: '12.5' },
        ...{ periodicTotalBet: '5000.00', periodicTotalBetRequired: true, downlineHigherRate: true },
      },
    ],
  });
  const tier = { activeMember: 2, rateType: 'PERCENT', rate: '0.25' };
  expect(dailysalreqtype[0]).toMatchObject({ id: '11', status: 'P', details: [{ betVolume: '1000', ...tier }] });
  expect(contracthoursalreq[0]).toMatchObject({
    ...{ contractId: '12', status: 'E' },
    hourSalaryRates: [{ minimumBet: '10', ...tier }],
  });
  expect(realtimesalreqtype[0]).toMatchObject({
    ...{ contractId: '13', status: 'V' },
    realTimeSalaryRates: [{ betAmount: '5', lossRate: '0.1', winRate: '0.05' }],
  });
});

test('consolidated info has a flag for each kind, undefined where it is not named [CTR-05]', () => {
  const { dailysalinfo, dividendinfo, hoursalinfo, realtimesalinfo } = read({
    ...{ dailysalinfo: 'Y', dividendinfo: 0, hoursalinfo: true },
  });
  expect([dailysalinfo, dividendinfo, hoursalinfo, realtimesalinfo]).toEqual([true, false, true, undefined]);
});

test('the dividends with a period decide where they are sent [CTR-06]', () => {
  const divtypereq = [dividend('RNG')];
  expect(read({ divtypereq }).dividends).toMatchObject([{ productType: 'RNG', computationPeriod: '' }]);
  const both = read({ divtypereq, divtypecompperiodreq: [dividend('LIVE', 'WEEKLY')] });
  expect(both.dividends).toMatchObject([{ productType: 'LIVE', computationPeriod: 'WEEKLY' }]);
  expect(read({ divtypereq, divtypecompperiodreq: [] }).dividends).toEqual([]);
});

test('a flag in place of a list is an empty list, and one contract a list of one', () => {
  expect(read({ dailysalreqtype: 1, contracthoursalreq: { contractId: 4 }, realtimesalreqtype: null })).toMatchObject({
    ...{ dailysalreqtype: [], realtimesalreqtype: [], dividends: [] },
    contracthoursalreq: [{ contractId: '4', status: '', hourSalaryRates: [] }],
  });
});

test('an odd contract costs itself, and an odd rate only its place', () => {
  const good = { id: 1, status: 'P', details: [{ rate: 'many' }] };
  expect(read({ dailysalreqtype: [{ status: 'P' }, good, 'odd'] }).dailysalreqtype).toMatchObject([
    { id: '1', details: [{ rate: undefined, activeMember: 0 }] },
  ]);
});

test('an unknown status has no meaning', () => {
  expect(read({ dailysalreqtype: [{ id: 1, status: 'X' }] }).dailysalreqtype[0]?.status).toBe('');
});

test('there are nine products [CTR-12] and six statuses [CTR-14]', () => {
  expect(contractProducts).toEqual(['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'DEPOSIT']);
  expect(Object.keys(contractStatuses)).toEqual(['P', 'E', 'V', 'C', 'R', 'A']);
});

test.each([
  ['contracts.dividend', 'processDividendReq', { productType: 'LIVE', computationPeriod: 'MONTHLY', status: 'A' }],
  ['contracts.dailySalary', 'processDailySalary', { id: '11', status: 'A' }],
  ['contracts.hourlySalary', 'processContractHourSalary', { contractId: '12', status: 'R', productType: 'RNG' }],
  ['contracts.realTimeSalary', 'processRealTimeSalaryContract', { contractId: '13', status: 'C' }],
  ['contracts.participation', 'participation', { type: 'LIVE', status: 'A' }],
  ['contracts.wage', 'wage', { id: '11', status: 'R' }],
  ['contracts.hourSalary', 'hourSalary', { contractId: '12', status: 'A' }],
])(
  '%s is a POST of %s with the fields of the source [CTR-26] [CTR-27] [CTR-28] [CTR-29] [CTR-30] [CTR-31]',
  (id, name, body) => {
    const call = catalogue.find((one) => one.id === id)!;
    expect([call.method, call.path]).toEqual(['POST', `/wps/relay/MCSFE_${name}`]);
    expect(call.example.request).toEqual(body);
    expect(v.parse(call.request, { ...body, other: 1 })).toEqual(body);
    expect(v.is(call.request, { ...body, status: 'V' })).toBe(false);
  },
);
