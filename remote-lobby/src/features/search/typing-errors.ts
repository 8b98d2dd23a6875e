/** Most errors in a word of a length: short words would match nearly everything. */
export function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Fewest typing errors (a letter missing, added, wrong, or two exchanged) with which `word` occurs somewhere in `text`;
 * more than `most` counts as `most + 1`.
 */
export function typingErrors(word: string, text: string, most: number): number {
  let [before, previous] = [new Array<number>(word.length + 1).fill(0), rangeTo(word.length)];
  let fewest = previous[word.length] ?? 0;
  for (let at = 0; at < text.length; at += 1) {
    // the word may begin anywhere in the text
    const current = [0];
    for (let letter = 1; letter <= word.length; letter += 1) {
      const wrong = word[letter - 1] === text[at] ? 0 : 1;
      let errors = Math.min(previous[letter - 1]! + wrong, previous[letter]! + 1, current[letter - 1]! + 1);
      if (at > 0 && letter > 1 && word[letter - 1] === text[at - 1] && word[letter - 2] === text[at])
        errors = Math.min(errors, before[letter - 2]! + 1);
      current.push(errors);
    }
    [before, previous] = [previous, current];
    fewest = Math.min(fewest, current[word.length]!);
  }
  return Math.min(fewest, most + 1);
}

function rangeTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
