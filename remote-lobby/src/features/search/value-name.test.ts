import { valueName } from './value-name';
import names from './value-names.json';

test('every language names the same features and tags', () => {
  const known = Object.keys(names.EN);
  for (const texts of Object.values(names)) expect(Object.keys(texts)).toEqual(known);
});

test('names a feature in the language of the player', () => {
  expect(valueName('side-bets', 'EN')).toBe('Side bets');
  expect(valueName('side-bets', 'TH')).toBe('เดิมพันเสริม');
});

test.each(['free-spins', '', 'constructor'])('shows %p, which is not listed, as the back end names it', (value) => {
  expect(valueName(value, 'CN')).toBe(value);
  expect(valueName(value, 'XX')).toBe(value);
});
