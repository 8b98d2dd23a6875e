/** @import { DescribedPlay } from '../../../../lottery/betting/contract' */
/** @import { BettingContext, Layout } from '../types' */

/** @type {Record<string, (context: BettingContext, initial: DescribedPlay) => Promise<Layout>>} */
const layouts = {
  Traditional: async (...given) => (await import('./traditional.js')).createTraditional(...given),
  Entertainment: async (...given) => (await import('./entertainment.js')).createEntertainment(...given),
  tradition: async (...given) => (await import('./tradition.js')).createTradition(...given),
};

/**
 * The layout of a mode; only that one is loaded.
 * @param {string} name
 * @param {BettingContext} context
 * @param {DescribedPlay} initial
 * @returns {Promise<Layout>}
 */
export function createLayout(name, context, initial) {
  const create = layouts[name] ?? layouts.Traditional;
  if (!create) throw new Error('unreachable');
  return create(context, initial);
}
