import { SmsCodeAnswerSchema } from '@atrium/api';
import * as v from 'valibot';
import { Bench, type CallOptions } from '../testing/open-bench';
import { phoneNumber } from './phone-number';
import { consumeSmsCode, type CodePurpose } from './sms-codes';

let bench: Bench;
let guests = 0;
let numbers = 0;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const fromElsewhere = (): CallOptions => ({ address: `203.0.113.${(guests += 1)}` });
/** A number that no other test in this file uses. */
const freshNumber = () => `139${String((numbers += 1)).padStart(8, '0')}`;
const merchant = () => bench.backend.merchants.values().find(({ code }) => code === 'aurora')!;

const register = (mobileNo: string, options = fromElsewhere()) =>
  bench.call('verification.smsRegister', { mobileNo }, options);

const lastCode = async (number: string) =>
  /\d{6}/.exec((await bench.outbox({ search: number }))[0]?.body ?? '')?.[0] ?? '';

const use = (number: string, code: string, purpose: CodePurpose = 'register') =>
  consumeSmsCode(
    bench.backend,
    bench.backend.hashing.unqueued,
    { merchant: merchant(), purpose, number: phoneNumber(merchant(), number) },
    code,
  );

describe('requesting a code', () => {
  it('sends one to the number and returns its validity [SMS-03]', async () => {
    const number = freshNumber();
    expect(await register(number)).toMatchObject({ success: true, value: { expiredMinutes: 2 } });
    expect((await bench.outbox({ search: number }))[0]).toMatchObject({ kind: 'sms', to: `+86${number}` });
  });

  it('accepts an explicit country [SMS-01]', async () => {
    const request = { mobileNo: '0812345678', countryDialingCode: '66' };
    await bench.call('verification.smsRegister', request, fromElsewhere());
    expect((await bench.outbox({ search: '66812345678' }))[0]?.to).toBe('+66812345678');
  });

  it('answers identically for unknown and known numbers, and sends nothing to unknown ones [SMS-02]', async () => {
    const stranger = freshNumber();
    const ask = (mobileNum: string) => bench.call('verification.smsNoLogin', { mobileNum }, fromElsewhere());
    const [unknown, known] = [await ask(stranger), await ask('13800138000')];
    expect([unknown.status, unknown.success, unknown.value]).toEqual([known.status, known.success, known.value]);
    expect(await bench.outbox({ search: stranger })).toEqual([]);
    expect(await bench.outbox({ search: '13800138000' })).toHaveLength(1);
  });

  it('sends to the account’s own number when the member names none', async () => {
    bench.pass(30_000);
    const token = await bench.signIn('player1');
    await bench.call('verification.sms', {}, { token, ...fromElsewhere() });
    expect((await bench.outbox({ search: 'player1' }))[0]).toMatchObject({ kind: 'sms', to: '+8613800138000' });
  });

  it('refuses an invalid number', async () => {
    expect(await register('12ab')).toMatchObject({ success: false, code: 'br_enright_cphone' });
  });

  it('sends a number one code per half minute and five an hour', async () => {
    const number = freshNumber();
    await register(number);
    expect(await register(number)).toMatchObject({
      status: 429,
      code: 'sms_try_later',
      headers: { 'retry-after': '30' },
    });
    for (let further = 0; further < 4; further += 1) {
      bench.pass(30_000);
      expect((await register(number)).success).toBe(true);
    }
    bench.pass(30_000);
    expect((await register(number)).code).toBe('sms_try_later');
    bench.pass(3_600_000);
    expect((await register(number)).success).toBe(true);
  });

  it('sends at most twenty codes an hour per address, whatever the numbers', async () => {
    const here = fromElsewhere();
    for (let round = 0; round < 20; round += 1) expect((await register(freshNumber(), here)).success).toBe(true);
    expect(await register(freshNumber(), here)).toMatchObject({ code: 'sms_try_later' });
    expect((await register(freshNumber())).success).toBe(true);
  });
});

describe('a code', () => {
  it('is valid once', async () => {
    const number = freshNumber();
    await register(number);
    const code = await lastCode(number);
    await use(number, ` ${code} `);
    await expect(use(number, code)).rejects.toMatchObject({ key: 'sms_code_incorrect' });
  });

  it('is valid for its purpose only', async () => {
    const number = freshNumber();
    await register(number);
    await expect(use(number, await lastCode(number), 'noLogin')).rejects.toMatchObject({ key: 'sms_code_incorrect' });
  });

  it('expires after two minutes, and is reported as expired [SMS-13]', async () => {
    const number = freshNumber();
    await register(number);
    bench.pass(2 * 60_000);
    await expect(use(number, await lastCode(number))).rejects.toMatchObject({ key: 'auth/code-expired' });
    expect((await register(number)).success).toBe(true);
    await use(number, await lastCode(number));
  });

  it('is void after five wrong attempts', async () => {
    const number = freshNumber();
    await register(number);
    const code = await lastCode(number);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) {
      await expect(use(number, wrong)).rejects.toMatchObject({ key: 'sms_code_incorrect' });
    }
    await expect(use(number, code)).rejects.toMatchObject({ key: 'auth/code-expired' });
  });

  it.each([
    ['', false],
    ['x', true],
    ['#'.repeat(10), true],
    ['1'.repeat(11), false],
  ])('is void after five attempts with %p, which can be a code: %p [SMS-11]', async (typed, fits) => {
    const number = freshNumber();
    await register(number);
    const code = await lastCode(number);
    for (let round = 0; round < 5; round += 1)
      await expect(use(number, typed)).rejects.toMatchObject({ key: 'sms_code_incorrect' });
    const right = use(number, code);
    await (fits ? expect(right).rejects.toMatchObject({ key: 'auth/code-expired' }) : right);
  });
});

it.each([
  [{ expiredMinutes: 3 }, 3],
  [{ expirationTime: '4' }, 4],
  [{ expiredMinutes: 2.5, expirationTime: 9 }, 2.5],
  [{ expiredMinutes: '', expirationTime: 5 }, 5],
  [{ expiredMinutes: null, expirationTime: 5 }, 5],
  [{ expiredMinutes: 0, expirationTime: '6' }, 6],
  [{ expiredMinutes: 'soon', expirationTime: { minutes: 1 } }, undefined],
  [{}, undefined],
  [null, undefined],
])('the answer %j means %p minutes [SMS-04]', (value, expiredMinutes) => {
  expect(v.parse(SmsCodeAnswerSchema, value)).toEqual({ expiredMinutes });
});
