import { drawShare } from './draw-share';

it.each([
  ['the smallest', () => 0],
  ['the largest', (limit: number) => limit - 1],
])('with %s shares, every envelope holds something and together they hold the pot [AGT-17]', (_what, below) => {
  for (const [pot, envelopes] of [
    [1_000, 7],
    [7, 7],
    [8, 7],
    [5, 1],
  ] as const) {
    let left: number = pot;
    const shares = Array.from({ length: envelopes }, (_, index) => {
      const share = drawShare(left, envelopes - index, below);
      left -= share;
      return share;
    });
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(left).toBe(0);
  }
});
