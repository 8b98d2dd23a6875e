import type { Theme } from './theme';
import { aurora } from './themes/aurora';
import { kestrel } from './themes/kestrel';
import { lotus } from './themes/lotus';

/** The finished themes by the code of their merchant. */
export const themes: Record<string, Theme> = { aurora, lotus, kestrel };

/** The theme of a merchant; aurora's without its own. */
export const themeOf = (merchant: string): Theme => (Object.hasOwn(themes, merchant) && themes[merchant]) || aurora;
