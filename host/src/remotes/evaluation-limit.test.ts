import { evaluationLimit } from './evaluation-limit';

const pageAt = (now: number, files: Record<string, number>) => ({
  now: () => now,
  getEntriesByType: () =>
    Object.entries(files).map(([path, responseEnd]) => ({
      ...({} as PerformanceEntry),
      name: `https://aurora.test${path}`,
      responseEnd,
    })),
});

it('is three seconds on a device that started the host quickly', () => {
  expect(evaluationLimit(pageAt(500, { '/r/host/main.1.js': 400 }))).toBe(3_000);
});

it('is ten times what the host took after the last of its files arrived', () => {
  const files = { '/r/host/main.1.js': 400, '/r/host/vendor.2.js': 900, '/r/lobby/entry.3.js': 1_500 };
  expect(evaluationLimit(pageAt(1_700, files))).toBe(8_000);
});

it('is never longer than twenty seconds', () => {
  expect(evaluationLimit(pageAt(9_000, { '/r/host/main.1.js': 400 }))).toBe(20_000);
});

it('is three seconds where the browser does not say when files arrived', () => {
  expect(evaluationLimit(pageAt(9_000, {}))).toBe(3_000);
});
