import * as v from 'valibot';
import { catalogue } from './catalogue';

const called = (id: string) => catalogue.find((call) => call.id === id)!;

/** A call as sent; `sealed` when its body is encrypted, `device` when it has the device id. */
function wayOf(id: string): string {
  const { method, path, encrypted, deviceId } = called(id);
  return [method, path, encrypted && 'sealed', deviceId && 'device'].filter(Boolean).join(' ');
}

/** The fields of a request that are sent. */
const carried = (id: string, request: object) => Object.keys(v.parse(called(id).request, request) as object).sort();

test('signing in is a sealed POST of username, password, captcha and type [LOG-15] [LOG-16]', () => {
  expect(wayOf('session.login')).toBe('POST /wps/session/login sealed device');
  for (const type of ['username', 'sms', 'mobileNum']) {
    const payload = { username: 'mei88', password: 'Atrium88', captcha: 'k7qp', type };
    expect(carried('session.login', payload)).toEqual(Object.keys(payload).sort());
  }
  expect(() => carried('session.login', { username: 'mei88', password: 'Atrium88', type: 'email' })).toThrow();
});

test('a trial begins with a POST of nothing but the device id [LOG-39]', () => {
  expect(wayOf('session.freePlay')).toBe('POST /wps/session/login/freeplay device');
  expect(carried('session.freePlay', {})).toEqual([]);
});

test('a GET loads the fields of registration [REG-08]', () => {
  expect(wayOf('system.registerSettings')).toBe('GET /wps/system/setting/register');
});

test('a GET with code and domain checks an affiliate code [REG-44]', () => {
  expect(wayOf('agent.affiliate')).toBe('GET /wps/agent/affiliate');
  expect(carried('agent.affiliate', { code: 'ADA77', domain: 'example.test' })).toEqual(['code', 'domain']);
});

test('registering by name is a sealed POST [REG-49], by phone another [REG-50]', () => {
  expect(wayOf('registration.username')).toBe('POST /wps/member/register sealed device');
  expect(wayOf('registration.mobile')).toBe('POST /wps/member/register/mobile sealed device');
});

test('every kind of registration sends its method, address, referral, and device [REG-48]', () => {
  const said = {
    registerMethod: 'WEB',
    referralCode: 'FRIEND7',
    confirmPassword: 'Atrium88',
    registerUrl: 'https://example.test/register',
    domain: 'example.test',
    login: true,
  };
  for (const id of ['registration.username', 'registration.mobile']) {
    expect(carried(id, said)).toEqual(Object.keys(said).sort());
    expect(called(id).deviceId).toBe(true);
  }
});

test('a sign-in code is requested for mobileNum [SMS-02], a registration code for mobileNo [SMS-03]', () => {
  const rest = { countryDialingCode: '66', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
  expect(wayOf('verification.smsNoLogin')).toBe('POST /wps/verification/sms/noLogin');
  expect(carried('verification.smsNoLogin', { mobileNum: '812345678', ...rest })).toContain('mobileNum');
  expect(wayOf('verification.smsRegister')).toBe('POST /wps/verification/sms/register');
  expect(carried('verification.smsRegister', { mobileNo: '812345678', ...rest })).toContain('mobileNo');
});

test('a request for a code carries the country and the result of the slider [SMS-01]', () => {
  const rest = { countryDialingCode: '66', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
  for (const [id, number] of [
    ['verification.smsNoLogin', { mobileNum: '812345678' }],
    ['verification.smsRegister', { mobileNo: '812345678' }],
  ] as const) {
    expect(carried(id, { ...number, ...rest })).toEqual([...Object.keys({ ...number, ...rest })].sort());
  }
});

test('a password is verified by a sealed POST [PWD-20]', () => {
  expect(wayOf('password.verification')).toBe('POST /wps/member/password/verification sealed');
  expect(carried('password.verification', { password: 'Atrium88' })).toEqual(['password']);
});

test('social sign-in is a sealed POST of type, channel, id token and mobile number [SOC-02] [SOC-03]', () => {
  expect(wayOf('session.social')).toBe('POST /wps/session/login/social sealed device');
  const said = { type: 'social', channel: 'GOOGLE', idToken: 'header.claims.signature', mobileNum: '812345678' };
  expect(carried('session.social', said)).toEqual(Object.keys(said).sort());
});

test('a second factor is a sealed POST [TFA-07], a registration under a generated name a plain POST [REG-51]', () => {
  expect(wayOf('session.verification')).toBe('POST /wps/session/login/verification sealed device');
  expect(wayOf('registration.autoUsername')).toBe('POST /wps/member/register/autoUsername device');
});
