import { portalSources } from '../../origins';
import { merchantByCode, type Backend } from '../backend';
import { gameOf } from './play-sessions';
import { lines, pays, returnToPlayer, scatterPays, strips } from './slot/rules';
import { lastSpin, playBalance } from './spin';
import type { PlaySession } from './tables';

/** Data the game page needs. Amounts are minor units. */
export type Table = Awaited<ReturnType<typeof describeTable>>;

export async function describeTable(backend: Backend, session: PlaySession) {
  const merchant = merchantByCode(backend, session.merchant);
  const { gameId, theme } = gameOf(session);
  return {
    game: gameId,
    theme,
    mode: session.mode,
    currency: merchant.currency,
    stakes: merchant.stakes as number[],
    balance: await playBalance(backend, session),
    /** Origins allowed to receive the game's messages, as a policy's sources. */
    portals: portalSources(backend.origins, merchant),
    rules: { strips, lines, pays, scatterPays, returnToPlayer },
    lastSpin: await lastSpin(backend, session),
  };
}
