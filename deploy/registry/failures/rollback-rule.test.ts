import { certainShare, isFailing, mayBeFailing, defaultRule } from './rollback-rule';

/** Page loads from one network each, the first `failures` of which failed. */
const fromNetworks = (loads: number, failures: number) => ({
  loads,
  failures,
  counted: { loads, failures },
  networks: loads,
  failingNetworks: failures,
});

it.each([
  [10, 10, true],
  [9, 9, false],
  [10, 5, true],
  [10, 4, false],
  [28, 5, true],
  [31, 5, false],
  [60, 12, true],
  [1000, 50, false],
  [1000, 80, true],
  [0, 0, false],
])('for %p page loads from one network each and %p failures returns %p', (loads, failures, failing) => {
  expect(isFailing(fromNetworks(loads, failures), defaultRule)).toBe(failing);
});

it('accepts ten of ten page loads from three networks as failing', () => {
  const figures = {
    loads: 10,
    failures: 10,
    counted: { loads: 9, failures: 9 },
    networks: 3,
    failingNetworks: 3,
  };
  expect(isFailing(figures, defaultRule)).toBe(true);
});

it('never accepts fewer networks than the rule requires', () => {
  const million = { loads: 1_000_000, failures: 1_000_000 };
  for (const networks of [1, 2]) {
    const figures = { ...million, counted: million, networks, failingNetworks: networks };
    expect(isFailing(figures, defaultRule)).toBe(false);
    expect(mayBeFailing(figures, defaultRule)).toBe(true);
  }
});

it('compares the networks that report failures with all that tried the release', () => {
  const figures = (networks: number) => ({
    loads: 9 + networks,
    failures: 9,
    counted: { loads: 9 + networks, failures: 9 },
    networks: 3 + networks,
    failingNetworks: 3,
  });
  expect(isFailing(figures(5), defaultRule)).toBe(true);
  expect(isFailing(figures(20), defaultRule)).toBe(false);
});

it('computes the share that is exceeded with 99.9 % confidence', () => {
  expect(certainShare(0, 0)).toBe(0);
  expect(certainShare(0, 100)).toBeCloseTo(0);
  expect(certainShare(5, 5)).toBeCloseTo(0.344, 3);
  expect(certainShare(50, 1000)).toBeCloseTo(0.0327, 3);
});
