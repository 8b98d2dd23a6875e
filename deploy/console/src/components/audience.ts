import type { Audience } from '../registry/answers';

/** Who tries a release, as one says it. */
export function audienceText(audience: Audience): string {
  return 'percent' in audience ? `${audience.percent} % of the visitors` : audience.merchants.join(', ');
}
