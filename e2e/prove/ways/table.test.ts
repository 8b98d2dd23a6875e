import { tableOf } from './table';

const walked = { way: 'by name', merchant: 'aurora', seconds: 4.25, passed: true, switchedOn: false };

it('shows for each way and merchant the result, the seconds, and whether it was switched on', () => {
  const rows = tableOf(
    [
      walked,
      { ...walked, merchant: 'lotus', switchedOn: true },
      { ...walked, merchant: 'lotus', way: 'by phone', passed: false },
    ],
    61,
  ).split('\n');
  expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ['aurora', 'lotus'],
    ['by name', '4.3 s', '4.3 s*'],
    ['by phone', '-', 'FAILED'],
    [''],
    [expect.stringContaining('2 of 3 walked in 61 s')],
  ]);
});
