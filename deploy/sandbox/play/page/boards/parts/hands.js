/** @import { BoardContext, Card } from '../../types' */
import { element } from '../../element.js';
import { cardPicture } from './playing-card.js';

/**
 * The hands of some sides, each under its name.
 * @template {string} Side
 * @param {readonly Side[]} sides
 * @param {(side: Side) => string} nameOf
 */
export function createHands(sides, nameOf) {
  const hands = /** @type {Record<Side, HTMLElement>} */ ({});
  for (const side of sides) hands[side] = element('div', { class: 'hand', role: 'img', 'aria-label': nameOf(side) });
  return {
    frame: element(
      'div',
      { class: 'hands' },
      ...sides.map((side) => element('div', {}, element('h2', {}, nameOf(side)), hands[side])),
    ),
    /** Covers this number of cards of each side. @param {number} count */
    cover(count) {
      for (const side of sides) {
        hands[side].replaceChildren(...Array.from({ length: count }, () => cardPicture()));
        hands[side].setAttribute('aria-label', nameOf(side));
      }
    },
    /** Shows all cards. @param {Record<Side, Card[]>} dealt */
    show(dealt) {
      for (const side of sides) hands[side].replaceChildren(...dealt[side].map((card) => cardPicture(card)));
    },
    /** Shows one card in its place, or after the last one. @param {Side} side @param {number} place @param {Card} card */
    turn(side, place, card) {
      const covered = hands[side].children[place];
      if (covered) covered.replaceWith(cardPicture(card));
      else hands[side].append(cardPicture(card));
    },
    /** Sets what is read of each hand. @param {readonly { side: Side, text: string }[]} spoken */
    name(spoken) {
      for (const { side, text } of spoken) hands[side].setAttribute('aria-label', text);
    },
  };
}
