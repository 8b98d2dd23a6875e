import { ConsolidatedContractsSchema } from '@atrium/api';
import * as v from 'valibot';
import { actionsOf, isTermination, itemsOf, letterOf, type ContractAction } from './contract-item';

const itemsFrom = (funds: object) => itemsOf(v.parse(ConsolidatedContractsSchema, funds));
const dividend = (computationPeriod: string | undefined, ...statuses: string[]) => ({
  productType: 'LIVE',
  ...(computationPeriod && { computationPeriod }),
  contracts: statuses.map((status) => ({ status, contractRate: '5', downlineHigherRate: 'Y' })),
});

test('lists the requests of the four kinds [CTR-01] [CTR-04]', () => {
  const items = itemsFrom({
    divtypereq: [dividend(undefined, 'P')],
    dailysalreqtype: [{ id: '1', status: 'P', details: [{ betVolume: '10', rate: '1' }] }],
    contracthoursalreq: [{ contractId: '2', status: 'V', productType: 'RNG', hourSalaryRates: [{ rate: '1' }] }],
    realtimesalreqtype: [{ contractId: '3', status: 'E', realTimeSalaryRates: [{ lossRate: '1' }] }],
  });
  expect(items.map(({ kind, id, status, tiers }) => [kind, id, status, tiers.length])).toEqual([
    ['dividend', '', 'P', 1],
    ['daily', '1', 'P', 1],
    ['hourly', '2', 'V', 1],
    ['realtime', '3', 'E', 1],
  ]);
});

test('divtypecompperiodreq wins where it is present, because it names the period [CTR-06]', () => {
  const both = { divtypereq: [dividend(undefined, 'P')], divtypecompperiodreq: [dividend('MONTHLY', 'P')] };
  expect(itemsFrom(both).map(({ computationPeriod }) => computationPeriod)).toEqual(['MONTHLY']);
  expect(itemsFrom({ divtypereq: both.divtypereq }).map(({ computationPeriod }) => computationPeriod)).toEqual(['']);
});

test('parts of a dividend with different statuses are answered apart', () => {
  const items = itemsFrom({ divtypereq: [dividend('DAILY', 'P', 'V', 'P')] });
  expect(items.map(({ status, tiers }) => [status, tiers.length])).toEqual([
    ['P', 2],
    ['V', 1],
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['P', false, ['accept', 'reject']],
  ['E', false, ['accept', 'reject']],
  ['V', true, ['terminate', 'keep']],
  ['C', false, []],
  ['R', false, []],
  ['A', false, []],
  ['', false, []],
] as const)(
  'the status "%s" is a termination: %p, with the buttons %j [CTR-15] [CTR-19] [CTR-20] [CTR-21]',
  (status, termination, actions) => {
    expect(isTermination({ status })).toBe(termination);
    expect(actionsOf({ status })).toEqual(actions);
  },
);

test.each<['dividend' | 'daily' | 'hourly' | 'realtime', string]>([
  ['dividend', 'A'],
  ['daily', 'A'],
  ['hourly', 'R'],
  ['realtime', 'A'],
])('declining to terminate a %s contract sends %s [CTR-18]', (kind, letter) => {
  expect(letterOf(kind, 'keep')).toBe(letter);
  const letters = (['accept', 'reject', 'terminate'] as ContractAction[]).map((action) => letterOf(kind, action));
  expect(letters).toEqual(['A', 'R', 'C']);
});
