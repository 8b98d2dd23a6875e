import { isSatisfied } from './install.mjs';

const lock = {
  '': { version: '0.1.0' },
  host: { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
};

test('optional packages for other systems may be missing', () => {
  expect(isSatisfied(lock, { 'node_modules/react': { version: '19.3.1' } })).toBe(true);
});

test('a package in another version is not satisfied', () => {
  expect(isSatisfied(lock, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
});

test('a missing package is not satisfied', () => {
  expect(isSatisfied(lock, {})).toBe(false);
});
