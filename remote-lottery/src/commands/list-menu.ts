import type { NavItemChild, Host } from '@atrium/contract';
import { fetchMenuGames } from '../features/menu/fetch-menu-games';
import { fetchVendorItems } from '../features/menu/fetch-vendor-items';
import { longDragon } from '../features/query/lottery-mode';

/**
 * `lottery.menu@1`: long dragon, the games of the submenu with their marks, the lotteries with separate pages as far as
 * the merchant offers them, and vendors.
 */
export default async function listMenu(host: Host): Promise<NavItemChild[]> {
  const { language } = host;
  const vendors = fetchVendorItems(host, 'LOTT');
  const offered = (ability: string, item: NavItemChild) => (host.can(ability) ? [item] : []);
  return [
    ...offered('lottery.long-dragon', {
      id: longDragon,
      title: language.text('dragon.title'),
      to: { place: 'lottery.home@1', params: { gameCode: longDragon } },
    }),
    ...(await fetchMenuGames(host, 'Lott')),
    ...offered('lottery.vietnam-menu', {
      id: 'vietnam',
      title: language.text('vietnam.title'),
      to: { place: 'lottery.vietnam@1' },
    }),
    ...offered('lottery.sea-menu', {
      id: 'sea',
      title: language.text('sea.title'),
      to: { place: 'lottery.sea@1' },
    }),
    ...(await vendors),
  ];
}
