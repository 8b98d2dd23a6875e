import { readRegistrationSource, storeRegistrationSource } from './registration-source';

beforeEach(() => localStorage.clear());

const stored = () => localStorage.getItem('reg_info');

test('the codes of a registration are stored under reg_info, without empty ones [SES-11]', () => {
  storeRegistrationSource({ affiliateCode: 'aff7', referralCode: 'r1' }, () => localStorage);
  expect(stored()).toBe('{"affiliateCode":"aff7","referralCode":"r1"}');
  expect(readRegistrationSource(() => localStorage)).toEqual({ affiliateCode: 'aff7', referralCode: 'r1' });

  storeRegistrationSource({ affiliateCode: '', referralCode: 'r1' }, () => localStorage);
  expect(stored()).toBe('{"referralCode":"r1"}');
});

test.each([null, 'no JSON', '[]', '{"referralCode":7}'])('nothing is read from %j', (value) => {
  if (value !== null) localStorage.setItem('reg_info', value);
  expect(readRegistrationSource(() => localStorage)).toEqual({});
});

test('a browser that forbids storage stores nothing and throws nothing', () => {
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  storeRegistrationSource({ affiliateCode: 'aff7' }, forbidden);
  expect(readRegistrationSource(forbidden)).toEqual({});
});
