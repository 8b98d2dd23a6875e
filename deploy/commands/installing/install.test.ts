import { isSatisfied } from './install.mjs';

const lock = {
  '': { version: '0.1.0' },
  host: { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/binding-for-another-system': { version: '1.0.0', optional: true },
};

test('packages of other systems need not be there', () => {
  expect(isSatisfied(lock, { 'node_modules/react': { version: '19.3.1' } })).toBe(true);
});

test('another version has to be installed anew', () => {
  expect(isSatisfied(lock, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
});

test('a package that is not there has to be installed', () => {
  expect(isSatisfied(lock, {})).toBe(false);
});
