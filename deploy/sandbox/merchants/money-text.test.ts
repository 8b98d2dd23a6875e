import { moneyText } from './money-text';

const yuan = { code: 'CNY', symbol: '¥', position: 'F', digits: 2 } as const;

it('shows an amount with the symbol of the merchant and the separators of the language', () => {
  expect(moneyText({ currency: yuan }, 'EN', 500_000)).toBe('¥5,000.00');
  expect(moneyText({ currency: yuan }, 'ID', 500_000)).toBe('¥5.000,00');
  expect(moneyText({ currency: { ...yuan, position: 'B' } }, 'EN', 5)).toBe('0.05 ¥');
});
