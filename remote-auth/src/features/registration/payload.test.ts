import { registerRequest, type Registration } from './payload';

const place = { href: 'https://ada.portal.test/registration?r=1', hostname: 'ada.portal.test' };
const origin = { registerUrl: place.href, domain: place.hostname, login: true };
const values = {
  username: 'mei888',
  password: 'Atrium88',
  verifyPwd: 'Atrium88',
  mobileNum: '13800138000',
  email: 'mei@example.test',
};
const request = (changes: Partial<Registration> = {}) =>
  registerRequest(
    {
      kind: 'username',
      values,
      withPassword: true,
      referral: { affiliateCode: 'AFF7', referralCode: 'FRIEND8' },
      siteCode: 'ada-site',
      ...changes,
    },
    place,
  );

it('by name: all values, the password twice confirmed, origin and referral', () => {
  expect(request()).toEqual({
    ...values,
    confirmPassword: 'Atrium88',
    affiliateCode: 'AFF7',
    referralCode: 'FRIEND8',
    registerMethod: expect.anything(),
    ...origin,
  });
});

it('by phone: the number is the username, with a password only where one is asked for', () => {
  expect(request({ kind: 'mobile' })).toMatchObject({ username: '13800138000', password: 'Atrium88' });
  const without = request({ kind: 'mobile', withPassword: false });
  expect(without).toMatchObject({ mobileNum: '13800138000', email: 'mei@example.test' });
  for (const key of ['username', 'password', 'verifyPwd', 'confirmPassword']) expect(without).not.toHaveProperty(key);
});

it('by name: the password goes out also where the phone form has none', () => {
  expect(request({ withPassword: false })).toMatchObject({ username: 'mei888', password: 'Atrium88' });
});

it.each([
  ['TYPED1', 'AFF7', 'TYPED1'],
  [undefined, 'AFF7', 'AFF7'],
  [undefined, '', 'ada-site'],
])('of the typed code %p and the stored one %p, %s is the affiliate', (typed, stored, affiliateCode) => {
  const filled: Record<string, string> = { ...values, ...(typed && { affiliateCode: typed }) };
  expect(request({ values: filled, referral: { affiliateCode: stored, referralCode: '' } })).toMatchObject({
    affiliateCode,
  });
});

it('leaves out what is absent or empty', () => {
  const sent = request({ values: { nickname: 'Mei' }, referral: { affiliateCode: '', referralCode: '' } });
  expect(Object.keys(sent).sort()).toEqual(
    ['affiliateCode', 'domain', 'login', 'nickname', 'registerMethod', 'registerUrl'].sort(),
  );
});

it('carries the dialling code and the result of the slider', () => {
  const slider = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
  expect(request({ countryDialingCode: '81', slider })).toMatchObject({ countryDialingCode: '81', ...slider });
});
