import { deal } from '../rules/deck';
import type { GameRules } from '../rules/game-rules';
import { handOf } from './hand-of';
import { handCount, hands } from './rules';

/** Five cards of one deck, paid by their hand; no cards are exchanged. */
export const videoPoker = {
  returns: { '': Object.values(hands).reduce((sum, { pays, count }) => sum + (pays * count) / handCount, 0) },
  described: { pays: Object.fromEntries(Object.entries(hands).map(([hand, { pays }]) => [hand, pays])) },
  decide(_choice, bet, draw) {
    const cards = deal(5, 1, draw);
    const hand = handOf(cards);
    return { cards, hand: hand ?? null, win: hand ? bet * hands[hand].pays : 0 };
  },
} satisfies GameRules;
