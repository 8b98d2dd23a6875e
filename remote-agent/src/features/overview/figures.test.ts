import { barsOf, drawing } from './bars';
import { growthOf } from './figures';

test('growth is relative to the previous value, and undefined from zero', () => {
  expect(growthOf(150, 100)).toBe(0.5);
  expect(growthOf(50, 100)).toBe(-0.5);
  expect(growthOf(50, 0)).toBeUndefined();
  expect([growthOf(undefined, 50), growthOf(50, undefined)]).toEqual([undefined, undefined]);
});

test('the highest bar reaches the top, the others are proportional, and all are inside the drawing', () => {
  const bars = barsOf([50, 100, 0]);
  expect(bars.map(({ height }) => height)).toEqual([drawing.height / 2, drawing.height, 0]);
  for (const { x, y, width, height } of bars) {
    expect(y + height).toBe(drawing.height);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(drawing.width);
  }
});

test('days without turnover have flat bars', () => {
  expect(barsOf([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
});
