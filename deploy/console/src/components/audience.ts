import type { Audience } from '@atrium/api/registry';

/** Describes an audience. */
export function audienceText(audience: Audience): string {
  return 'percent' in audience ? `${audience.percent} % of visitors` : audience.merchants.join(', ');
}
