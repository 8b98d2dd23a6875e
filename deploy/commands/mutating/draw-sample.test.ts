import { drawSample } from './draw-sample.mjs';

const keys = Array.from({ length: 100 }, (_, index) => `host/src/file.ts:${index}`);

it('draws the same keys by the same seed, whatever their order', () => {
  const drawn = drawSample(keys, { count: 10, seed: 7 });
  expect(drawn).toHaveLength(10);
  expect(drawSample([...keys].reverse(), { count: 10, seed: 7 })).toEqual(drawn);
  expect(drawSample(keys, { count: 10, seed: 8 })).not.toEqual(drawn);
});

it('keeps what it draws from the others when a key is added', () => {
  const drawn = drawSample(keys, { count: 10, seed: 7 });
  const after = drawSample([...keys, 'host/src/new.ts:1'], { count: 10, seed: 7 });
  expect(after.filter((key) => drawn.includes(key)).length).toBeGreaterThanOrEqual(9);
});

it('draws all when there are no more', () => {
  expect(drawSample(keys, { count: 1000, seed: 7 }).sort()).toEqual([...keys].sort());
});
