import type { Draw } from '../../support/seeded-random';
import { percentile } from '../../support/percentile';
import { median } from './median';

export interface Ratio {
  ratio: number;
  /** Lower and upper bound of the 95 % bootstrap interval. */
  from: number;
  to: number;
}

const resamples = 2_000;

/** The ratio of two medians with its bootstrap interval, which shows how much of it may be noise. */
export function ratioOfMedians(one: readonly number[], other: readonly number[], draw: Draw): Ratio {
  const resample = (values: readonly number[]) => values.map(() => values[draw(0, values.length - 1)] ?? NaN);
  const ratios = Array.from({ length: resamples }, () => median(resample(one)) / median(resample(other)));
  return {
    ratio: median([...one]) / median([...other]),
    from: percentile(ratios, 2.5),
    to: percentile(ratios, 97.5),
  };
}
