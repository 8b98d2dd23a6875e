import { gamesOf } from '../games/catalogue';
import type { Banner, Merchant, Texts } from '../merchants/merchant';

/** The merchant's banners in one language; the demo has one group, `home`. */
export function bannersOf(merchant: Merchant, groupName: string, language: string) {
  if (groupName !== 'home') return [];
  return merchant.banners.map((banner, index) => ({
    bannerId: index + 1,
    url: banner.scene,
    title: banner.title[language as keyof Texts] ?? banner.title.EN,
    text: banner.text[language as keyof Texts] ?? banner.text.EN,
    groupName,
    ...linkage(merchant, banner),
  }));
}

function linkage(merchant: Merchant, { leads }: Banner) {
  if ('path' in leads) return { linkageType: 'URL', linkage: leads.path };
  const game = gamesOf(merchant).find(({ gameId }) => gameId === leads.game);
  return { linkageType: 'G', linkage: leads.game, vendor: game?.vendor ?? '', nodeId: game?.nodeId ?? '' };
}
