import type { Channel } from './channel';

/**
 * Returns the release that a page load gets: the merchant's pin, else the canary, else the stable release. `cohort` is
 * the visitor's number from 0 to below 100; a browser keeps its cohort.
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
