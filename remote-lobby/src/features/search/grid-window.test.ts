import { visibleRange } from './grid-window';

const layout = { columns: 3, rowHeight: 200, top: 0, screen: 800 };

test('draws the rows on the screen and four beyond each edge', () => {
  expect(visibleRange(layout, 2000)).toEqual({ from: 0, to: 24 });
  expect(visibleRange({ ...layout, top: -20_000 }, 2000)).toEqual({ from: 96 * 3, to: 108 * 3 });
});

test('ends with the list', () => {
  expect(visibleRange({ ...layout, top: -133_000 }, 2000).to).toBe(2000);
  expect(visibleRange(layout, 5)).toEqual({ from: 0, to: 5 });
  expect(visibleRange({ ...layout, top: -999_999 }, 5)).toEqual({ from: 5, to: 5 });
});

test('before it is measured, draws what fills any screen', () => {
  expect(visibleRange({ ...layout, rowHeight: 0 }, 2000)).toEqual({ from: 0, to: 60 });
});
