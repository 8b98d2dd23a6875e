import { gamesOfVendorCode } from './catalogue';
import type { GameKind } from './kinds';
import { lotteryVendor } from './lottery-games';

const matchKinds: readonly GameKind[] = ['sports', 'esports'];

/** Whether stakes on a game stay open until a draw or a match has ended; those of others are decided at once. */
export function isSettledLater(vendor: string, gameId: string): boolean {
  if (vendor === lotteryVendor) return true;
  return gamesOfVendorCode(vendor).some((game) => game.gameId === gameId && matchKinds.includes(game.kind));
}
