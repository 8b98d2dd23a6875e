import { boundsOf, periodError, lastDays } from './period';

test('the last days include today', () => {
  expect(lastDays(30, new Date(2026, 2, 3, 15))).toEqual({ from: '2026-02-02', to: '2026-03-03' });
});

test.each([
  [{ from: '2026-01-01', to: '2026-01-30' }, undefined],
  [{ from: '2026-01-01', to: '2026-01-31' }, 'period.long'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'period.reversed'],
  [{ from: '', to: '2026-01-01' }, 'period.missing'],
] as const)('%j gives %p: thirty days at most [MAL-55]', (period, error) => {
  expect(periodError(period)).toBe(error);
});

test('a period ends at the last second of its last day [MAL-56]', () => {
  const { start, end } = boundsOf({ from: '2026-01-05', to: '2026-01-06' });

  expect(new Date(start)).toEqual(new Date(2026, 0, 5));
  expect(new Date(end)).toEqual(new Date(2026, 0, 6, 23, 59, 59));
});
