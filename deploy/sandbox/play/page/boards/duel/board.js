/** @import { Board, BoardContext, Card, DuelHand, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { cardName, cardPicture } from '../parts/playing-card.js';
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
  const hands = {
    you: element('div', { class: 'hand', role: 'img', 'aria-label': sayKind('you') }),
    opponent: element('div', { class: 'hand', role: 'img', 'aria-label': sayKind('opponent') }),
  };
  const frame = element(
    'div',
    { class: 'board' },
    element(
      'div',
      { class: 'hands' },
      ...sides.map((side) => element('div', {}, element('h2', {}, sayKind(side)), hands[side])),
    ),
  );

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

  /** @param {Duel} duel */
  const name = (duel) => spoken(duel).forEach(({ side, text }) => hands[side].setAttribute('aria-label', text));

  const cover = () =>
    sides.forEach((side) => {
      hands[side].replaceChildren(...Array.from({ length: cards }, () => cardPicture()));
      hands[side].setAttribute('aria-label', sayKind(side));
    });

  return {
    frame,
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
      sides.forEach((side) => hands[side].replaceChildren(...duel[side].map((card) => cardPicture(card))));
      name(duel);
    },
    start: cover,
    async stop(result) {
      const duel = /** @type {Duel} */ (result);
      const steps = sides.flatMap((side) =>
        duel[side].map((card, place) => () => hands[side].children[place]?.replaceWith(cardPicture(card))),
      );
      await revealOneByOne(steps, still);
      name(duel);
    },
    summary: (result) =>
      spoken(/** @type {Duel} */ (result))
        .map(({ text }) => `${text}.`)
        .join(' '),
  };
}
