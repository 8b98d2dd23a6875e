/** @import { Board, BoardContext, Card, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { chosenIn, createChoice } from '../parts/choice.js';
import { createHands } from '../parts/hands.js';
import { cardName } from '../parts/playing-card.js';
import { revealOneByOne } from '../parts/reveal.js';

/** @typedef {RoundResult & { player: Card[], banker: Card[], points: { player: number, banker: number } }} Coup */

const sides = /** @type {const} */ (['player', 'banker']);

/**
 * Two hands; the bet is on one of them or on a tie.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, sayKind, percent, still }) {
  const { pays, returns } =
    /** @type {{ pays: Record<'player' | 'banker' | 'tie', number>, returns: Record<string, number> }} */ (
      /** @type {unknown} */ (table.rules)
    );
  const bets = /** @type {const} */ (['player', 'banker', 'tie']);
  const hands = createHands(sides, sayKind);
  const frame = element(
    'div',
    { class: 'board' },
    hands.frame,
    createChoice(
      sayKind('yourBet'),
      bets.map((side) => ({ value: side, label: sayKind(side), note: `× ${pays[side]}` })),
    ),
  );

  /** @param {Coup} coup */
  const spoken = (coup) =>
    sides.map((side) => ({
      side,
      text: sayKind('points', {
        side: sayKind(side),
        count: coup.points[side],
        cards: coup[side].map((card) => cardName(card, sayKind)).join(', '),
      }),
    }));

  const cover = () => hands.cover(2);

  return {
    frame,
    rules: [
      element('p', {}, sayKind('baccaratRule')),
      ...bets.map((side) =>
        element(
          'p',
          {},
          element('b', {}, sayKind(side)),
          ': ',
          sayKind('shares', { share: percent(returns[side] ?? 0) }),
        ),
      ),
    ],
    choice: () => chosenIn(frame),
    show(last) {
      cover();
      if (!last) return;
      const coup = /** @type {Coup} */ (last);
      hands.show(coup);
      hands.name(spoken(coup));
    },
    start: cover,
    async stop(result) {
      const coup = /** @type {Coup} */ (result);
      const steps = [0, 1, 2].flatMap((place) =>
        sides.flatMap((side) => {
          const card = coup[side][place];
          return card === undefined ? [] : [() => hands.turn(side, place, card)];
        }),
      );
      await revealOneByOne(steps, still);
      hands.name(spoken(coup));
    },
    summary: (result) =>
      spoken(/** @type {Coup} */ (result))
        .map(({ text }) => `${text}.`)
        .join(' '),
  };
}
