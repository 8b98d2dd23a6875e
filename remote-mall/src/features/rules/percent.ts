import { pointRateDigits } from '@atrium/api/figures';
import type { Language } from '@atrium/contract';

/** A rate as a percentage with two decimals: 0.0125 is 1.25%. */
export function percent(rate: number, language: Pick<Language, 'number'>): string {
  return language.number(rate, {
    style: 'percent',
    minimumFractionDigits: pointRateDigits,
    maximumFractionDigits: pointRateDigits,
  });
}
