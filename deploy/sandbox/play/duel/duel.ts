import { deal, type Card } from '../rules/deck';
import type { GameRules } from '../rules/game-rules';
import { cardStrength } from './card-strength';
import { compareHands, duelHandOf } from './poker-strength';

/** Stakes that a win pays: the pot of both stakes less a commission of five percent. */
const pays = 1.9;

/** Both sides are dealt alike and no hands are equal, so that each wins half of all deals. */
const returns = { '': pays / 2 };

/** One card each from one deck; the higher card wins. */
export const cardDuel = {
  returns,
  described: { pays, cards: 1 },
  decide(_choice, bet, draw) {
    const { you, opponent } = dealBoth(1, draw);
    const [own = 0, other = 0] = [...you, ...opponent];
    return { you, opponent, win: prize(bet, cardStrength(own) > cardStrength(other)) };
  },
} satisfies GameRules;

/** Five cards each from one deck; the better poker hand wins, and no cards are exchanged. */
export const pokerDuel = {
  returns,
  described: { pays, cards: 5 },
  decide(_choice, bet, draw) {
    const { you, opponent } = dealBoth(5, draw);
    const hands = { you: duelHandOf(you), opponent: duelHandOf(opponent) };
    return { you, opponent, hands, win: prize(bet, compareHands(you, opponent) > 0) };
  },
} satisfies GameRules;

function dealBoth(count: number, draw: Parameters<typeof deal>[2]): { you: Card[]; opponent: Card[] } {
  const cards = deal(2 * count, 1, draw);
  return { you: cards.slice(0, count), opponent: cards.slice(count) };
}

/** Stakes are multiples of ten minor units, so that a prize is whole. */
function prize(bet: number, won: boolean): number {
  return won ? (bet * 19) / 10 : 0;
}
