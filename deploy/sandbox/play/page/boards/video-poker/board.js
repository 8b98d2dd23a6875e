/** @import { Board, BoardContext, Card, Hand, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { cardName, cardPicture } from '../parts/playing-card.js';
import { revealOneByOne } from '../parts/reveal.js';

/** @typedef {RoundResult & { cards: Card[], hand: Hand | null }} Deal */

/**
 * Five cards that are paid by their hand.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind, percent, still }) {
  const { pays } = /** @type {{ pays: Record<Hand, number> }} */ (/** @type {unknown} */ (table.rules));
  const number = new Intl.NumberFormat(texts.locale);
  const hand = element('div', { class: 'hand', role: 'img', 'aria-label': sayKind('covered') });
  const rows = new Map(
    Object.entries(pays).map(([name, paid]) => [
      name,
      element('li', {}, sayKind(/** @type {Hand} */ (name)), ' ', element('b', {}, `× ${number.format(paid)}`)),
    ]),
  );
  const frame = element('div', { class: 'board' }, hand, element('ul', { class: 'odds' }, ...rows.values()));

  /** @param {RoundResult} result */
  const summary = (result) => {
    const { cards, hand: name } = /** @type {Deal} */ (result);
    return `${name ? sayKind(name) : sayKind('noHand')}: ${cards.map((card) => cardName(card, sayKind)).join(', ')}.`;
  };

  /** @param {(Card | undefined)[]} cards */
  const fill = (cards) => hand.replaceChildren(...cards.map((card) => cardPicture(card)));

  /** @param {Deal | undefined} deal */
  const mark = (deal) => rows.forEach((row, name) => row.classList.toggle('lucky', deal?.hand === name));

  return {
    frame,
    rules: [
      element('p', {}, sayKind('pokerRule')),
      element('p', {}, sayKind('shares', { share: percent(table.rules.returns[''] ?? 0) })),
    ],
    choice: () => '',
    show(last) {
      const deal = /** @type {Deal | undefined} */ (last);
      fill(deal?.cards ?? [undefined, undefined, undefined, undefined, undefined]);
      mark(deal);
      if (deal) hand.setAttribute('aria-label', summary(deal));
    },
    start() {
      mark(undefined);
      fill([undefined, undefined, undefined, undefined, undefined]);
    },
    async stop(result) {
      const deal = /** @type {Deal} */ (result);
      const steps = deal.cards.map((card, place) => () => hand.children[place]?.replaceWith(cardPicture(card)));
      await revealOneByOne(steps, still);
      hand.setAttribute('aria-label', summary(deal));
      mark(deal);
    },
    summary,
  };
}
