import { boundsOf } from './bounds-of';

test('a range ends at the last second of its last day [MAL-56] [LIM-07]', () => {
  const { start, end } = boundsOf({ from: '2026-01-05', to: '2026-01-06' });

  expect(new Date(start)).toEqual(new Date(2026, 0, 5));
  expect(new Date(end)).toEqual(new Date(2026, 0, 6, 23, 59, 59));
});
