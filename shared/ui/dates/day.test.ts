import { daysAfter, dayOf, monthsAfter, readDay, startOf, weekdayOf } from './day';

test('a day is written as yyyy-mm-dd [DAT-03]', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 10, 23))).toBe('2026-11-23');
  expect(startOf('2026-01-05')).toEqual(new Date(2026, 0, 5));
});

test.each([
  ['2026-11-23', '2026-11-23'],
  [' 2026/1/5 ', '2026-01-05'],
  ['2026.12.31', '2026-12-31'],
  ['20240229', '2024-02-29'],
  ['２０２６－０１－０５', '2026-01-05'],
  ['2026-04-31', undefined],
  ['2025-02-29', undefined],
  ['2026-1/5', undefined],
  ['23-11-2026', undefined],
  ['0001-01-01', undefined],
  ['', undefined],
] as const)('%j is read as %p', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test('a day later is the next date, whatever the clocks do', () => {
  // in a zone with daylight saving these days have 23 and 25 hours
  expect(daysAfter('2026-03-28', 1)).toBe('2026-03-29');
  expect(daysAfter('2026-03-29', 1)).toBe('2026-03-30');
  expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysAfter('2026-01-01', -365)).toBe('2025-01-01');
});

test('a month later is at most the last of that month', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-03-31', -13)).toBe('2025-02-28');
  expect(monthsAfter('2026-11-15', 2)).toBe('2027-01-15');
  expect(weekdayOf('2026-11-23')).toBe(1);
});
