import { aurora } from './brand/aurora';
import type { Brand } from './brand/brand';
import { kestrel } from './brand/kestrel';
import { lotus } from './brand/lotus';
import type { Picture } from './picture';
import { pictureToSvg } from './picture-to-svg';

export type { Brand } from './brand/brand';

const brands = new Map<string, Brand>(Object.entries({ aurora, lotus, kestrel }));

/** The drawn brand of a merchant; undefined when it has none, and its name is shown instead. */
export const brandOf = (merchant: string): Brand | undefined => brands.get(merchant);

/** Symbol and wordmark side by side, 48 high. `ink` colours the word. */
export function brandLogo({ symbol, word }: Brand, ink = 'currentColor'): Picture {
  const scale = 24 / word.height;
  const transform = `translate(62 ${24 - 12}) scale(${scale})${word.slant ? ` skewX(${word.slant})` : ''}`;
  return {
    ...symbol,
    width: 62 + Math.ceil(word.width * scale) + 6,
    shapes: [
      ...symbol.shapes,
      ...word.letters.map((path) => ({ path, stroke: ink, width: word.weight, cap: word.cap, transform })),
    ],
  };
}

/** The symbol on the merchant's own background, for the browser's tab. */
export function faviconSvg(brand: Brand): string {
  const ground = { path: 'M12 0h24q12 0 12 12v24q0 12-12 12H12Q0 48 0 36V12Q0 0 12 0z', fill: brand.ground };
  const shapes = brand.symbol.shapes.map((shape) => ({
    ...shape,
    transform: `translate(5 5) scale(0.79)${shape.transform ? ` ${shape.transform}` : ''}`,
  }));
  return pictureToSvg({ ...brand.symbol, shapes: [ground, ...shapes] });
}

/** Symbol and wordmark as a separate document, for the splash before any script. */
export const logoSvg = (brand: Brand): string => pictureToSvg(brandLogo(brand, brand.ink));
