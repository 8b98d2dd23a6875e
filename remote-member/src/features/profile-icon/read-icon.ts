import { profileIconCount } from '@atrium/api/figures';

/** The most icons that the picker offers. */
const mostIcons = 100;

/** The selected icon from 1 to `count`; `undefined`, the default icon, for any other answer. */
export function readIcon(icon: string | undefined, count: number = profileIconCount): number | undefined {
  const number = Number(icon?.trim() || NaN);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}

/** The number of icons that the merchant offers; that of the product where the setting is missing or cannot be meant. */
export function iconCountOf(setting: string | undefined): number {
  return readIcon(setting, mostIcons) ?? profileIconCount;
}
