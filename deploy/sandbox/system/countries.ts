import type { Merchant } from '../merchants/merchant';

/** Supported countries, with calling code and currency. */
export const countries = [
  { countryCode: 'CN', countryDialingCode: '86', currency: 'CNY', currencyPosition: 'F' },
  { countryCode: 'TW', countryDialingCode: '886', currency: 'TWD', currencyPosition: 'F' },
  { countryCode: 'JP', countryDialingCode: '81', currency: 'JPY', currencyPosition: 'F' },
  { countryCode: 'TH', countryDialingCode: '66', currency: 'THB', currencyPosition: 'B' },
  { countryCode: 'VN', countryDialingCode: '84', currency: 'VND', currencyPosition: 'B' },
  { countryCode: 'MY', countryDialingCode: '60', currency: 'MYR', currencyPosition: 'F' },
  { countryCode: 'SG', countryDialingCode: '65', currency: 'SGD', currencyPosition: 'F' },
  { countryCode: 'PH', countryDialingCode: '63', currency: 'PHP', currencyPosition: 'F' },
  { countryCode: 'ID', countryDialingCode: '62', currency: 'IDR', currencyPosition: 'F' },
  { countryCode: 'KR', countryDialingCode: '82', currency: 'KRW', currencyPosition: 'F' },
];

/** The countries in the order of a merchant: its own comes first. */
export function countriesOf({ country }: Pick<Merchant, 'country'>): typeof countries {
  const isOwn = ({ countryCode }: (typeof countries)[number]) => countryCode === country;
  return [...countries.filter(isOwn), ...countries.filter((one) => !isOwn(one))];
}
