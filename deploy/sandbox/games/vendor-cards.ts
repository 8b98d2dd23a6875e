import type { Merchant } from '../merchants/merchant';
import { gamesOf, vendorsOf } from './catalogue';

/** A card for each vendor of the merchant. */
export function vendorCards(merchant: Merchant) {
  const games = gamesOf(merchant);
  return vendorsOf(merchant).map((vendor, index) => {
    const own = vendor.games === 0 ? games.find((game) => game.vendor === vendor.code) : undefined;
    return {
      cardId: String(index + 1),
      accountTypeId: String(10 + index),
      accountTypeName: vendor.code,
      displayName: vendor.name,
      smallIcon: `art:vendor-${vendor.code.toLowerCase()}`,
      freeplay: vendor.freeplay ? 1 : 0,
      appNewWindow: vendor.newWindow ? 1 : 0,
      gameType: vendor.gameType,
      isGame: vendor.games > 0 ? 'VASSALAGE' : '',
      gameId: own?.gameId ?? '',
      roomId: '',
      nodeId: own?.nodeId ?? '',
      vassalage: vendor.code,
    };
  });
}
