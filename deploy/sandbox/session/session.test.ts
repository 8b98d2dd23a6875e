import { Bench } from '../testing/open-bench';

const credentials = { username: 'player1', password: 'Atrium88', type: 'username' };
let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

describe('signing in', () => {
  it('accepts a demo account by the encrypted call and recognizes its token [REQ-06]', async () => {
    const { success, value } = await bench.call('session.login', credentials);
    expect(success).toBe(true);
    expect(value).toMatchObject({ captcha: false, isAgent: 0 });
    const member = await bench.call('member.info', {}, { token: value.token });
    expect(member.value).toMatchObject({ account: 'player1', isAgent: 0 });
  });

  it('answers an unknown name and a wrong password identically', async () => {
    const wrong = await bench.call('session.login', { ...credentials, password: 'wrong1' });
    const unknown = await bench.call('session.login', { ...credentials, username: 'unknown1' });
    const same = ({ status, success, code, message, value }: typeof wrong) => ({
      status,
      success,
      code,
      message,
      value,
    });
    expect(same(unknown)).toEqual(same(wrong));
    expect(wrong).toMatchObject({ success: false, code: 'login_failed' });
  });

  it('accepts a mobile number with the password of its account [LOG-16]', async () => {
    const byMobile = { username: '13800138000', password: 'Atrium88', type: 'mobileNum' };
    const { value } = await bench.call('session.login', byMobile);
    const member = await bench.call('member.info', {}, { token: value.token });
    expect(member.value).toMatchObject({ account: 'player1' });
    expect(await bench.call('session.login', { ...byMobile, type: 'username' })).toMatchObject({
      code: 'login_failed',
    });
  });

  it('accepts the code sent to a number, once, and no other [LOG-17]', async () => {
    expect(await bench.call('verification.smsNoLogin', { mobileNum: '13800138000' })).toMatchObject({ success: true });
    const code = /\d{6}/.exec((await bench.outbox({ search: '13800138000' }))[0]?.body ?? '')?.[0];
    const byCode = { username: '13800138000', password: code ?? '', type: 'sms' };
    const wrong = await bench.call('session.login', { ...byCode, password: code === '000000' ? '111111' : '000000' });
    expect(wrong).toMatchObject({ code: 'sms_code_incorrect', value: { captcha: false } });
    const { value } = await bench.call('session.login', byCode);
    expect((await bench.call('member.info', {}, { token: value.token })).value).toMatchObject({ account: 'player1' });
    expect(await bench.call('session.login', byCode)).toMatchObject({ code: 'sms_code_incorrect' });
  });

  it('answers a code for an unknown number like a wrong one', async () => {
    const byCode = { username: '13900139000', password: '123456', type: 'sms' };
    expect(await bench.call('session.login', byCode)).toMatchObject({ code: 'sms_code_incorrect' });
  });

  it('finds an account at its own merchant only', async () => {
    const token = await bench.signIn('player1', { merchant: 'lotus' });
    const elsewhere = await bench.call('member.info', {}, { token, merchant: 'aurora' });
    expect(elsewhere).toMatchObject({ status: 401, code: 'user.or.token.invalid' });
  });
});

describe('an encrypted call', () => {
  const path = '/wps/session/login';
  const send = (payload: object, headers: Record<string, string>) =>
    bench.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { merchant: 'aurora', language: 'EN', ...headers },
    });

  it('is answered once', async () => {
    const sealed = await bench.seal(path, credentials);
    expect((await send(sealed.body, sealed.headers)).json().success).toBe(true);
    const again = await send(sealed.body, sealed.headers);
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe('request_refused');
  });

  it.each([
    ['is too old', { iat: -121 }],
    ['comes from the future', { iat: 121 }],
    ['was meant for another path', { aud: '/wps/member/password' }],
    ['does not say which path it is meant for', { aud: undefined }],
    ['was meant for several paths', { aud: ['/wps/session/login', '/wps/member/password'] }],
    ['comes from another merchant', { iss: 'lotus' }],
    ['does not say which merchant it comes from', { iss: undefined }],
    ['has no id', { jti: '' }],
  ])('is refused without a reason when it %s', async (_about, claims: Record<string, unknown>) => {
    const issued = typeof claims['iat'] === 'number' ? { iat: Math.floor(bench.now / 1000) + claims['iat'] } : {};
    const sealed = await bench.seal(path, credentials, { ...claims, ...issued });
    const answer = await send(sealed.body, sealed.headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ success: false, code: 'request_refused', message: 'The request was refused.' });
  });

  it('is refused in clear text', async () => {
    expect((await send(credentials, { encryption: 'any' })).json().code).toBe('request_refused');
    const { headers } = await bench.seal(path, credentials);
    expect((await send({ ...credentials, value: 'x' }, headers)).json().code).toBe('request_refused');
  });

  it('is refused when one byte was changed', async () => {
    const { body, headers } = await bench.seal(path, credentials);
    const changed = body.value.slice(0, -3) + (body.value.endsWith('AAA') ? 'BBB' : 'AAA');
    expect((await send({ value: changed }, headers)).json().code).toBe('request_refused');
  });

  it('reports an unknown key, so that the caller can fetch the current one', async () => {
    const { body } = await bench.seal(path, credentials);
    expect((await send(body, { encryption: 'old-key' })).json().code).toBe('encryption_key_unknown');
  });
});

describe('a session', () => {
  const alive = async (token: string) => (await bench.call('member.info', {}, { token })).status === 200;

  it('ends after half an hour without use', async () => {
    const token = await bench.signIn();
    bench.pass(29 * 60_000);
    expect(await alive(token)).toBe(true);
    bench.pass(29 * 60_000);
    expect(await alive(token)).toBe(true);
    bench.pass(31 * 60_000);
    expect(await bench.call('member.info', {}, { token })).toMatchObject({ status: 401, code: 'login.not.session' });
  });

  it('ends after twelve hours regardless of use', async () => {
    const token = await bench.signIn();
    for (let quarter = 1; quarter <= 48; quarter += 1) {
      bench.pass(15 * 60_000);
      expect(await alive(token)).toBe(true);
    }
    bench.pass(1);
    expect(await alive(token)).toBe(false);
  });

  it('ends at sign-out, which can be repeated', async () => {
    const token = await bench.signIn();
    expect(await bench.call('session.logout', {}, { token })).toMatchObject({ success: true });
    expect(await alive(token)).toBe(false);
    expect(await bench.call('session.logout', {}, { token })).toMatchObject({ success: true });
  });
});

describe('free play', () => {
  it('creates and signs in a trial account with play money', async () => {
    const { value } = await bench.call('session.freePlay');
    expect(value.isAgent).toBe(4);
    const balance = await bench.call('wallets.balance', { typeId: 0 }, { token: value.token });
    expect(Number(balance.value.sumBalance)).toBeGreaterThan(0);
  });

  it('allows sixty trial accounts an hour from one network, independently of others', async () => {
    const from = (address: string) => bench.call('session.freePlay', {}, { address });
    for (let begun = 0; begun < 60; begun += 1) expect((await from('203.0.113.77')).success).toBe(true);
    expect(await from('203.0.113.77')).toMatchObject({ status: 429, code: 'login_try_later' });
    expect((await from('203.0.113.78')).success).toBe(true);
    bench.pass(3_600_000);
    expect((await from('203.0.113.77')).success).toBe(true);
  });

  it('is closed where its switch is off', async () => {
    await bench.control('switch', { merchant: 'aurora', name: 'FREEPLAY3', value: false });
    expect(await bench.call('session.freePlay')).toMatchObject({ success: false, code: 'free_play_closed' });
    await bench.control('switch', { merchant: 'aurora', name: 'FREEPLAY3', value: null });
  });
});
