import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [2, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [8, 12, [1, 'gap', 7, 8, 9, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  ])('of page %d of %d', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('always contains the page itself, first and last, and as many slots', () => {
    for (let count = 8; count < 30; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const slots = pageWindow(page, count);
        expect(slots).toHaveLength(7);
        expect(slots).toEqual(expect.arrayContaining([1, page, count]));
        expect(new Set(slots.filter((slot) => slot !== 'gap')).size).toBe(
          slots.filter((slot) => slot !== 'gap').length,
        );
      }
  });
});
