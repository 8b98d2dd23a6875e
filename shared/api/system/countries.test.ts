import { isDiallingCode, preselectedCountry, toCountries } from './countries';
import { systemCountries } from './status';

const thailand = { countryCode: 'TH', countryDialingCode: '66', currency: 'THB', currencyPosition: 'B' };
const japan = { countryCode: 'JP', countryDialingCode: '+81', currency: 'JPY', currencyPosition: '' };

test('countries come from their own GET [CTY-01]', () => {
  expect(systemCountries).toMatchObject({ method: 'GET', path: '/wps/system/country' });
  expect(systemCountries.example.request).toEqual({});
});

test('a country has its code, dialling code, currency, and symbol position: in front by default [CTY-02]', () => {
  expect(toCountries([thailand, japan, { countryCode: 'vn', countryDialingCode: '84' }])).toEqual([
    { code: 'TH', diallingCode: '66', currency: 'THB', currencyPosition: 'B' },
    { code: 'JP', diallingCode: '81', currency: 'JPY', currencyPosition: 'F' },
    { code: 'VN', diallingCode: '84', currencyPosition: 'F' },
  ]);
});

test('a country without a dialling code cannot be chosen', () => {
  const codes = ['', 'x', '1234'].map((countryDialingCode) => ({ countryCode: 'AA', countryDialingCode }));
  expect(toCountries(codes)).toEqual([]);
});

test.each([
  [undefined, true],
  ['', true],
  ['1', true],
  ['886', true],
  ['8869', false],
  ['+66', false],
  ['6a', false],
])('the dialling code %j is valid: %j [CTY-04]', (text, right) => expect(isDiallingCode(text)).toBe(right));

test("the first choice is the visitor's country, else the first [CTY-06]", () => {
  const countries = toCountries([thailand, japan]);
  expect(preselectedCountry(countries, 'jp')?.code).toBe('JP');
  expect(preselectedCountry(countries, 'FR')?.code).toBe('TH');
  expect(preselectedCountry(countries, undefined)?.code).toBe('TH');
  expect(preselectedCountry([], 'JP')).toBeUndefined();
});
