import type { NavItemChild, Host } from '@atrium/contract';
import { fetchMenuGames } from '../features/menu/fetch-menu-games';
import { fetchVendorItems } from '../features/menu/fetch-vendor-items';

/** `lottery.instant-menu@1`: the instant lotteries of the submenu with their marks, and vendors. */
export default async function listInstantMenu(host: Host): Promise<NavItemChild[]> {
  const [games, vendors] = await Promise.all([fetchMenuGames(host, 'Elott'), fetchVendorItems(host, 'ELOTT')]);
  return [...games, ...vendors];
}
