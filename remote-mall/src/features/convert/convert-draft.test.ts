import { convertErrors, moneyFor, wholeAmount } from './convert-draft';

test.each([
  [{ amount: 11, password: 'x' }, 10, { amount: 'convert.tooMany', password: undefined }],
  [{ amount: 10, password: 'x' }, 10, { amount: undefined, password: undefined }],
  [{ amount: 11, password: 'x' }, undefined, { amount: undefined, password: undefined }],
  [{ amount: 1, password: '' }, 10, { amount: undefined, password: 'br_enter_moneypwd' }],
])('%j of %s points has the errors %j', (draft, points, errors) => {
  expect(convertErrors(draft, points)).toEqual(errors);
});

test.each([
  [NaN, 1],
  [-4, 1],
  [0.9, 1],
  [7.9, 7],
])('%s typed points are %i', (typed, amount) => {
  expect(wholeAmount(typed)).toBe(amount);
});

test.each([
  [3, 0.335, 'CNY', 100],
  [7, 1.5, 'JPY', 10],
])('%i points at %s are %s %i in minor units, rounded down', (amount, rate, code, minor) => {
  expect(moneyFor(amount, rate, { code })).toEqual({ minor, currency: code });
});
