import { boundsOf } from './bounds-of';

test('a range runs from its first local midnight to the one after its last day', () => {
  const { startTime, endTime } = boundsOf({ from: '2026-01-05', to: '2026-01-31' });

  expect(new Date(startTime)).toEqual(new Date(2026, 0, 5));
  expect(new Date(endTime)).toEqual(new Date(2026, 1, 1));
});
