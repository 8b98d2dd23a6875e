import { randomInt } from 'node:crypto';
import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../engine';
import type { Backend } from '../../backend';
import { onlyRow } from '../../database/only-row';
import { gameTypeOf } from '../../games/game-type-of';
import { earnBySettledPlay } from '../../mall/earn-settled';
import { requirePresent } from '../../require-present';
import { matchResults, rounds, type Outcome, type Round } from '../../vendors/tables';
import { earnsLater } from '../../wallet-interface/earns-later';
import { gameOf } from '../play-sessions';
import type { PlaySession } from '../tables';
import { readBetSlip, type BetSlip } from './bet-slip';
import { drawResult } from './draw-result';
import type { Match, Side } from './matches';

/** Bets shown to their player. */
const shown = 20;

export interface MatchOutcome extends Outcome {
  result: Side;
}

/** A bet of a player, as the game's page shows it. */
export interface ListedBet {
  key: string;
  home: string;
  away: string;
  side: Side;
  /** Minor units. */
  stake: number;
  odds: number;
  endsAt: number;
  /** Undefined until the match is decided. */
  outcome?: { result: Side; win: number } | undefined;
}

/**
 * Decides a placed bet by the result of its match, which is drawn when it is first needed after the match. Its stake earns
 * points then, unless an earlier version has credited them when it was placed.
 */
export async function decideMatchBet(
  backend: Backend,
  transaction: Transaction,
  { slip, stake, vendor, betId, player, game }: Round,
): Promise<MatchOutcome> {
  const bet = readBetSlip(requirePresent(slip));
  const result = await resultOf(transaction, bet.match, new Date(backend.clock()));
  const type = gameTypeOf(vendor, game);
  if (player !== null && type && (await earnsLater(transaction, vendor, requirePresent(betId))))
    await earnBySettledPlay(backend, transaction, [{ accountId: player, type, stake }]);
  return outcomeOf(bet, stake, result);
}

export function outcomeOf({ side, odds }: BetSlip, stake: number, result: Side): MatchOutcome {
  return { result, win: result === side ? (stake * odds) / 10 : 0 };
}

/** The player's latest bets in the game, of earlier game sessions too, newest first; a demo has those of its session. */
export async function betsOf({ engine }: Pick<Backend, 'engine'>, session: PlaySession): Promise<ListedBet[]> {
  const { id, mode, accountId } = session;
  const own =
    mode === 'real' && accountId !== null
      ? and(eq(rounds.player, accountId), eq(rounds.game, gameOf(session).gameId))
      : eq(rounds.playSession, id);
  const rows = await engine.database
    .select()
    .from(rounds)
    .where(and(own, isNotNull(rounds.slip), notInArray(rounds.state, ['opened', 'refused', 'cancelled'])))
    .orderBy(desc(rounds.id))
    .limit(shown);
  return rows.map(({ key, slip, stake, outcome }) => {
    const { match, side, odds } = readBetSlip(requirePresent(slip));
    const { home, away, endsAt } = match;
    return { key, home, away, side, stake, odds, endsAt, outcome: (outcome as MatchOutcome | null) ?? undefined };
  });
}

/** The stored result, drawn now when there is none: two bets on a match have the same. */
async function resultOf(transaction: Transaction, match: Match, drawnAt: Date): Promise<Side> {
  const result = drawResult(match, (below) => randomInt(below));
  await transaction.insert(matchResults).values({ match: match.id, result, drawnAt }).onConflictDoNothing();
  const rows = await transaction.select().from(matchResults).where(eq(matchResults.match, match.id));
  return onlyRow(rows).result;
}
