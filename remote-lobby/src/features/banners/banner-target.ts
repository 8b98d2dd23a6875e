import type { systemBanners } from '@atrium/api';
import type { GameRef, PlaceRef } from '@atrium/contract';
import type * as v from 'valibot';

export type Banner = v.InferOutput<typeof systemBanners.answer>[number];

/** Where a banner leads. */
export type BannerTarget = { address: string; leavesPortal: boolean } | { to: PlaceRef } | { launch: GameRef };

/** URL leads to an address, P to a promotion, G to a game; a banner without a usable link leads nowhere. */
export function bannerTarget(banner: Banner): BannerTarget | undefined {
  const { linkageType, linkage = '', roomId, nodeId, vendor = '' } = banner;
  switch (linkageType) {
    case 'URL':
      return webAddress(linkage);
    case 'P':
      return linkage ? { to: { place: 'lobby.promotion@1', params: { id: linkage } } } : undefined;
    case 'G':
      return {
        launch: {
          vendor,
          gameType: 'RNG',
          ...(roomId && { roomId }),
          ...(nodeId && { nodeId }),
          ...(banner.title && { name: banner.title }),
        },
      };
    case undefined:
      return undefined;
  }
}

function webAddress(linkage: string): BannerTarget | undefined {
  if (linkage === '' || !URL.canParse(linkage, window.location.href)) return undefined;
  const { protocol, origin, href } = new URL(linkage, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { address: href, leavesPortal: origin !== window.location.origin };
}
