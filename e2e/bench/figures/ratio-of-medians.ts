import type { Draw } from '../../prove/kill/seeded-random';
import { percentile } from '../../support/percentile';
import { median } from './median';

export interface Ratio {
  ratio: number;
  /** 95 of 100 ratios of values drawn anew from these lie between. */
  from: number;
  to: number;
}

const resamples = 2_000;

/** The ratio of two medians with its bootstrap interval: how much of it may be noise. */
export function ratioOfMedians(one: readonly number[], other: readonly number[], draw: Draw): Ratio {
  const again = (values: readonly number[]) => values.map(() => values[draw(0, values.length - 1)] ?? NaN);
  const ratios = Array.from({ length: resamples }, () => median(again(one)) / median(again(other)));
  return {
    ratio: median([...one]) / median([...other]),
    from: percentile(ratios, 2.5),
    to: percentile(ratios, 97.5),
  };
}
