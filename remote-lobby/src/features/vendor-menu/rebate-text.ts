import type { Host } from '@atrium/contract';

/** The highest figure that is a rebate, in per cent. */
const highest = 100;

/** `0.8% rebate` of a figure in per cent, with or without its sign; undefined where there is none, or one of zero. */
export function rebateText(figure: string, language: Pick<Host['language'], 'text' | 'number'>): string | undefined {
  const [, digits = ''] = /^\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*$/.exec(figure) ?? [];
  const share = Number(digits.replace(',', '.'));
  if (share === 0 || share > highest) return undefined;
  const rate = language.number(share / 100, { style: 'percent', maximumFractionDigits: 2 });
  return language.text('menu.rebate', { rate });
}
