/** @import { Board, BoardContext, Card, DuelHand, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { createHands } from '../parts/hands.js';
import { cardName } from '../parts/playing-card.js';
import { revealOneByOne } from '../parts/reveal.js';

/** @typedef {'you' | 'opponent'} Side */
/** @typedef {RoundResult & Record<Side, Card[]> & { hands?: Record<Side, DuelHand> }} Duel */

const sides = /** @type {const} */ (['you', 'opponent']);

/**
 * The player's cards against an opponent's; the better ones win.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind, percent, still }) {
  const { pays, cards, returns } = /** @type {{ pays: number, cards: number, returns: Record<string, number> }} */ (
    /** @type {unknown} */ (table.rules)
  );
  const number = new Intl.NumberFormat(texts.locale);
  const hands = createHands(sides, sayKind);

  /** @param {Duel} duel */
  const spoken = (duel) =>
    sides.map((side) => ({
      side,
      text: [
        `${sayKind(side)}: `,
        duel.hands ? `${sayKind(duel.hands[side])}, ` : '',
        duel[side].map((card) => cardName(card, sayKind)).join(', '),
      ].join(''),
    }));

  const cover = () => hands.cover(cards);

  return {
    frame: element('div', { class: 'board' }, hands.frame),
    rules: [
      element('p', {}, sayKind(cards === 1 ? 'cardDuelRule' : 'pokerDuelRule')),
      element('p', {}, sayKind('pays', { factor: number.format(pays) })),
      element('p', {}, sayKind('shares', { share: percent(returns[''] ?? 0) })),
    ],
    choice: () => '',
    show(last) {
      cover();
      if (!last) return;
      const duel = /** @type {Duel} */ (last);
      hands.show(duel);
      hands.name(spoken(duel));
    },
    start: cover,
    async stop(result) {
      const duel = /** @type {Duel} */ (result);
      const steps = sides.flatMap((side) => duel[side].map((card, place) => () => hands.turn(side, place, card)));
      await revealOneByOne(steps, still);
      hands.name(spoken(duel));
    },
    summary: (result) =>
      spoken(/** @type {Duel} */ (result))
        .map(({ text }) => `${text}.`)
        .join(' '),
  };
}
