/** @import { DescribedPlay } from '../../../lottery/betting/contract' */
/** @import { SayLottery } from './texts.js' */
import { element } from '../element.js';
import { isPossible, numberText } from './numbers.js';

/**
 * Buttons for the numbers of a line: a row for each place where their order matters, else one row.
 * @param {SayLottery} say
 * @param {DescribedPlay} play
 * @param {(numbers: number[]) => void} onChosen called when the line is complete
 */
export function createPicker(say, { numbers: rule }, onChosen) {
  const rows = rule.ordered ? rule.count : 1;
  const perRow = rule.ordered ? 1 : rule.count;
  /** @type {number[][]} */
  const chosen = Array.from({ length: rows }, () => []);
  /** @type {HTMLButtonElement[][]} */
  const buttons = chosen.map((_row, place) =>
    Array.from({ length: rule.highest - rule.lowest + 1 }, (_, index) => {
      const number = rule.lowest + index;
      const button = element(
        'button',
        { type: 'button', class: 'number', 'aria-pressed': 'false' },
        numberText(number, rule),
      );
      button.addEventListener('click', () => press(place, number));
      return button;
    }),
  );

  /**
   * @param {number} place
   * @param {number} number
   */
  function press(place, number) {
    const row = chosen[place] ?? [];
    if (row.includes(number)) row.splice(row.indexOf(number), 1);
    else if (row.length < perRow) row.push(number);
    else row.splice(0, row.length, ...row.slice(1), number);
    draw();
    const numbers = chosen.flat();
    if (isPossible(numbers, rule)) {
      onChosen(rule.ordered ? numbers : numbers.toSorted((one, other) => one - other));
      for (const one of chosen) one.length = 0;
      draw();
    }
  }

  function draw() {
    for (const [place, row] of buttons.entries())
      for (const [index, button] of row.entries())
        button.setAttribute('aria-pressed', String(chosen[place]?.includes(rule.lowest + index)));
  }

  return element(
    'div',
    { class: 'picker' },
    ...buttons.map((row, place) => {
      const label = rule.ordered ? say('place', { place: place + 1 }) : say('numbers');
      return element(
        'div',
        { class: 'places', role: 'group', 'aria-label': label },
        element('span', { class: 'label', 'aria-hidden': 'true' }, label),
        ...row,
      );
    }),
  );
}
