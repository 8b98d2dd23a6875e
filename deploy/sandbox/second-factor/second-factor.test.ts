import { Secret, TOTP } from 'otpauth';
import { readOutbox } from '../outbox/read-outbox';
import { Bench, type CallAnswer } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const password = 'Atrium88';
/** Each test signs in from its own address, so that no test is throttled by another's failures. */
let addresses = 0;
beforeEach(() => {
  addresses += 1;
  bench.pass(24 * 3_600_000);
});
const address = () => `10.0.0.${addresses}`;

/** A new account with the properties of a demo account. */
async function twinOf(account: string): Promise<string> {
  const name = `twin${addresses}${account}`;
  await bench.control('twin', { merchant: 'aurora', account, name });
  return name;
}

const signIn = (username: string, fields: object = {}) =>
  bench.call('session.login', { username, password, type: 'username', ...fields }, { address: address() });
/** The cookie of the browser that started a sign-in. */
const begin = async (username: string, fields?: object) => {
  const { headers } = await signIn(username, fields);
  return String(headers['set-cookie']).split(';')[0]!;
};
const verify = (cookie: string | undefined, username: string, proof: object, typed = password) =>
  bench.call(
    'session.verification',
    { username, password: typed, ...proof },
    { address: address(), ...(cookie !== undefined && { cookie }) },
  );
/** Both steps of a sign-in. */
const enter = async (username: string, proof: object) => verify(await begin(username), username, proof);
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: bench.now });
const demoCode = () => codeOf('JBSWY3DPEHPK3PXP');
const sentCode = async (search: string) => /\d{6}/.exec((await readOutbox(bench.backend, { search }))[0]!.body)![0];

const failed = (answer: CallAnswer) => ({ status: answer.status, code: answer.code, message: answer.message });

describe('signing in to an account with a second factor', () => {
  it('asks for a second factor once the password is correct, and starts no session', async () => {
    const answer = await signIn(await twinOf('guarded5'));
    expect(answer).toMatchObject({ success: false, code: 'login_verify_required' });
    expect(answer.value).toEqual({ email: 'code' });
  });

  it('reveals nothing when the password is wrong', async () => {
    const answer = await bench.call(
      'session.login',
      { username: 'guarded5', password: 'wrong', type: 'username' },
      { address: address() },
    );
    expect(answer.code).toBe('login_failed');
  });

  it.each([' gao  MING ', 'Gao Ming'])('accepts the payee name, written %p', async (payeeName) => {
    const answer = await enter(await twinOf('guarded5'), { method: 'P', payeeName });
    expect(answer).toMatchObject({ success: true, value: { token: expect.stringMatching(/.{20}/) } });
  });

  it('signs in with a number of another country and its calling code', async () => {
    const name = `abroad${addresses}`;
    await bench.control('twin', { merchant: 'aurora', account: 'guarded5', name, mobile: '+66812345678' });
    const cookie = await begin('0812345678', { countryDialingCode: '66', type: 'mobileNum' });
    const answer = await verify(cookie, '+660812345678', { method: 'P', payeeName: 'Gao Ming' });
    expect(answer).toMatchObject({ success: true, value: { token: expect.stringMatching(/.{20}/) } });
  });

  it('accepts a code of the app, each code once', async () => {
    const name = await twinOf('guarded5');
    const proof = { method: 'G', authCode: demoCode() };
    expect((await enter(name, proof)).success).toBe(true);
    expect(failed(await enter(name, proof)).code).toBe('second_factor_failed');
    bench.pass(30_000);
    expect((await enter(name, { method: 'G', authCode: demoCode() })).success).toBe(true);
  });

  it('accepts the mailed code once, and sends no second one within a minute', async () => {
    const name = await twinOf('guarded5');
    const cookie = await begin(name);
    await signIn(name);
    expect(await readOutbox(bench.backend, { search: name })).toHaveLength(1);
    const proof = { method: 'E', email: await sentCode(name) };
    expect((await verify(cookie, name, proof)).success).toBe(true);
    expect((await enter(name, proof)).code).toBe('second_factor_failed');
  });

  it('rejects a mailed code older than ten minutes', async () => {
    const name = await twinOf('guarded5');
    const cookie = await begin(name);
    const email = await sentCode(name);
    bench.pass(10 * 60_000);
    expect((await verify(cookie, name, { method: 'E', email })).code).toBe('second_factor_failed');
  });

  it('accepts a code sent to the account’s own number by the call for visitors', async () => {
    const name = await twinOf('guarded5');
    const mobileNum = '13900139000';
    await bench.call('verification.smsNoLogin', { mobileNum }, { address: address() });
    const verificationCode = await sentCode(mobileNum);
    const cookie = await begin(name);
    const wrong = await verify(cookie, name, { method: 'S', mobileNum: '13800138000', verificationCode });
    expect(wrong.code).toBe('second_factor_failed');
    expect((await verify(cookie, name, { method: 'S', mobileNum, verificationCode })).success).toBe(true);
  });

  it('fails identically for a wrong code, a wrong method and a disabled method', async () => {
    const token = await bench.signIn('agent1', { address: address() });
    await bench.call('member.setSecondFactor', { method: 'E', on: true }, { token });
    const answers = [
      await enter('agent1', { method: 'P', payeeName: 'Ada' }),
      await enter('agent1', { method: 'G', authCode: '000000' }),
      await enter('agent1', { method: 'E', email: '' }),
      await enter('agent1', { method: 'S', mobileNum: '13900139000', verificationCode: '1' }),
    ].map(failed);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 'second_factor_failed' });
  });

  it('throttles attempts at codes even with the right password', async () => {
    const name = await twinOf('guarded5');
    const cookie = await begin(name);
    const tries: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      tries.push((await verify(cookie, name, { method: 'G', authCode: '000000' })).code);
    expect(tries).toEqual([...Array<string>(5).fill('second_factor_failed'), 'login_try_later']);
    expect((await signIn(name)).code).toBe('login_verify_required');
    bench.pass(15 * 60_000);
    expect((await enter(name, { method: 'G', authCode: demoCode() })).success).toBe(true);
  });

  it('accepts a recovery code at once while another client guesses codes', async () => {
    const name = await twinOf('player1');
    const token = await bench.signIn(name, { address: address() });
    const { value } = await bench.call('member.setSecondFactor', { method: 'S', on: true }, { token });
    const cookie = await begin(name);
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(cookie, name, { method: 'G', authCode: '000000' });
    const [recovery] = value.codes as string[];
    expect((await verify(cookie, name, { method: 'P', payeeName: 'Mei' })).code).toBe('login_try_later');
    expect((await verify(cookie, name, { method: 'G', authCode: recovery })).success).toBe(true);
  });
});

describe('the second step', () => {
  const proof = { method: 'P', payeeName: 'Gao Ming' };
  const again = { status: 200, code: 'login_begin_again' };

  it('cannot be used to try names and passwords: without the first step every answer is the same', async () => {
    const guarded = await twinOf('guarded5');
    const answers = [
      await verify(undefined, guarded, proof),
      await verify(undefined, guarded, proof, 'wrong0'),
      await verify(undefined, 'player1', proof),
      await verify(undefined, 'player1', proof, 'wrong0'),
      await verify(undefined, 'missing1', proof),
      await verify(undefined, '13800138000', proof),
      await verify(undefined, '000001', proof),
      await verify('atrium_aurora_begun=made-up', guarded, proof),
      await verify(`${await begin('player1')}; atrium_aurora_begun=made-up`, 'player1', proof),
    ].map(failed);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject(again);
  });

  it('belongs to the account with the right password, and reveals nothing about any other', async () => {
    const [mine, other] = [await twinOf('guarded5'), `other${addresses}`];
    await bench.control('twin', { merchant: 'aurora', account: 'guarded5', name: other });
    const cookie = await begin(mine);
    for (const name of [other, 'player1', 'missing1', '13800138000'])
      expect(failed(await verify(cookie, name, proof))).toMatchObject(again);
    expect((await verify(cookie, ` ${mine.toUpperCase()} `, proof)).success).toBe(true);
  });

  it('belongs to the merchant of the first step', async () => {
    const cookie = (await begin('guarded5')).replace('aurora', 'lotus');
    const elsewhere = await bench.call(
      'session.verification',
      { username: 'guarded5', password, ...proof },
      { merchant: 'lotus', cookie, address: address() },
    );
    expect(failed(elsewhere)).toMatchObject(again);
  });

  it('may take a quarter of an hour, and signs in once', async () => {
    const name = await twinOf('guarded5');
    const late = await begin(name);
    bench.pass(15 * 60_000);
    expect(failed(await verify(late, name, proof))).toMatchObject(again);
    const cookie = await begin(name);
    bench.pass(15 * 60_000 - 1);
    const answers = await Promise.all([verify(cookie, name, proof), verify(cookie, name, proof)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['login_begin_again', undefined]);
    expect(failed(await verify(cookie, name, proof))).toMatchObject(again);
  });

  it('requires the password of the first step, and counts each attempt', async () => {
    const name = await twinOf('guarded5');
    const cookie = await begin(name);
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push((await verify(cookie, name, proof, `wrong${attempt}`)).code);
    expect(codes).toEqual([...Array<string>(5).fill('login_failed'), 'login_try_later']);
  });

  it('asks the owner for no captcha because of later failures of other clients', async () => {
    const name = await twinOf('guarded5');
    const cookie = await begin(name);
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn(name, { password: 'wrong0' });
    expect((await signIn(name)).code).toBe('captcha_incorrect');
    expect((await verify(cookie, name, proof)).success).toBe(true);
  });

  it('does not bypass the slider, which guards the first step only', async () => {
    await bench.control('switch', { merchant: 'lotus', name: 'GEETESTTEST3', value: true });
    const at = { merchant: 'lotus', address: address() };
    const login = { username: 'guarded5', password, type: 'username' };
    const verified = (cookie?: string) =>
      bench.call(
        'session.verification',
        { username: 'guarded5', password, ...proof },
        { ...at, ...(cookie && { cookie }) },
      );
    expect((await bench.call('session.login', login, at)).code).toBe('verify_first');
    expect(failed(await verified())).toMatchObject(again);
    await bench.control('switch', { merchant: 'lotus', name: 'GEETESTTEST3', value: null });
    const { headers } = await bench.call('session.login', login, at);
    await bench.control('switch', { merchant: 'lotus', name: 'GEETESTTEST3', value: true });
    expect((await verified(String(headers['set-cookie']).split(';')[0])).success).toBe(true);
    await bench.control('switch', { merchant: 'lotus', name: 'GEETESTTEST3', value: null });
  });
});

describe('managing second factors', () => {
  async function member() {
    const name = await twinOf('player1');
    const token = await bench.signIn(name, { address: address() });
    const call = (id: string, request: object = {}) => bench.call(id, request, { token, address: address() });
    return { name, call };
  }
  const on = ({ value }: CallAnswer) =>
    (value.methods as { method: string; on: boolean }[]).filter((factor) => factor.on).map(({ method }) => method);

  it('are off at first, and a method is ready when the account has the required data', async () => {
    const { call } = await member();
    const answer = await call('member.secondFactors');
    expect(on(answer)).toEqual([]);
    expect(answer.value.methods).toEqual([
      { method: 'P', on: false, ready: false },
      { method: 'S', on: false, ready: true },
      { method: 'G', on: false, ready: true },
      { method: 'E', on: false, ready: true },
    ]);
    expect((await call('member.setSecondFactor', { method: 'P', on: true })).code).toBe('second_factor_not_ready');
  });

  it('require the password again once the last check is minutes old', async () => {
    const { call } = await member();
    bench.pass(5 * 60_000 + 1);
    for (const [id, request] of [
      ['member.setSecondFactor', { method: 'S', on: true }],
      ['member.beginAuthenticator', {}],
      ['member.renewRecoveryCodes', {}],
    ] as const) {
      expect((await call(id, request)).code).toBe('password_verification_needed');
    }
    expect(on(await call('member.secondFactors'))).toEqual([]);
    await call('password.verification', { password });
    expect(on(await call('member.setSecondFactor', { method: 'S', on: true }))).toEqual(['S']);
  });

  it('start with the app once a code of its key was confirmed', async () => {
    const { name, call } = await member();
    const { secret } = (await call('member.beginAuthenticator', {})).value;
    expect((await signIn(name)).success).toBe(true);
    expect((await call('member.confirmAuthenticator', { authCode: '000000' })).code).toBe('second_factor_failed');
    const confirmed = await call('member.confirmAuthenticator', { authCode: codeOf(secret) });
    expect(on(confirmed)).toEqual(['G']);
    expect((await signIn(name)).code).toBe('login_verify_required');
    expect((await enter(name, { method: 'G', authCode: codeOf(secret) })).code).toBe('second_factor_failed');
    bench.pass(30_000);
    expect((await enter(name, { method: 'G', authCode: codeOf(secret) })).success).toBe(true);
  });

  it('come with ten recovery codes, each valid once, readable once, and void when new ones are generated', async () => {
    const { name, call } = await member();
    const { value } = await call('member.setSecondFactor', { method: 'S', on: true });
    const [first, second] = value.codes as string[];
    expect(value.codes).toHaveLength(10);
    expect((await call('member.secondFactors')).value).not.toHaveProperty('codes.0');
    const typed = first!.toLowerCase().replace('-', ' ');
    expect((await enter(name, { method: 'G', authCode: typed })).success).toBe(true);
    expect((await enter(name, { method: 'G', authCode: first })).code).toBe('second_factor_failed');
    expect((await call('member.secondFactors')).value.recoveryCodes).toBe(9);
    await call('member.renewRecoveryCodes', {});
    expect((await enter(name, { method: 'G', authCode: second })).code).toBe('second_factor_failed');
  });

  it('are gone when the last one is disabled, and the password is sufficient again', async () => {
    const { name, call } = await member();
    await call('member.setSecondFactor', { method: 'E', on: true });
    expect((await signIn(name)).success).toBe(false);
    const off = await call('member.setSecondFactor', { method: 'E', on: false });
    expect([on(off), off.value.recoveryCodes]).toEqual([[], 0]);
    expect((await signIn(name)).success).toBe(true);
  });
});
