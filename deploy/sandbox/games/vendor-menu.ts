import { gameTypes } from '@atrium/api';
import type { Merchant } from '../merchants/merchant';
import { gamesOf, nameOf, vendorsOf } from './catalogue';

/** Rebates of the vendors of a type in turn, in per cent. */
const rebates = ['0.8', '', '0.5'];

/** The menu: each category with its vendors. */
export function vendorMenu(merchant: Merchant, language: string) {
  const games = gamesOf(merchant);
  return gameTypes.map((gameType) => ({
    name: gameType,
    child: vendorsOf(merchant)
      .filter((vendor) => vendor.gameType === gameType)
      .map(({ code, name, games: count, announced = false, newWindow = false }, index) => {
        const featured = games.find((game) => game.vendor === code);
        const lists = count > 0;
        return {
          name: code,
          title: name,
          subTitle: lists && featured ? nameOf(featured, language) : '',
          page: gameType === 'RNG' ? name : lists || announced ? code : '',
          child: [],
          isHot: index === 0,
          isLogin: !lists && !announced,
          popup: lists && gameType !== 'RNG',
          go: '',
          canEnterPage: !announced,
          rebeat: rebates[index % rebates.length],
          openAccountType: code,
          noOpenWindow: !newWindow,
        };
      }),
  }));
}
