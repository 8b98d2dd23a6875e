import { drawResult } from '@atrium/deploy/draw-result';
import { rulesByKind, type Draw } from '@atrium/deploy/game-rules';
import { matchReturn, threeWay, twoWay, type Price } from '@atrium/deploy/match-odds';

/** A game that is proved by playing it. */
export interface PlayedGame {
  name: string;
  /** Mean of the stated returns of its bets, each played equally often. */
  stated: number;
  /** Plays one round for a stake of ten. @returns what it paid */
  play(round: number, draw: Draw): number;
}

const slotKinds = ['slot-lines', 'slot-ways'] as const;

/** All kinds: slots by their rules, and the others as games to play. */
export const games = {
  slots: slotKinds.map((name) => ({ name, rules: rulesByKind[name] })),
  played: [
    ...Object.entries(rulesByKind)
      .filter(([name]) => !slotKinds.some((slot) => slot === name))
      .map(([name, { returns, decide }]): PlayedGame => {
        const choices = Object.keys(returns);
        return {
          name,
          stated: Object.values(returns).reduce((sum, share) => sum + share, 0) / choices.length,
          play: (round, draw) => decide(choices[round % choices.length] ?? '', 10, draw).win,
        };
      }),
    matchGame('sports', threeWay),
    matchGame('esports', twoWay),
  ],
};

function matchGame(name: string, lists: readonly Record<string, Price>[]): PlayedGame {
  return {
    name,
    stated: matchReturn,
    play: (round, draw) => {
      const prices = lists[round % lists.length] ?? {};
      const sides = Object.entries(prices);
      const [side, price] = sides[Math.floor(round / lists.length) % sides.length] ?? [];
      return price && drawResult({ id: name, prices }, draw) === side ? price.odds : 0;
    },
  };
}
