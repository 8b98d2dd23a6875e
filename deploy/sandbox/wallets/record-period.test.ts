import { isWithinRecords, recordPeriodOf } from './record-period';

const now = Date.UTC(2026, 1, 28, 20);

test.each([
  ['2025-02-27', '2025-03-28', 'UTC', true],
  ['2025-02-26', '2025-03-01', 'UTC', false],
  // it is the next day in Shanghai
  ['2025-02-27', '2025-03-01', 'Asia/Shanghai', false],
  ['2025-02-28', '2025-03-29', 'Asia/Shanghai', true],
  ['2026-01-01', '2026-01-30', 'UTC', true],
  ['2026-01-01', '2026-01-31', 'UTC', false],
])('a record from %s to %s in %s is shown: %p', (from, to, zone, shown) => {
  const ask = () => recordPeriodOf(now, { from, to, zone });
  if (shown) expect(ask()).toMatchObject({ from, to });
  else expect(ask).toThrow('request_invalid');
});

test('an account record starts within twelve months, whatever the zone', () => {
  expect(isWithinRecords(now, Date.UTC(2025, 1, 26))).toBe(true);
  expect(isWithinRecords(now, Date.UTC(2025, 1, 26) - 1)).toBe(false);
});

test('the last day of a longer month is the last one of a shorter', () => {
  const leap = Date.UTC(2028, 2, 1);
  expect(recordPeriodOf(leap, { from: '2027-02-28', to: '2027-02-28', zone: 'UTC' })).toBeDefined();
});
