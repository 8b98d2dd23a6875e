/** @import { Board, BoardContext, RoundResult } from '../../types' */
import { element, shape } from '../../element.js';
import { chosenIn, createChoice } from '../parts/choice.js';

/** @typedef {'sardine' | 'clownfish' | 'ray' | 'turtle' | 'shark'} Fish */
/** @typedef {RoundResult & { caught: boolean }} Shot */

/** @type {Record<Fish, { fill: string, size: number }>} */
const looks = {
  sardine: { fill: '#9fc4dc', size: 44 },
  clownfish: { fill: '#ff8a3d', size: 52 },
  ray: { fill: '#8d7bd8', size: 66 },
  turtle: { fill: '#5fb36a', size: 74 },
  shark: { fill: '#6d8296', size: 96 },
};

/**
 * One shot at the chosen fish.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind, percent }) {
  const { prizes, returns } = /** @type {{ prizes: Record<Fish, number>, returns: Record<string, number> }} */ (
    /** @type {unknown} */ (table.rules)
  );
  const number = new Intl.NumberFormat(texts.locale);
  const names = /** @type {Fish[]} */ (Object.keys(prizes));
  const drawn = new Map(names.map((name) => [name, fishPicture(name)]));
  const sea = element('div', { class: 'sea', 'aria-hidden': 'true' }, ...drawn.values());
  const frame = element(
    'div',
    { class: 'board' },
    sea,
    createChoice(
      sayKind('yourBet'),
      names.map((name) => ({ value: name, label: sayKind(name), note: `× ${number.format(prizes[name])}` })),
    ),
  );

  /** @param {RoundResult | undefined} result */
  function mark(result) {
    const shot = /** @type {Shot | undefined} */ (result);
    for (const [name, picture] of drawn) {
      picture.classList.toggle('caught', shot?.choice === name && shot.caught);
      picture.classList.toggle('escaped', shot?.choice === name && !shot.caught);
    }
  }

  return {
    frame,
    rules: [
      ...names.map((name) =>
        element(
          'p',
          {},
          element('b', {}, sayKind(name)),
          ': ',
          sayKind('pays', { factor: number.format(prizes[name]) }),
        ),
      ),
      element('p', {}, sayKind('shares', { share: percent(returns.sardine ?? 0) })),
    ],
    choice: () => chosenIn(frame),
    show: mark,
    start: () => mark(undefined),
    stop: async (result) => mark(result),
    summary(result) {
      const { caught, choice } = /** @type {Shot} */ (result);
      return `${sayKind(caught ? 'caught' : 'escaped', { fish: sayKind(/** @type {Fish} */ (choice)) })}.`;
    },
  };
}

/** @param {Fish} name */
function fishPicture(name) {
  const { fill, size } = looks[name];
  const picture = shape(
    'svg',
    { viewBox: '0 0 100 60', width: String(size), height: String(size * 0.6), class: 'fish' },
    shape('path', { d: 'M6 30C22 4 58 4 74 30L96 12V48L74 30C58 56 22 56 6 30Z', fill }),
    shape('circle', { cx: '24', cy: '26', r: '4', fill: '#0b1220' }),
  );
  return picture;
}
