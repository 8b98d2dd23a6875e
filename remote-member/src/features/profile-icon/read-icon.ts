import { profileIconCount } from '@atrium/api/figures';

/**
 * The icon a member has chosen, from 1 to the number of icons there are; `undefined`, the default icon, for whatever
 * else the back end says.
 */
export function readIcon(icon: string | undefined, count: number = profileIconCount): number | undefined {
  const number = Number(icon?.trim() || NaN);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}
