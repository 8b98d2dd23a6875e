import { gamesOfVendorCode, nameOf } from '../games/catalogue';

/** The name of a vendor's game in a language; empty for a game that the catalogue does not have. */
export function nameOfGame(vendor: string, id: string | null, language: string): string {
  const game = gamesOfVendorCode(vendor).find(({ gameId }) => gameId === id);
  return game ? nameOf(game, language) : '';
}
