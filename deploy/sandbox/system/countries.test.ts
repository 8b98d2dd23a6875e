import { demoMerchants } from '../../merchants/demo/demo-merchants';
import { countries, countriesOf } from './countries';

test('a merchant has all countries, its own first [DAT-06]', () => {
  expect(demoMerchants.map((merchant) => countriesOf(merchant)[0]?.countryDialingCode)).toEqual(['86', '66', '81']);
  for (const merchant of demoMerchants)
    expect(
      countriesOf(merchant)
        .map(({ countryCode }) => countryCode)
        .sort(),
    ).toEqual(countries.map(({ countryCode }) => countryCode).sort());
});
