import { textOn } from './text-on';

test.each([
  ['#fff', '#000'],
  ['#ffd400', '#000'],
  ['rgb(116, 116, 116)', '#fff'],
  ['rgb(120, 120, 120)', '#000'],
  ['#1144cc', '#fff'],
  ['#000', '#fff'],
])('text on %s is %s', (ground, text) => {
  expect(textOn(ground)).toBe(text);
});

test.each(['red', 'var(--x)', '#12', ''])('a ground written as "%s" gives no colour of text', (ground) => {
  expect(textOn(ground)).toBeUndefined();
});
