import type { GameType } from '@atrium/api';
import { gamesOfVendorCode } from './catalogue';

/** The type of a vendor's game; of an unknown game, that of the vendor's first one. Undefined for an unknown vendor. */
export function gameTypeOf(vendor: string, id: string | null): GameType | undefined {
  const ofVendor = gamesOfVendorCode(vendor);
  return (ofVendor.find(({ gameId }) => gameId === id) ?? ofVendor[0])?.gameType;
}
