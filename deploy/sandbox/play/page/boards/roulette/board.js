/** @import { Board, BoardContext, RoundResult } from '../../types' */
import { element } from '../../element.js';
import { chosenIn, createChoice } from '../parts/choice.js';

/** @typedef {RoundResult & { pocket: number, color: 'red' | 'black' | 'green' }} Turn */

/** Milliseconds that the wheel turns, and between two numbers while it does. */
const turning = 1_500;
const tick = 90;

/**
 * A wheel with one zero and a table of bets.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, sayKind, percent, still }) {
  const { bets, wheel, returns } =
    /** @type {{ bets: Record<string, number>, wheel: number[], returns: Record<string, number> }} */ (
      /** @type {unknown} */ (table.rules)
    );
  const pocket = element('output', { class: 'pocket', 'aria-hidden': 'true' }, '–');
  const wheelFrame = element('div', { class: 'wheel', role: 'img', 'aria-label': sayKind('wheel') }, pocket);
  const single = element(
    'select',
    { 'aria-label': sayKind('singleNumber') },
    ...[...wheel]
      .sort((one, other) => one - other)
      .map((number) => element('option', { value: `number-${number}` }, String(number))),
  );
  const outside = Object.keys(bets).filter((bet) => !bet.startsWith('number-'));
  const choice = createChoice(sayKind('yourBet'), [
    ...outside.map((bet) => ({ value: bet, label: labelOf(bet), note: `× ${bets[bet]}` })),
    { value: 'number', label: sayKind('singleNumber'), note: `× ${bets['number-0']}` },
  ]);
  choice.append(single);
  // choosing a number is betting on it
  single.addEventListener('change', () => {
    const radio = choice.querySelector('input[value=number]');
    if (radio instanceof HTMLInputElement) radio.checked = true;
  });
  const frame = element('div', { class: 'board' }, wheelFrame, choice);
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let began = 0;

  /** @param {string} bet */
  function labelOf(bet) {
    const [name, part] = bet.split('-');
    if (name === 'dozen') return `${Number(part) * 12 - 11}–${Number(part) * 12}`;
    if (name === 'column') return sayKind('column', { number: part ?? '' });
    if (bet === 'low') return '1–18';
    if (bet === 'high') return '19–36';
    return sayKind(/** @type {'red' | 'black' | 'even' | 'odd'} */ (bet));
  }

  /** @param {Turn} turn */
  const summary = ({ pocket: number, color }) => sayKind('pocket', { number, color: sayKind(color) });

  /** @param {Turn} turn */
  function land(turn) {
    clearInterval(timer);
    pocket.value = String(turn.pocket);
    wheelFrame.dataset.color = turn.color;
    wheelFrame.setAttribute('aria-label', summary(turn));
  }

  return {
    frame,
    rules: [element('p', {}, sayKind('shares', { share: percent(returns.red ?? 0) }))],
    choice: () => (chosenIn(frame) === 'number' ? single.value : chosenIn(frame)),
    show(last) {
      clearInterval(timer);
      if (last) land(/** @type {Turn} */ (last));
      else pocket.value = '–';
    },
    start() {
      began = performance.now();
      delete wheelFrame.dataset.color;
      let place = 0;
      pocket.value = '…';
      if (!still) timer = setInterval(() => (pocket.value = String(wheel[(place += 1) % wheel.length])), tick);
    },
    async stop(result) {
      const left = still ? 0 : turning - (performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
      land(/** @type {Turn} */ (result));
    },
    summary: (result) => `${summary(/** @type {Turn} */ (result))}.`,
  };
}
