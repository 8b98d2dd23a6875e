import { boundsOf, periodError, lastDays } from './record-period';

const day = 24 * 3_600_000;
const now = new Date(2026, 2, 3, 15, 30);

test('the last days include today', () => {
  expect(lastDays(7, now)).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(lastDays(1, now)).toEqual({ from: '2026-03-03', to: '2026-03-03' });
});

test('a period runs from its first local midnight to the one after its last day', () => {
  const { startTime, endTime } = boundsOf({ from: '2026-01-05', to: '2026-01-06' });

  expect(new Date(startTime)).toEqual(new Date(2026, 0, 5));
  expect(endTime - startTime).toBe(2 * day);
});

test.each([
  [{ from: '2026-01-01', to: '2026-01-30' }, undefined],
  [{ from: '2026-01-01', to: '2026-01-31' }, 'record.period.long'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'record.period.reversed'],
  [{ from: '', to: '2026-01-01' }, 'record.period.missing'],
] as const)('%j gives %p', (period, error) => {
  expect(periodError(period)).toBe(error);
});
