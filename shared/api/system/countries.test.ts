import { isDiallingCode, preselectedCountry, toCountries } from './countries';
import { systemCountries } from './status';

const thailand = { countryCode: 'TH', countryDialingCode: '66', currency: 'THB', currencyPosition: 'B' };
const japan = { countryCode: 'JP', countryDialingCode: '+81', currency: 'JPY', currencyPosition: '' };

test('countries come from a GET of their own [CTY-01]', () => {
  expect(systemCountries).toMatchObject({ method: 'GET', path: '/wps/system/country' });
  expect(systemCountries.example.request).toEqual({});
});

test('a country has its code, dialling code, currency, and where the symbol stands: in front unless told [CTY-02]', () => {
  expect(toCountries([thailand, japan, { countryCode: 'vn', countryDialingCode: '84' }])).toEqual([
    { code: 'TH', diallingCode: '66', currency: 'THB', currencyPosition: 'B' },
    { code: 'JP', diallingCode: '81', currency: 'JPY', currencyPosition: 'F' },
    { code: 'VN', diallingCode: '84', currencyPosition: 'F' },
  ]);
});

test('what has no dialling code cannot be chosen', () => {
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
])('as a dialling code %j is right: %j [CTY-04]', (text, right) => expect(isDiallingCode(text)).toBe(right));

test('one begins with the country one is in, else with the first [CTY-06]', () => {
  const countries = toCountries([thailand, japan]);
  expect(preselectedCountry(countries, 'jp')?.code).toBe('JP');
  expect(preselectedCountry(countries, 'FR')?.code).toBe('TH');
  expect(preselectedCountry(countries, undefined)?.code).toBe('TH');
  expect(preselectedCountry([], 'JP')).toBeUndefined();
});
