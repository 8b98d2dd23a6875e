import { deal } from '../rules/deck';
import type { GameRules } from '../rules/game-rules';
import { playHands } from './play-hands';
import { decks, handPoints, payout, pointsOf, type Side } from './rules';

/** Baccarat without commission, eight decks, one bet a round. The returns are those of `countReturns`. */
export const baccarat = {
  returns: { player: 0.987649, banker: 0.985419, tie: 0.856404 } satisfies Record<Side, number>,
  described: { pays: { player: 2, banker: 2, tie: 9 } },
  decide(choice, bet, draw) {
    const cards = deal(6, decks, draw);
    const { player, banker } = playHands(cards.map(pointsOf));
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards;
    const playerCards = [first, third, ...(player.length === 3 ? [fifth] : [])];
    const bankerCards = [second, fourth, ...(banker.length === 3 ? [player.length === 3 ? sixth : fifth] : [])];
    const points = { player: handPoints(player), banker: handPoints(banker) };
    const won = payout(choice as Side, points.player, points.banker);
    return { player: playerCards, banker: bankerCards, points, win: bet * won };
  },
} satisfies GameRules;
