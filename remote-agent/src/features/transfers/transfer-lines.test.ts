import { isAmount, readLines } from './transfer-lines';

test('reads one member and amount a line, without empty lines [AGT-29]', () => {
  expect(readLines(' mei88 50\n\nharbour, 1.5\nlan\t20\n', 'CNY')).toEqual({
    lines: [
      { account: 'mei88', amount: '50' },
      { account: 'harbour', amount: '1.5' },
      { account: 'lan', amount: '20' },
    ],
  });
});

test.each([
  ['', 'none'],
  ['mei88', { line: 1 }],
  ['mei88 50\nharbour zero', { line: 2 }],
  ['mei88 0', { line: 1 }],
  ['mei88 -5', { line: 1 }],
  [Array.from({ length: 201 }, (_, index) => `m${index} 1`).join('\n'), 'tooMany'],
])('says what is wrong with %j [AGT-29]', (typed, fault) => {
  expect(readLines(typed, 'CNY')).toEqual({ fault });
});

test('an amount is a positive decimal', () => {
  expect(['1', '0.01', '0', '1e3', '-1', ''].map((typed) => isAmount(typed, 'CNY'))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
