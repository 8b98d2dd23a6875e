import { choicesOf } from './payment-choices';

test('a payment is received or not; one that the server has confirmed can only be acknowledged [PAY-08] [PAY-09]', () => {
  expect(choicesOf({ isAutoConfirmed: false })).toEqual([
    { answer: 'Y', enabled: true },
    { answer: 'N', enabled: true },
  ]);
  expect(choicesOf({ isAutoConfirmed: true })).toEqual([
    { answer: 'A', enabled: true },
    { answer: 'N', enabled: false },
  ]);
});
