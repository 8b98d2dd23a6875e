import type { Game } from '@atrium/api';
import { distinctGames, nameOfGame } from '../games/game';
import { longestQuery } from './search-query';
import { searchText } from './search-text';
import { allowedErrors, isShortWordLike, typingErrors } from './typing-errors';

interface IndexedGame {
  game: Game;
  /** Its names, each after a space, so that a space before a word finds beginnings. */
  words: string;
  /** The same without spaces, for scripts that write none. */
  compact: string;
  /** Each name from each of its words on, without spaces, for words that are typed as one. */
  joined: string[];
}

/** How well a game matches; lower is better. */
const rank = { beginning: 0, word: 1, part: 2, vendor: 3, none: Infinity };

/** Scripts that are written without spaces. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** All games, searchable by name as the player types. */
export class GameIndex {
  readonly games: readonly Game[];
  readonly #entries: IndexedGame[];

  /** @param whole whether these are all games of the merchant */
  constructor(
    games: readonly Game[],
    readonly whole = true,
  ) {
    this.games = distinctGames(games);
    this.#entries = this.games.map((game) => {
      const names = [...new Set([nameOfGame(game), game.gameName, game.nodeName].map(searchText))].filter(Boolean);
      return {
        game,
        words: ` ${names.join(' ')}`,
        compact: names.join(' ').replaceAll(' ', ''),
        joined: names.flatMap((name) => name.split(' ').map((_, at, words) => words.slice(at).join(''))),
      };
    });
  }

  /**
   * The games with every word of the query in their names or that of their vendor, best first; all games for an empty
   * one. Only when no name has them, those that have them with typing errors.
   * @param vendorName the vendor's name as it is shown. Default: its code
   */
  search(query: string, vendorName = (vendor: string) => vendor): Game[] {
    const words = searchText(query.slice(0, longestQuery)).split(' ').filter(Boolean);
    if (words.length === 0) return [...this.games];
    const vendors = new Map<string, string>();
    const vendorWords = ({ vendor }: Game) => {
      const known = vendors.get(vendor) ?? ` ${searchText(vendorName(vendor))}`;
      vendors.set(vendor, known);
      return known;
    };
    const exact = this.#ranked((entry) =>
      Math.max(
        ...words.map((word) => {
          const own = rankOf(word, entry);
          return own === rank.none && vendorWords(entry.game).includes(` ${word}`) ? rank.vendor : own;
        }),
      ),
    );
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

function rankOf(word: string, { words, compact, joined }: IndexedGame): number {
  if (words.startsWith(` ${word}`)) return rank.beginning;
  if (words.includes(` ${word}`)) return rank.word;
  const isPart = unspaced.test(word)
    ? compact.includes(word)
    : words.includes(word) || joined.some((name) => name.startsWith(word));
  return isPart ? rank.part : rank.none;
}

/** Errors of all words together; none where a word has more than its length allows. */
function errorsIn(words: string[], entry: IndexedGame): number {
  let sum = 0;
  for (const word of words) {
    const errors = errorsOf(word, entry);
    if (errors === undefined) return rank.none;
    sum += errors;
  }
  return sum;
}

/** Fewest errors with which the word is in the names; `undefined` where it has more than its length allows. */
function errorsOf(word: string, { words, compact }: IndexedGame): number | undefined {
  const isUnspaced = unspaced.test(word);
  // three characters of a script without spaces say as much as a long word
  const most = Math.max(isUnspaced && word.length > 2 ? 1 : 0, allowedErrors(word.length));
  // elsewhere the space between two words counts as a letter, so that an error does not join them
  const errors = typingErrors(word, isUnspaced ? compact : words, most);
  if (errors <= most) return errors;
  return words.split(' ').some((other) => isShortWordLike(word, other)) ? 1 : undefined;
}
