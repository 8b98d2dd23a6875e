/** @import { Board, BoardContext, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { revealOneByOne } from '../parts/reveal.js';

/** @typedef {RoundResult & { prize: number, boxes: number[] }} Scratched */

/**
 * A card with nine boxes; three equal amounts win.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind, percent, still }) {
  const { prizes } = /** @type {{ prizes: number[] }} */ (/** @type {unknown} */ (table.rules));
  const number = new Intl.NumberFormat(texts.locale);
  const boxes = Array.from({ length: 9 }, () => element('span', { class: 'box' }));
  const card = element('div', { class: 'scratch-card', role: 'img', 'aria-label': sayKind('covered') }, ...boxes);
  const frame = element('div', { class: 'board' }, card);

  function cover() {
    card.setAttribute('aria-label', sayKind('covered'));
    boxes.forEach((box) => {
      box.className = 'box';
      box.textContent = '?';
    });
  }

  /**
   * @param {number} place
   * @param {Scratched} scratched
   */
  function open(place, { prize, boxes: amounts }) {
    const box = boxes[place];
    const amount = amounts[place] ?? 0;
    if (!box) return;
    box.className = prize > 0 && amount === prize ? 'box open lucky' : 'box open';
    box.textContent = `× ${number.format(amount)}`;
  }

  /** @param {Scratched} scratched */
  const summary = ({ boxes: amounts }) =>
    sayKind('card', { boxes: amounts.map((amount) => number.format(amount)).join(', ') });

  return {
    frame,
    rules: [
      element('p', {}, sayKind('lotteryRule')),
      element('p', {}, prizes.map((prize) => `× ${number.format(prize)}`).join(', ')),
      element('p', {}, sayKind('shares', { share: percent(table.rules.returns[''] ?? 0) })),
    ],
    choice: () => '',
    show(last) {
      cover();
      if (!last) return;
      const scratched = /** @type {Scratched} */ (last);
      boxes.forEach((_box, place) => open(place, scratched));
      card.setAttribute('aria-label', summary(scratched));
    },
    start: cover,
    async stop(result) {
      const scratched = /** @type {Scratched} */ (result);
      await revealOneByOne(
        boxes.map((_box, place) => () => open(place, scratched)),
        still,
      );
      card.setAttribute('aria-label', summary(scratched));
    },
    summary: (result) => `${summary(/** @type {Scratched} */ (result))}.`,
  };
}
