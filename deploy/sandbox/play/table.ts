import { portalSources } from '../../origins';
import { merchantByCode, type Backend } from '../backend';
import type { GameKind } from '../games/kinds';
import { betsOf } from './matches/match-bets';
import { openMatches } from './matches/matches';
import { matchReturn } from './matches/odds';
import { gameOf } from './play-sessions';
import { rulesOf } from './rules/rules-by-kind';
import { lastSpin, playBalance } from './spin';
import type { PlaySession } from './tables';

/** Data the game page needs. Amounts are minor units. */
export type Table = Awaited<ReturnType<typeof describeTable>>;

export async function describeTable(backend: Backend, session: PlaySession) {
  const merchant = merchantByCode(backend, session.merchant);
  const { gameId, kind, theme } = gameOf(session);
  return {
    game: gameId,
    kind,
    theme,
    mode: session.mode,
    currency: merchant.currency,
    stakes: merchant.stakes as number[],
    balance: await playBalance(backend, session),
    /** Origins allowed to receive the game's messages, as a policy's sources. */
    portals: portalSources(backend.origins, merchant),
    rules: await describeRules(backend, session, kind),
    lastSpin: await lastSpin(backend, session),
  };
}

/** The rules of the kind with the return of each choice; for matches also those that are open and the bets so far. */
async function describeRules(
  backend: Backend,
  session: PlaySession,
  kind: GameKind,
): Promise<{ returns: Readonly<Record<string, number>>; [field: string]: unknown }> {
  if (kind === 'sports' || kind === 'esports') {
    const now = backend.clock();
    return {
      returns: { '': matchReturn },
      now,
      matches: openMatches(kind, now),
      bets: await betsOf(backend, session),
    };
  }
  const rules = rulesOf(kind);
  return { ...rules?.described, returns: rules?.returns ?? {} };
}
