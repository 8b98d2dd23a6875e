import { lastDays, longestRange, merchantDays, rangeFault } from './day-range';

const today = '2026-11-23';

test('the last days include today', () => {
  expect(lastDays(30, new Date(2026, 2, 3, 15))).toEqual({ from: '2026-02-02', to: '2026-03-03' });
  expect(lastDays(1, new Date(2026, 2, 3, 15))).toEqual({ from: '2026-03-03', to: '2026-03-03' });
});

test.each([
  ['up to today includes the next day, which the merchant may have', '2026-02-28', '2026-03-01'],
  ['that ended before today stays', '2026-02-27', '2026-02-27'],
])('a query for days of the merchant: a range %s', (_what, to, until) => {
  const now = new Date(2026, 1, 28, 23);
  expect(merchantDays({ from: '2026-02-22', to }, now)).toEqual({ from: '2026-02-22', to: until });
});

test.each([
  ['2026-01-01', '2026-01-30', undefined],
  ['2026-01-01', '2026-01-31', 'days.long'],
  // over the change of the clocks in March
  ['2026-03-15', '2026-04-13', undefined],
  ['2026-03-15', '2026-04-14', 'days.long'],
  ['2026-11-23', '2026-11-23', undefined],
  ['2026-11-23', '2026-11-24', 'days.future'],
  ['2026-01-02', '2026-01-01', 'days.reversed'],
  [undefined, '2026-01-01', 'days.wrong'],
] as const)('%p to %p gives %p: thirty days without another cap [MAL-55] [DAT-04] [LIM-07]', (from, to, fault) => {
  expect(rangeFault({ from, to }, { today, longest: longestRange })).toBe(fault);
});

test('a page sets the first day there is', () => {
  const [from, to] = ['2025-11-22', '2025-12-01'];
  expect(rangeFault({ from, to }, { today, longest: 30, earliest: '2025-11-23' })).toBe('days.early');
  expect(rangeFault({ from, to }, { today, longest: 30, earliest: from })).toBeUndefined();
});

test('a page sets another cap [DAT-04]', () => {
  const range = { from: '2026-11-01', to: '2026-11-07' };
  expect(rangeFault(range, { today, longest: 7 })).toBeUndefined();
  expect(rangeFault(range, { today, longest: 6 })).toBe('days.long');
});
