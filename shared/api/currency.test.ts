import * as v from 'valibot';
import { cashierDeposits } from './cashier/cashier';
import { toMoney } from './decimal';

const deposit = (id: string, currency: unknown) => ({ id, amount: '250.00', currency });

test('a deposit with an odd currency is listed without one, and the others with theirs', () => {
  const answer = ['CNY', 'USDT', '', '??', 7, 'thb'].map((currency, index) => deposit(String(index), currency));
  const read = v.parse(cashierDeposits.answer, answer);
  expect(read.map(({ currency }) => currency)).toEqual(['CNY', undefined, undefined, undefined, undefined, 'THB']);
  expect(() => read.map(({ amount, currency = 'CNY' }) => toMoney(amount, currency))).not.toThrow();
});
