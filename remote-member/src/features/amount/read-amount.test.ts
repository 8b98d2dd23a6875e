import type { Currency } from '@atrium/contract';
import { limitsOf, readAmount } from './read-amount';

const yuan: Currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 2 };
const yen: Currency = { ...yuan, code: 'JPY', digits: 0 };

test.each(['', '   ', '0', '0.00', '-5', '-0.01', 'abc', '1e3', '.5', '1.2.3', '0.001'])(
  '%j is no amount to deposit or withdraw [DLG-10]',
  (typed) => expect(readAmount(typed, yuan)).toEqual({ fault: 'notPositive' }),
);

test.each([
  ['5', 500],
  [' 1,234.50 ', 123_450],
  ['0.01', 1],
  ['7.100', 710],
])('%j is an amount [DLG-10]', (typed, minor) => {
  expect(readAmount(typed, yuan)).toEqual({ amount: { minor, currency: 'CNY' } });
});

test('a currency without coins takes none', () => {
  expect(readAmount('12.5', yen)).toEqual({ fault: 'notPositive' });
  expect(readAmount('12.0', yen)).toEqual({ amount: { minor: 12, currency: 'JPY' } });
});

test('it keeps to the limits of the settings, both included [DLG-10]', () => {
  const values: Record<string, string> = { depositLeast: '10000', depositMost: '50000', withdrawMost: 'x' };
  const limits = limitsOf('deposit', (name) => values[name]);
  expect(limits).toEqual({ least: 10_000, most: 50_000 });
  expect(['99.99', '100', '500', '500.01'].map((typed) => readAmount(typed, yuan, limits))).toEqual([
    { fault: 'tooLittle' },
    { amount: { minor: 10_000, currency: 'CNY' } },
    { amount: { minor: 50_000, currency: 'CNY' } },
    { fault: 'tooMuch' },
  ]);
  expect(limitsOf('withdraw', (name) => values[name])).toEqual({});
});
