import { allowedErrors, isShortWordLike, typingErrors } from './typing-errors';

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [40, 2],
])('a word of %i letters may have %i errors', (length, errors) => {
  expect(allowedErrors(length)).toBe(errors);
});

test.each([
  ['koy', 'koi', true],
  ['kio', 'koi', true],
  ['koi', 'kohi', true],
  ['koi', 'ko', true],
  ['cat', 'cafe', false],
  ['hoi', 'koi', false],
  ['ko', 'koi', false],
  ['koi', 'kaa', false],
])('%s is like the short word %s: %s', (word, other, expected) => {
  expect(isShortWordLike(word, other)).toBe(expected);
});

test.each([
  ['fruit', 'fresh fruit harbour', 0],
  ['fruti', 'fresh fruit harbour', 1],
  ['frut', 'fruit', 1],
  ['fruiit', 'fruit', 1],
  ['fxuit', 'fruit', 1],
  ['rfuti', 'fruit', 2],
  ['ab', 'ba', 1],
  ['', 'fruit', 0],
  ['fruit', '', 3],
  ['dragon', 'fruit', 3],
])('%s occurs in "%s" with %i errors; more than two count as three', (word, text, errors) => {
  expect(typingErrors(word, text, 2)).toBe(errors);
});
