import type { LotteryGame } from '../game';
import { drawTimeOf, issueAt, numeroOf } from '../schedule';
import type { IssueOnSale } from './contract';

export interface Issue extends IssueOnSale {
  /** Intervals of the game since 1970. */
  issue: number;
}

export function issueOf(game: LotteryGame, issue: number): Issue {
  const drawsAt = drawTimeOf(game, issue);
  return { issue, numero: numeroOf(game, issue), closesAt: drawsAt - game.lock * 1000, drawsAt };
}

/** The issues that take bets, first the next one to close. */
export function issuesOnSale(game: LotteryGame, now: number, count: number): Issue[] {
  const current = issueAt(game, now);
  const first = now < issueOf(game, current).closesAt ? current : current + 1;
  return Array.from({ length: count }, (_, index) => issueOf(game, first + index));
}
