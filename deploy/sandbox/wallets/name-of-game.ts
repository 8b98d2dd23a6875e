import { sql, type SQL } from 'drizzle-orm';
import { gamesOfVendorCode, nameOf } from '../games/catalogue';

/** The vendor and the game of a round that an account bet on, as a row or none; `vendor` and `round` name columns. */
export function playedGame(account: number, { vendor, round }: { vendor: SQL; round: SQL }): SQL {
  return sql`select vendor, game from sandbox.wallet_transactions
    where vendor = ${vendor} and round = ${round} and account_id = ${account} and kind = 'bet' limit 1`;
}

/** The name of a vendor's game in a language; empty for a game that the catalogue does not have. */
export function nameOfGame(vendor: string, id: string | null, language: string): string {
  const game = gamesOfVendorCode(vendor).find(({ gameId }) => gameId === id);
  return game ? nameOf(game, language) : '';
}
