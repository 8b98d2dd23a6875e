import { demoMerchants, loadMerchants } from '../../merchants';
import { MerchantDirectory } from '../merchants/merchant-directory';
import { phoneNumber } from './phone-number';

const merchant = new MerchantDirectory(loadMerchants(demoMerchants)).get('aurora')!;

it.each([
  '13800138000',
  '013800138000',
  '0013800138000',
  '+8613800138000',
  '008613800138000',
  '+86 (0) 138-0013.8000',
  '１３８００１３８０００',
  '＋８６ 138\u00a00013\u30008000',
])('reads %s as the same number', (written) => {
  expect(phoneNumber(merchant, written).full).toBe('+8613800138000');
});

it('reads a number with an explicit country', () => {
  for (const written of ['+66812345678', '0066812345678', '+66 0812345678'])
    expect(phoneNumber(merchant, written)).toEqual({ country: '66', national: '812345678', full: '+66812345678' });
  expect(phoneNumber(merchant, '0812345678', '66').full).toBe('+66812345678');
});

it.each([
  ['letters', '12ab', undefined],
  ['too few digits', '1234', undefined],
  ['an unknown country, which could spell another number', '613800138000', '8'],
])('refuses %s', (_what, written, country) => {
  expect(() => phoneNumber(merchant, written, country)).toThrow(
    expect.objectContaining({ key: 'br_enright_cphone' }) as Error,
  );
});
