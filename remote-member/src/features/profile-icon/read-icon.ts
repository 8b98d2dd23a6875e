import { profileIconCount } from '@atrium/api/figures';

/** The selected icon from 1 to `count`; `undefined`, the default icon, for any other answer. */
export function readIcon(icon: string | undefined, count: number = profileIconCount): number | undefined {
  const number = Number(icon?.trim() || NaN);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}
