import { brandOf as drawnBrandOf, faviconSvg, logoSvg } from '@atrium/ui/art/brand';
import { lookOf, type Merchant } from '../../merchants';

/** A merchant's logo as SVG, for the splash and the browser's tab. */
export interface Brand {
  splash: string;
  favicon: string;
}

/** Returns the merchant's logo, or a disc in its accent colour. */
export function brandOf(merchant: Merchant): Brand {
  const drawn = drawnBrandOf(merchant.code);
  if (drawn) return { splash: logoSvg(drawn), favicon: faviconSvg(drawn) };
  const { color } = lookOf(merchant);
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="${color.accent}"/></svg>`;
  return { splash: disc, favicon: disc };
}
