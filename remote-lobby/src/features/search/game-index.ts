import type { Game } from '@atrium/api';
import { nameOfGame } from '../games/game';
import { longestQuery } from './search-query';
import { searchText } from './search-text';
import { allowedErrors, typingErrors } from './typing-errors';

interface IndexedGame {
  game: Game;
  /** Its names, each after a space, so that a space before a word finds beginnings. */
  words: string;
  /** The same without spaces, for scripts that write none. */
  compact: string;
}

/** How well a game matches; lower is better. */
const rank = { beginning: 0, word: 1, part: 2, none: Infinity };

/** All games, searchable by name as the player types. */
export class GameIndex {
  readonly games: readonly Game[];
  readonly #entries: IndexedGame[];

  /** @param whole whether these are all games of the merchant */
  constructor(
    games: readonly Game[],
    readonly whole = true,
  ) {
    this.games = games;
    this.#entries = games.map((game) => {
      const names = [...new Set([nameOfGame(game), game.gameName, game.nodeName].map(searchText))].filter(Boolean);
      return { game, words: ` ${names.join(' ')}`, compact: names.join(' ').replaceAll(' ', '') };
    });
  }

  /**
   * The games with every word of the query in their names, best first; all games for an empty one. Only when no name has
   * them, those that have them with typing errors.
   */
  search(query: string): Game[] {
    const words = searchText(query.slice(0, longestQuery)).split(' ').filter(Boolean);
    if (words.length === 0) return [...this.games];
    const exact = this.#ranked((entry) => Math.max(...words.map((word) => rankOf(word, entry))));
    return exact.length > 0 ? exact : this.#ranked((entry) => errorsIn(words, entry));
  }

  #ranked(rankOfEntry: (entry: IndexedGame) => number): Game[] {
    return this.#entries
      .map((entry) => ({ game: entry.game, rank: rankOfEntry(entry) }))
      .filter((found) => found.rank < rank.none)
      .sort((one, other) => one.rank - other.rank)
      .map(({ game }) => game);
  }
}

function rankOf(word: string, { words, compact }: IndexedGame): number {
  if (words.startsWith(` ${word}`)) return rank.beginning;
  if (words.includes(` ${word}`)) return rank.word;
  return compact.includes(word) ? rank.part : rank.none;
}

/** Errors of all words together; none where a word has more than its length allows. */
function errorsIn(words: string[], { compact }: IndexedGame): number {
  let sum = 0;
  for (const word of words) {
    // three characters of a script without spaces say as much as a long word
    const most =
      /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word) && word.length > 2 ? 1 : allowedErrors(word.length);
    const errors = typingErrors(word, compact, most);
    if (errors > most) return rank.none;
    sum += errors;
  }
  return sum;
}
