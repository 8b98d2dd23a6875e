/** Most errors in a word of a length: short words would match nearly everything. */
export function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Whether a word of three letters is another short word with one typing error after its first letter. */
export function isShortWordLike(word: string, other: string): boolean {
  if (word.length !== 3 || word[0] !== other[0] || other.length > 4) return false;
  // in both directions: the whole words are compared, not a part
  return typingErrors(word, other, 1) < 2 && typingErrors(other, word, 1) < 2;
}

/**
 * Fewest typing errors (a letter missing, added, wrong, or two exchanged) with which `word` occurs somewhere in `text`;
 * more than `most` counts as `most + 1`.
 */
export function typingErrors(word: string, text: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, letter) => letter);
  let fewest = word.length;
  for (let at = 0; at < text.length; at += 1) {
    // the word may begin anywhere in the text
    const current = [0];
    let last = 0;
    for (let letter = 1; letter <= word.length; letter += 1) {
      const wrong = word[letter - 1] === text[at] ? 0 : 1;
      last = Math.min(errorsAt(previous, letter - 1) + wrong, errorsAt(previous, letter) + 1, last + 1);
      const exchanged = letter > 1 && word[letter - 1] === text[at - 1] && word[letter - 2] === text[at];
      if (exchanged) last = Math.min(last, errorsAt(before, letter - 2) + 1);
      current.push(last);
    }
    [before, previous] = [previous, current];
    fewest = Math.min(fewest, last);
  }
  return Math.min(fewest, most + 1);
}

function errorsAt(row: number[], letter: number): number {
  return row[letter] ?? Infinity;
}
