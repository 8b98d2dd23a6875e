import { craftedFamilies } from './crafted-families';
import type { Neighbourhood } from './neighbourhood';
import { plainFamilies } from './plain-families';

/** Strings that try to leave the portal, grouped by the trick they use. */
export function families(neighbourhood: Neighbourhood): Record<string, string[]> {
  return { ...plainFamilies(), ...craftedFamilies(neighbourhood) };
}

/** Addresses of the portal and the paths they lead to: a check that refused all addresses would prove nothing. */
export const ownAddresses: Record<string, string> = {
  '/electron': '/electron',
  '/electron?page=2': '/electron',
  '/sports': '/sports',
  '/lottery': '/lottery',
  '/member': '/member',
  '/electron#games': '/electron',
  '/': '/',
  '/index': '/index',
};
