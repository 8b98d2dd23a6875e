import { craftedFamilies } from './crafted-families';
import type { Neighbourhood } from './neighbourhood';
import { plainFamilies } from './plain-families';

/** Strings that ask to be led elsewhere, by what they count on. None of them may leave the portal. */
export function families(neighbourhood: Neighbourhood): Record<string, string[]> {
  return { ...plainFamilies(), ...craftedFamilies(neighbourhood) };
}

/** Addresses of the portal's own, and where whoever asks for them arrives: an oracle that refused all would be none. */
export const ownOnes: Record<string, string> = {
  '/electron': '/electron',
  '/electron?page=2': '/electron',
  '/sports': '/sports',
  '/lottery': '/lottery',
  '/member': '/member',
  '/electron#games': '/electron',
  '/': '/',
  '/index': '/index',
};
