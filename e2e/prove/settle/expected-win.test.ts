import { expectedWin } from './expected-win';

const terms = { price: 1_000, rate: 9_500 };

test.each([
  ['CQSSC', 'straight', [3, 0, 9, 9, 1], '3,0,9,9,1', 95_000_000],
  ['CQSSC', 'straight', [3, 0, 9, 9, 2], '3,0,9,9,1', 0],
  ['CQSSC', 'place2', [0], '3,0,9,9,1', 9_500],
  ['CQSSC', 'sum-even', [], '3,0,9,9,1', 1_900],
  ['CQSSC', 'sum-small', [], '3,0,9,9,1', 1_900],
  ['CQSSC', 'tail3', [9, 9, 1], '3,0,9,9,1', 950_000],
  ['SD11X5', 'any2', [4, 11], '01,11,04,07,02', 5_225],
  ['BJPK10', 'any1', [9], '04,07,09,01,02,03,05,06,08,10', 3_166],
  ['BJPK10', 'sum-odd', [], '04,07,09,01,02,03,05,06,08,10', 1_710],
])('a line of %s on %s wins what its probability pays', (game, play, numbers, drawn, win) => {
  expect(expectedWin(game, { play, numbers }, terms, drawn)).toBe(win);
});
