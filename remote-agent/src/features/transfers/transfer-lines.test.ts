import { amountFault, readLines } from './transfer-lines';

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
  ['mei88 5\nharbour 1.005', { line: 2 }],
  [Array.from({ length: 201 }, (_, index) => `m${index} 1`).join('\n'), 'tooMany'],
])('says what is wrong with %j [AGT-29]', (typed, fault) => {
  expect(readLines(typed, 'CNY')).toEqual({ fault });
});

test('an amount is a positive decimal', () => {
  expect(['1', '0.01', '0', '1e3', '-1', ''].map((typed) => amountFault(typed, 'CNY') === undefined)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test.each([
  ['1.000', 'CNY', undefined],
  ['100.00', 'JPY', undefined],
  ['1.005', 'CNY', 'transfer.outcome.amount'],
  ['100.5', 'JPY', 'transfer.outcome.amount'],
  ['9999999999999', 'CNY', 'transfer.outcome.amount'],
  ['0.00', 'CNY', 'transfer.amount.wrong'],
  ['1,000', 'CNY', 'transfer.amount.wrong'],
])('%s of %s has the fault %s, so that no part of an amount is cut off [AGT-30]', (typed, currency, fault) => {
  expect(amountFault(typed, currency)).toBe(fault);
});
