import { toCsv } from './csv';

test('cells are separated, quoted where needed, and lines end as in RFC 4180', () => {
  expect(
    toCsv([
      ['Game', 'Stake'],
      ['Say "hi", then', '3.00'],
    ]),
  ).toBe('\uFEFFGame,Stake\r\n"Say ""hi"", then",3.00\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+7', "'+7"],
  ['-cmd', "'-cmd"],
  ['@sum(a1)', "'@sum(a1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['-3.00', '-3.00'],
  ['Fruit Harbour', 'Fruit Harbour'],
])('the cell %j is written as %j: no cell is a formula', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});
