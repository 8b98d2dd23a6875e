/** @import { Board, BoardContext } from '../types' */

/** @type {Record<string, () => Promise<{ createBoard: (context: BoardContext) => Board }>>} */
const boards = {
  'slot-lines': () => import('./slots/board.js'),
  'slot-ways': () => import('./slots/board.js'),
  'video-poker': () => import('./video-poker/board.js'),
  baccarat: () => import('./baccarat/board.js'),
  'card-duel': () => import('./duel/board.js'),
  'poker-duel': () => import('./duel/board.js'),
  roulette: () => import('./roulette/board.js'),
  fishing: () => import('./fishing/board.js'),
  'instant-lottery': () => import('./instant-lottery/board.js'),
  sports: () => import('./matches/board.js'),
  esports: () => import('./matches/board.js'),
};

/**
 * The board of a kind of game.
 * @param {BoardContext} context
 */
export async function createBoard(context) {
  const load = boards[context.table.kind];
  if (!load) throw new Error(`There is no board for ${context.table.kind}.`);
  return (await load()).createBoard(context);
}
