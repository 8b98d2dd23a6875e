import type { NavItemChild, Host } from '@atrium/contract';
import { fetchMenuGames } from '../features/menu/fetch-menu-games';

/** `lottery.instant-menu@1`: the instant lotteries of the submenu with their marks. */
export default function listInstantMenu(host: Host): Promise<NavItemChild[]> {
  return fetchMenuGames(host, 'Elott');
}
