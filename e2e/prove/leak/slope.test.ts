import { slopePer100 } from './slope';

it('finds growth per 100 mounts through readings that waver', () => {
  const readings = Array.from({ length: 40 }, (_, index) => ({
    mounts: (index + 1) * 25,
    value: 1_000 + (index + 1) * 50 + (index % 2 === 0 ? 7 : -7),
  }));
  expect(slopePer100(readings)).toBeCloseTo(200, 0);
});

it('does not count what a page fills while it warms up', () => {
  const readings = [10, 400, 800, 900, 900, 900, 900, 900].map((value, index) => ({ mounts: index * 25, value }));
  expect(slopePer100(readings)).toBe(0);
});
