import type { systemBanners } from '@atrium/api';
import type { GameRef, PlaceRef } from '@atrium/contract';
import type * as v from 'valibot';
import { lobbyAt } from '../game-types/game-types';

export type Banner = v.InferOutput<typeof systemBanners.answer>[number];

/** The target of a banner. */
export type BannerTarget = { address: string; leavesPortal: boolean } | { to: PlaceRef } | { launch: GameRef };

/** URL links to an address, P to a promotion, G to a game by its ids. A banner without a usable link has no target. */
export function bannerTarget(banner: Banner): BannerTarget | undefined {
  const { linkageType, linkage = '', roomId, nodeId, vendor = '' } = banner;
  switch (linkageType) {
    case 'URL':
      return webAddress(linkage);
    case 'P':
      return linkage ? { to: { place: 'lobby.promotions@1', params: { id: linkage } } } : undefined;
    case 'G':
      return {
        launch: {
          vendor,
          // a banner names no type: the launch finds it by the vendor
          gameType: '',
          ...(linkage && { gameId: linkage }),
          ...(roomId && { roomId }),
          ...(nodeId && { nodeId }),
          ...(banner.title && { name: banner.title }),
        },
      };
    case undefined:
      return undefined;
  }
}

/** Lobby addresses of this portal become places; other addresses stay links. */
function webAddress(linkage: string): BannerTarget | undefined {
  if (linkage === '' || !URL.canParse(linkage, window.location.href)) return undefined;
  const { protocol, origin, pathname, searchParams, href } = new URL(linkage, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const leavesPortal = origin !== window.location.origin;
  const place = leavesPortal ? undefined : lobbyAt(pathname);
  return place ? { to: { place, params: Object.fromEntries(searchParams) } } : { address: href, leavesPortal };
}
