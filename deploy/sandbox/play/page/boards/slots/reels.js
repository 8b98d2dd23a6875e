/** @import { SlotSymbol, SlotView } from '../../types' */
import { element, shape } from '../../element.js';
import { symbol } from './symbols.js';

const rows = 3;
/** Milliseconds between the stops of two reels, and of the settling animation. */
const between = 180;
const settling = 420;

/**
 * The reels: five columns that spin until they are stopped.
 * @param {SlotSymbol[][]} strips
 * @param {number[][]} lines
 */
export function createReels(strips, lines) {
  const columns = strips.map(() => element('div', { class: 'reel' }));
  const overlay = shape('svg', {
    class: 'lines',
    viewBox: `0 0 ${strips.length} ${rows}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const frame = element('div', { class: 'reels', role: 'img' }, ...columns, overlay);
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  /**
   * @param {HTMLElement} column
   * @param {SlotSymbol[]} shown
   */
  function fill(column, shown) {
    column.replaceChildren(...shown.map((name) => element('div', { class: 'cell' }, symbol(name))));
  }

  return {
    frame,

    /** @param {SlotSymbol[][]} view */
    show(view) {
      columns.forEach((column, reel) => fill(column, view[reel] ?? []));
    },

    turn() {
      overlay.replaceChildren();
      frame.classList.remove('won');
      if (still.matches) return;
      columns.forEach((column, reel) => {
        const strip = strips[reel] ?? [];
        const tape = element('div', { class: 'tape' });
        // The strip twice, so that the end wraps around seamlessly.
        for (const name of [...strip.slice(0, 8), ...strip.slice(0, 8)]) {
          tape.append(element('div', { class: 'cell' }, symbol(name)));
        }
        column.replaceChildren(tape);
        column.classList.add('turning');
      });
    },

    /**
     * Stops the reels one after the other. Resolves when all have stopped.
     * @param {SlotSymbol[][]} view
     */
    async stop(view) {
      await Promise.all(
        columns.map(async (column, reel) => {
          if (!still.matches) await pause(reel * between);
          column.classList.remove('turning');
          fill(column, view[reel] ?? []);
          if (still.matches) return;
          const fall = [
            { transform: 'translateY(-60%)' },
            { transform: 'translateY(4%)', offset: 0.7 },
            { transform: 'none' },
          ];
          const moving = [...column.children].map((cell) =>
            cell.animate(fall, { duration: settling, easing: 'ease-out' }),
          );
          await Promise.allSettled(moving.map(({ finished }) => finished));
        }),
      );
    },

    /**
     * Draws the winning lines and highlights the symbols that won.
     * @param {SlotView} view
     */
    celebrate({ window: view, lineWins: wins = [], wayWins = [], scatter }) {
      const scatters = scatter.amount > 0;
      frame.classList.toggle('won', wins.length > 0 || wayWins.length > 0 || scatters);
      overlay.replaceChildren(
        ...wins.map(({ line, count }) => {
          const points = (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel + 0.5},${row + 0.5}`);
          return shape('polyline', { points: points.join(' '), class: `line line-${line % 5}` });
        }),
      );
      columns.forEach((column, reel) =>
        [...column.children].forEach((cell, row) => {
          const onLine = wins.some(({ line, count }) => reel < count && lines[line]?.[reel] === row);
          const name = view[reel]?.[row];
          const onWay = wayWins.some(({ symbol: won, count }) => reel < count && (name === won || name === 'W'));
          cell.classList.toggle('lucky', onLine || onWay || (scatters && name === 'S'));
        }),
      );
    },
  };
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
