import { portalSources } from '../../../origins';
import { merchantByCode, type Backend } from '../../backend';
import { inLanguage } from '../../merchants/merchant';
import { playBalance } from '../../play/spin';
import type { PlaySession } from '../../play/tables';
import { Refusal } from '../../wire/refusal';
import { allLotteries } from '../games';
import { offeredGame } from '../offer';
import { betTermsOf } from './bet-terms';
import type { GameState } from './contract';
import { lastOf } from './drafts';
import { issuesOnSale } from './issues-on-sale';
import { playsOf } from './plays';
import { lowestReturn, prizeOf } from './prize';

/** All that the page shows of a game. @throws Refusal `in_stay_tuned` for a game that the merchant does not offer */
export async function gameState(
  backend: Backend,
  session: Pick<PlaySession, 'merchant' | 'mode' | 'accountId' | 'credits' | 'vendor'>,
  code: string,
  language: string,
): Promise<GameState> {
  const game = offeredGame(session.merchant, { code });
  if (!game) throw new Refusal('in_stay_tuned');
  const merchant = merchantByCode(backend, session.merchant);
  const { units, limits, returnRate } = betTermsOf(merchant);
  const balance = await playBalance(backend, session);
  const now = backend.clock();
  return {
    game: game.code,
    name: inLanguage(game.names, language),
    family: game.group.code,
    games: allLotteries
      .filter(({ code: other }) => offeredGame(session.merchant, { code: other }))
      .map(({ code: other, names, group }) => ({
        code: other,
        name: inLanguage(names, language),
        family: group.code,
      })),
    currency: merchant.currency,
    portals: portalSources(backend.origins, merchant),
    now,
    issues: issuesOnSale(game, now, limits.issues).map(({ numero, closesAt, drawsAt }) => ({
      numero,
      closesAt,
      drawsAt,
    })),
    units,
    limits,
    returnRate,
    lowestReturn: lowestReturn(
      units,
      playsOf(game.code).map(({ chance }) => chance),
      returnRate,
    ),
    plays: playsOf(game.code).map(({ code: play, kind, numbers, chance }) => ({
      code: play,
      kind,
      numbers,
      chance,
      prizes: units.map((unit) => prizeOf(unit, chance, returnRate)),
    })),
    balance,
    ...(session.accountId !== null && (await lastOf(backend, session.accountId, game.code))),
  };
}
