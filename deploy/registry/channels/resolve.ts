import type { Channel } from './channel';

/**
 * The release a page load gets: the merchant's pin, then the canary, then the stable one.
 * `cohort` is the page load's place among all, from 0 to below 100; the same browser keeps its own.
 */
export function resolve(channel: Channel, merchant: string, cohort: number): string {
  const { pins, canary, stable } = channel;
  if (Object.hasOwn(pins, merchant)) return pins[merchant] ?? stable;
  if (canary && isInAudience(canary.audience, merchant, cohort)) return canary.release;
  return stable;
}

function isInAudience(audience: NonNullable<Channel['canary']>['audience'], merchant: string, cohort: number): boolean {
  return 'percent' in audience ? cohort < audience.percent : audience.merchants.includes(merchant);
}
