import { readRegistrationSource } from '@atrium/api';
import { affiliateCode, keepReferral } from './registration-source';
import { MemoryStorage } from '../../storage/testing/memory-storage';

test.each([
  ['r=A', 'A'],
  ['referralCode=B', 'B'],
  ['r=A&referralCode=B', 'B'],
])('the referral of ?%s is %s and is kept [SES-12]', (query, referralCode) => {
  const local = new MemoryStorage();
  keepReferral(local, new URLSearchParams(query));

  expect(readRegistrationSource(() => local)).toEqual({ referralCode });
});

test('affiliate and referral are kept under reg_info [SES-11]', () => {
  const local = new MemoryStorage({ reg_info: '{"affiliateCode":"aff7","referralCode":"old","more":1}' });
  keepReferral(local, new URLSearchParams('r=new'));

  expect(JSON.parse(local.getItem('reg_info') ?? '')).toEqual({ affiliateCode: 'aff7', referralCode: 'new' });
});

test.each([
  ['affiliateCode=aff8', { affiliateCode: 'aff8', referralCode: 'old' }],
  ['affiliateCode=aff8&r=new', { affiliateCode: 'aff8', referralCode: 'new' }],
  ['affiliateCode=', { referralCode: 'old' }],
])('the affiliate of ?%s is kept beside the referral [SES-11]', (query, kept) => {
  const local = new MemoryStorage({ reg_info: '{"referralCode":"old"}' });
  keepReferral(local, new URLSearchParams(query));

  expect(readRegistrationSource(() => local)).toEqual(kept);
});

test('a stored affiliate takes precedence over the one of the address [SES-14]', () => {
  const local = new MemoryStorage({ reg_info: '{"affiliateCode":"aff7","referralCode":"old"}' });
  keepReferral(local, new URLSearchParams('affiliateCode=aff8&r=new'));

  expect(readRegistrationSource(() => local)).toEqual({ affiliateCode: 'aff7', referralCode: 'new' });
});

test('a page without a referral keeps the stored one', () => {
  const local = new MemoryStorage({ reg_info: '{"referralCode":"kept"}' });

  keepReferral(local, new URLSearchParams());
  expect(readRegistrationSource(() => local)).toEqual({ referralCode: 'kept' });
});

test('the kept affiliate takes precedence over the site of the address; the referral is unchanged [SES-14]', () => {
  const kept = { affiliateCode: 'aff7', referralCode: 'r1' };

  expect(affiliateCode(kept, 'abc')).toBe('aff7');
  expect(affiliateCode({ referralCode: 'r1' }, 'abc')).toBe('abc');
  expect(kept.referralCode).toBe('r1');
});
