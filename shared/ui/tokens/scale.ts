import { dialogWidth } from '@atrium/api/figures';
import type { LineTokens, MotionTokens, SizeTokens, SpaceTokens, TypeTokens } from './theme';

/** A size that grows with the window from `small` at 360 px to `large` at 1440 px; both in px. */
const fluid = (small: number, large: number): string => {
  const slope = (large - small) / (1440 - 360);
  const base = small - slope * 360;
  const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;
  return `clamp(${rem(small)}, ${rem(base)} + ${+(slope * 100).toFixed(3)}vw, ${rem(large)})`;
};

/** The type scale of every theme; `display` differs most between brands, so it is a parameter. */
export const typeScale = (display: { headline: number; display: number }): TypeTokens => ({
  tiny: '0.75rem',
  small: '0.8125rem',
  body: fluid(15, 16),
  large: fluid(16, 18),
  title: fluid(18, 22),
  headline: fluid(display.headline * 0.78, display.headline),
  display: fluid(display.display * 0.5, display.display),
});

/** Distances for a density: 1 is even, below is denser, above is airier. */
export const spaceScale = (density: number): SpaceTokens => {
  const rem = (px: number) => `${+((px * density) / 16).toFixed(4)}rem`;
  return { 1: rem(4), 2: rem(8), 3: rem(12), 4: rem(16), 5: rem(24), 6: rem(32), 7: rem(48), 8: rem(72) };
};

export const layout: Omit<SizeTokens, 'control' | 'controlSmall' | 'bar' | 'gameCard'> = {
  icon: '1.25rem',
  page: '80rem',
  gutter: 'clamp(1rem, 3.2vw, 2.5rem)',
  dialogSmall: '420px',
  dialogMedium: `${dialogWidth}px`,
  dialogLarge: '960px',
};

export const evenLines: LineTokens = { body: '1.55', tight: '1.2' };

export const calmMotion: MotionTokens = {
  fast: '120ms',
  medium: '220ms',
  slow: '420ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};
