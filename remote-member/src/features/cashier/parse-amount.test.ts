import type { Currency } from '@atrium/contract';
import { limitsOf, parseAmount } from './parse-amount';

const yuan: Currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 2 };
/** A method that needs its object, as the host's does. */
const settingsOf = (values: Record<string, string>) => ({
  values,
  currency: yuan,
  value(name: string) {
    return this.values[name];
  },
});
const yen: Currency = { ...yuan, code: 'JPY', digits: 0 };

test.each([
  ['', 'notPositive'],
  ['   ', 'notPositive'],
  ['0', 'notPositive'],
  ['0.00', 'notPositive'],
  ['-5', 'notPositive'],
  ['-0.01', 'notPositive'],
  ['abc', 'unreadable'],
  ['1e3', 'unreadable'],
  ['１００', 'unreadable'],
  ['1,00', 'unreadable'],
  ['1,0000', 'unreadable'],
  ['.5', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['7x', 'unreadable'],
  ['0.001', 'decimals'],
  ['1.005', 'decimals'],
  ['1.0501', 'decimals'],
  ['200.001', 'decimals'],
  ['9'.repeat(14), 'tooLarge'],
])('%j is not a valid amount, for its own reason: %s [DLG-10]', (typed, fault) =>
  expect(parseAmount(typed, yuan)).toEqual({ fault }),
);

test.each([
  ['5', 500],
  [' 1,234.50 ', 123_450],
  ['0.01', 1],
  ['7.100', 710],
  ['3.0500', 305],
  ['9'.repeat(13), 999_999_999_999_900],
])('%j is a valid amount [DLG-10]', (typed, minor) => {
  expect(parseAmount(typed, yuan)).toEqual({ amount: { minor, currency: 'CNY' } });
});

test('a currency without minor units accepts no fractions', () => {
  expect(parseAmount('12.5', yen)).toEqual({ fault: 'whole' });
  expect(parseAmount('12.0', yen)).toEqual({ amount: { minor: 12, currency: 'JPY' } });
});

test('decimals that the currency does not have are refused, although amounts are shown with two [LIM-19] [WAL-20]', () => {
  const shown: Currency = { ...yen, digits: 2 };
  expect(parseAmount('12.5', shown)).toEqual({ fault: 'whole' });
  expect(parseAmount('12.00', shown)).toEqual({ amount: { minor: 12, currency: 'JPY' } });
  expect(parseAmount('12.50', { ...yuan, digits: 0 })).toEqual({ fault: 'whole' });
});

test('applies the limits of the settings, both inclusive [DLG-10]', () => {
  const values: Record<string, string> = { depositLeast: '10000', depositMost: '50000', withdrawMost: 'x' };
  const limits = limitsOf('deposit', settingsOf(values));
  expect(limits).toEqual({ least: 10_000, most: 50_000 });
  expect(['99.99', '100', '500', '500.01'].map((typed) => parseAmount(typed, yuan, limits))).toEqual([
    { fault: 'tooLittle' },
    { amount: { minor: 10_000, currency: 'CNY' } },
    { amount: { minor: 50_000, currency: 'CNY' } },
    { fault: 'tooMuch' },
  ]);
  expect(limitsOf('withdraw', settingsOf(values))).toEqual({});
});

test.each(['x', '5x', 'x5', '', '-5', '5.0'])('a limit of %j in the settings is none', (text) => {
  const values: Record<string, string> = { withdrawLeast: text, withdrawMost: '7000', depositMost: '90' };
  expect(limitsOf('withdraw', settingsOf(values))).toEqual({ most: 7000 });
});

test('the terms of the cashier replace the settings, and limit what is left of 24 hours', () => {
  const terms = { ...{ identity: 'none' as const, identityReason: '' }, deposit: { least: '100.00', left: '250.00' } };
  const limits = limitsOf('deposit', settingsOf({ depositLeast: '5', depositMost: '50000' }), terms);
  expect(limits).toEqual({ least: 10_000, most: 50_000, left: 25_000 });
  expect(['250', '250.01'].map((typed) => parseAmount(typed, yuan, limits))).toEqual([
    { amount: { minor: 25_000, currency: 'CNY' } },
    { fault: 'overDay' },
  ]);
  expect(limitsOf('withdraw', settingsOf({}), terms)).toEqual({});
});

test.each([
  [{ most: '5.00' }, { most: 500 }],
  [{ least: '900.00' }, { least: 90_000 }],
  [{ least: '9.00', most: '5.00' }, {}],
])('bounds that no amount meets do not close the form: %j over the settings is %j', (deposit, limits) => {
  const terms = { ...{ identity: 'none' as const, identityReason: '' }, deposit };
  expect(limitsOf('deposit', settingsOf({ depositLeast: '10000', depositMost: '50000' }), terms)).toEqual(limits);
});
