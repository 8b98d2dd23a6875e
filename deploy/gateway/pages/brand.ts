import { brandOf as drawnBrandOf, faviconSvg, logoSvg } from '@atrium/ui/art/brand';
import { themeOf } from '@atrium/ui/tokens';

/** A merchant's sign as SVG: for the moment before the portal is there, and for the browser's tab. */
export interface Brand {
  splash: string;
  favicon: string;
}

/** The drawn brand; a merchant without one gets a disc in its own colours. */
export function brandOf(merchant: string): Brand {
  const drawn = drawnBrandOf(merchant);
  if (drawn) return { splash: logoSvg(drawn), favicon: faviconSvg(drawn) };
  const { color } = themeOf(merchant);
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="${color.accent}"/></svg>`;
  return { splash: disc, favicon: disc };
}
