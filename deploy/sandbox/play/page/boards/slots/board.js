/** @import { Board, BoardContext, RoundResult, SlotRules, SlotView } from '../../types' */
import { payTableOf } from './pay-table.js';
import { createReels } from './reels.js';
import { defineSymbols } from './symbols.js';

/**
 * Five reels, with lines or ways.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind }) {
  const { say } = texts;
  const rules = /** @type {SlotRules} */ (/** @type {unknown} */ (table.rules));
  defineSymbols(table.theme);
  const reels = createReels(rules.strips, rules.lines ?? []);
  /** Shown before the first spin. */
  const opening = rules.strips.map((strip) => strip.slice(9, 12));
  let shown = opening;

  /** @param {SlotView['window']} view */
  function describe(view) {
    shown = view;
    const symbols = view.map((reel) => reel.map(spoken).join(' ')).join(' | ');
    reels.frame.setAttribute('aria-label', say('reels', { symbols }));
  }

  /** @param {string} name */
  function spoken(name) {
    if (name === 'W') return say('wild');
    return name === 'S' ? say('scatter') : name;
  }

  return {
    frame: reels.frame,
    rules: payTableOf(rules, texts, sayKind),
    choice: () => '',
    show(last) {
      const view = last ? viewOf(last).window : shown;
      reels.show(view);
      describe(view);
    },
    start: () => reels.turn(),
    async stop(result) {
      const { window: view } = viewOf(result);
      await reels.stop(view);
      describe(view);
    },
    celebrate: (result) => reels.celebrate(viewOf(result)),
  };
}

/**
 * @param {RoundResult} result
 * @returns {SlotView}
 */
function viewOf(result) {
  return /** @type {SlotView} */ (/** @type {unknown} */ (result));
}
