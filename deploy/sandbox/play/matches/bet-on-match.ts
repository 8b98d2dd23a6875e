import { randomInt } from 'node:crypto';
import type { Backend } from '../../backend';
import type { RoundRequest } from '../../vendors/open-round';
import { placeDemoRound } from '../../vendors/place-demo-round';
import { placeLaterRound } from '../../vendors/place-later-round';
import { Refusal } from '../../wire/refusal';
import type { PlaySession } from '../tables';
import { readBetSlip } from './bet-slip';
import { drawResult } from './draw-result';
import { outcomeOf } from './match-bets';
import { openMatches, type MatchKind } from './matches';

/**
 * Places a bet on a match that has not begun. With real money it is settled when the match has ended; a demo draws a
 * result of its own at once.
 * @returns minor units after the bet
 * @throws Refusal `request_invalid` when the match is not open
 */
export async function betOnMatch(
  backend: Backend,
  session: PlaySession,
  kind: MatchKind,
  request: RoundRequest & { slip: string },
): Promise<number> {
  const slip = readBetSlip(request.slip);
  const checked = {
    ...request,
    requireStake: () => {
      request.requireStake();
      const open = openMatches(kind, backend.clock());
      if (!open.some(({ id }) => id === slip.match.id)) throw new Refusal('request_invalid');
    },
  };
  if (session.mode === 'real') return placeLaterRound(backend, session, checked, new Date(slip.match.endsAt));
  const decide = () =>
    outcomeOf(
      slip,
      request.stake,
      drawResult(slip.match, (below) => randomInt(below)),
    );
  return (await placeDemoRound(backend, session, checked, decide)).balance;
}
