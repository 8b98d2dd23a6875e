/** Most UTF-16 units of one character that are counted as one: the longest emoji sequences have 15. */
const unitsOfCharacter = 16;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Number of characters as a person counts them: a flag, a family or a letter with its accents is one (extended grapheme
 * clusters of Unicode). A cluster of more than 16 UTF-16 units counts once for each 16 that it begins, so that no text
 * is longer than 16 units for each counted character.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of segmenter.segment(text)) count += weightOf(segment);
  return count;
}

/** The longest beginning of a text that has at most `max` characters, cut between characters. */
export function firstCharacters(text: string, max: number): string {
  let count = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    count += weightOf(segment);
    if (count > max) return text.slice(0, index);
  }
  return text;
}

/** Marks, spaces, controls and fillers alone show nothing; half a surrogate pair cannot be stored as it is. */
const ink = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
const halfPair = /\p{Cs}/u;

/** Whether a person can see something of a text, and every server stores it as it is. */
export function isLegible(text: string): boolean {
  return ink.test(text) && !halfPair.test(text);
}

const weightOf = (segment: string) => Math.ceil(segment.length / unitsOfCharacter);
