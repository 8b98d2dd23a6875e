import type { LotteryGame } from './game';
import { allLotteries } from './games';

/** Games a merchant does not offer. */
const notOffered: Record<string, readonly string[]> = {
  kestrel: ['TXFFC', 'XJSSC', 'LANTERNSSC', 'CROWNSSC', 'JADEPK10', 'DALAT5D'],
};

/** Games with at most this many seconds between draws belong to the instant prize mode. */
const instantInterval = 60;

export interface OfferQuery {
  prizeMode: string;
  playType?: string | undefined;
}

/** The games a merchant offers in this prize mode and, if given, with this play type. */
export function offeredGames(
  games: LotteryGame[],
  merchant: string,
  { prizeMode, playType = '' }: OfferQuery,
): LotteryGame[] {
  return games.filter(
    (game) =>
      offers(merchant, game) &&
      (prizeMode !== 'Elott' || game.interval <= instantInterval) &&
      (playType === '' || playTypeOf(game) === playType),
  );
}

/** A game the merchant offers, by code or id. */
export function offeredGame(merchant: string, reference: { code: string } | { id: string }): LotteryGame | undefined {
  return allLotteries.find(
    (game) => offers(merchant, game) && ('code' in reference ? game.code === reference.code : game.id === reference.id),
  );
}

/** The default play type. */
export function playTypeOf({ group }: LotteryGame): string {
  return `${group.code}_STRAIGHT`;
}

function offers(merchant: string, { code }: LotteryGame): boolean {
  return !notOffered[merchant]?.includes(code);
}
