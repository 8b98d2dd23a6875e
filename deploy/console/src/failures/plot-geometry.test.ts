import type { FailureRates, ReleaseRates } from '../registry/answers';
import { geometryOf, plot } from './plot-geometry';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const rule = { loads: 50, failures: 5, share: 0.05, window: 600 };
const bucket = (minute: number, loads: number, failures: number) => ({ at: at(minute), loads, failures, phases: {} });
const figuresWith = (...buckets: ReleaseRates['buckets']): ReleaseRates => ({
  remote: 'lobby',
  release: { id: 'a'.repeat(20), version: '1.0.0' },
  loads: 0,
  failures: 0,
  networks: 0,
  failingNetworks: 0,
  phases: {},
  sample: null,
  buckets,
});
const rates: FailureRates = { from: at(0), until: at(10), bucketSeconds: 60, rule, alerts: [], releases: [] };

it('draws an interval as high as its share of failed page loads', () => {
  const { bars, highest } = geometryOf(rates, figuresWith(bucket(0, 10, 1), bucket(1, 10, 5)));
  expect(highest).toBe(0.5);
  expect(bars[1]?.height).toBeCloseTo(5 * (bars[0]?.height ?? 0));
  expect(bars[1]?.y).toBeCloseTo(plot.top);
});

it('places an interval at its time, and clips it at the edges of the period', () => {
  const { bars } = geometryOf(rates, figuresWith(bucket(5, 1, 0), bucket(10, 1, 0)));
  expect(bars[0]?.x).toBeCloseTo(plot.left + (plot.width - plot.left) / 2);
  expect((bars[1]?.x ?? 0) + (bars[1]?.width ?? 0)).toBeLessThanOrEqual(plot.width + 1);
});

it('shows an interval without failures, and the limit below the middle', () => {
  const { bars, limit = 0 } = geometryOf(rates, figuresWith(bucket(0, 4, 0)));
  expect(bars[0]?.height).toBe(2);
  expect(limit).toBeGreaterThanOrEqual((plot.height - plot.bottom + plot.top) / 2);
});

it('draws no limit where automatic rollback is off', () => {
  expect(geometryOf({ ...rates, rule: null }, figuresWith()).limit).toBeUndefined();
});
