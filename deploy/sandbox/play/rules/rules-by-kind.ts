import type { GameKind } from '../../games/kinds';
import { baccarat } from '../baccarat/baccarat';
import { cardDuel, pokerDuel } from '../duel/duel';
import { fishing } from '../fishing/fishing';
import { instantLottery } from '../instant-lottery/instant-lottery';
import { roulette } from '../roulette/roulette';
import { slotLines } from '../slot/slot-lines';
import { slotWays } from '../slot-ways/slot-ways';
import { videoPoker } from '../video-poker/video-poker';
import type { Draw, GameRules } from './game-rules';

export type { Draw, GameRules };

/** Rules by kind, without those that a match decides later. */
export const rulesByKind: Readonly<Record<Exclude<GameKind, 'sports' | 'esports'>, GameRules>> = {
  'slot-lines': slotLines,
  'slot-ways': slotWays,
  'video-poker': videoPoker,
  baccarat,
  'card-duel': cardDuel,
  'poker-duel': pokerDuel,
  roulette,
  fishing,
  'instant-lottery': instantLottery,
};

/** Rules of a kind; undefined for bets on matches. */
export function rulesOf(kind: GameKind): GameRules | undefined {
  return kind === 'sports' || kind === 'esports' ? undefined : rulesByKind[kind];
}
