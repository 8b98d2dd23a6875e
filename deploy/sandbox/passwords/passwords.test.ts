import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { Bench, type CallOptions } from '../testing/open-bench';
import { defaultPassword } from './default-password';
import { generatePassword, isPasswordAllowed } from './password-rule';

let bench: Bench;
let people = 0;
let guests = 0;
beforeAll(
  async () =>
    (bench = await new Bench().open({ limits: { uniformTime: 0 }, defaultPasswords: { lotus: 'LotusStart7' } })),
  60_000,
);
beforeEach(() => bench.control('forgive'));
afterAll(() => bench.close());

const own = 'Atrium88';
const fromElsewhere = (): CallOptions => ({ address: `198.51.100.${(guests += 1)}` });

/** A new account for this test, with the number and address of the original. */
async function newAccount(like = 'player1', merchant = 'aurora'): Promise<string> {
  const name = `person${(people += 1)}`;
  await bench.control('twin', { merchant, account: like, name });
  return name;
}

const signIn = (username: string, password: string, options: CallOptions = {}) =>
  bench.call('session.login', { username, password, type: 'username' }, options);
const tokenOf = async (username: string, password = own) => (await signIn(username, password)).value.token as string;
const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
  bench.call('password.change', { oldPassword, newPassword, confirmNewPassword }, { token });
const give = async (account: string, state: 'default' | 'expired') =>
  (await bench.control('password', { merchant: 'aurora', account, state })).value.password as string;

describe('changing a password', () => {
  it('makes the new one valid and the old one invalid, and ends the other sessions', async () => {
    const name = await newAccount();
    const [here, elsewhere] = [await tokenOf(name), await tokenOf(name)];
    expect(await change(here, own, 'Changed99')).toMatchObject({ success: true });
    expect((await bench.call('member.info', {}, { token: here })).status).toBe(200);
    expect((await bench.call('member.info', {}, { token: elsewhere })).status).toBe(401);
    expect(await signIn(name, own)).toMatchObject({ code: 'login_failed' });
    expect(await signIn(name, 'Changed99')).toMatchObject({ success: true });
  });

  it.each([
    ['one that violates the rule', own, 'short', 'short', 'in_password_incorrect'],
    ['one with a different repetition', own, 'Changed99', 'Changed98', 'in_confirmation_correct'],
    ['the current one', own, own, own, 'password_unchanged'],
    ['any password without the old one', 'Guess0000', 'Changed99', 'Changed99', 'password_incorrect'],
  ])('refuses %s', async (_about, oldPassword, newPassword, confirmNewPassword, code) => {
    const token = await tokenOf(await newAccount());
    expect(await change(token, oldPassword, newPassword, confirmNewPassword)).toMatchObject({ success: false, code });
  });

  it('throttles attempts at the old one', async () => {
    const token = await tokenOf(await newAccount());
    for (let guess = 0; guess < 5; guess += 1) await change(token, `Guess000${guess}`, 'Changed99');
    expect(await change(token, own, 'Changed99')).toMatchObject({ status: 429, code: 'login_try_later' });
    bench.pass(1000);
    expect(await change(token, own, 'Changed99')).toMatchObject({ success: true });
  });

  it('checks no more parallel attempts than sequential ones', async () => {
    const token = await tokenOf(await newAccount());
    const guesses = Array.from({ length: 12 }, (_none, guess) => change(token, `Guess00${guess + 10}`, 'Changed99'));
    const looked = (await Promise.all(guesses)).filter(({ code }) => code === 'password_incorrect');
    expect(looked).toHaveLength(5);
  });
});

describe('the default password', () => {
  it('is generated per merchant by its rule, and does not change [PWD-08]', async () => {
    const { backend, engine } = bench;
    const generated = await defaultPassword(backend, engine.database, 'aurora');
    expect(await defaultPassword(backend, engine.database, 'aurora')).toBe(generated);
    expect(isPasswordAllowed(backend.merchants.get('aurora')!, generated)).toBe(true);
    const other = await new Bench().open();
    expect(await defaultPassword(other.backend, other.engine.database, 'aurora')).not.toBe(generated);
    await other.close();
  }, 60_000);

  it('is the configured one where there is one [PWD-08]', async () => {
    expect(await defaultPassword(bench.backend, bench.engine.database, 'lotus')).toBe('LotusStart7');
  });

  it('is not in the repository [PWD-08]', async () => {
    const generated = await defaultPassword(bench.backend, bench.engine.database, 'aurora');
    const grep = () =>
      execFileSync('git', ['grep', '--untracked', '-lF', generated], { encoding: 'utf8', stdio: 'pipe' });
    expect(grep).toThrow();
  });

  it('is reported after a successful sign-in, and sent to its own account only', async () => {
    const name = await newAccount();
    const refused = await bench.call('password.default', {}, { token: await tokenOf(name) });
    expect(refused).toMatchObject({ success: false, code: 'password_not_default' });
    expect((await bench.call('password.default')).status).toBe(401);
    const given = await give(name, 'default');
    const { value } = await signIn(name, given);
    expect(value).toMatchObject({ defaultPassword: true, passwordExpired: false });
    expect((await bench.call('password.default', {}, { token: value.token })).value).toEqual({ password: given });
    expect((await bench.call('member.security', {}, { token: value.token })).value.defaultPassword).toBe(true);
  });

  it('is no longer the default once it was changed', async () => {
    const name = await newAccount();
    const given = await give(name, 'default');
    await change(await tokenOf(name, given), given, 'Changed99');
    const { value } = await signIn(name, 'Changed99');
    expect(value).toMatchObject({ defaultPassword: false, passwordExpired: false });
    expect((await bench.call('member.security', {}, { token: value.token })).value.defaultPassword).toBe(false);
  });

  it('satisfies any rule when it is generated', () => {
    const rule = { key: 'password', enabled: true, required: true, acceptedPattern: '[A-Za-z0-9]+' };
    for (const [minLength, maxLength] of [
      [4, 6],
      [6, 16],
      [20, 30],
    ] as const) {
      const registration = { fields: [{ ...rule, type: 'password' as const, minLength, maxLength }] } as never;
      expect(isPasswordAllowed({ registration }, generatePassword({ registration }))).toBe(true);
    }
  });
});

it('is reported as expired until it is changed', async () => {
  const name = await newAccount();
  await give(name, 'expired');
  const { value } = await signIn(name, own);
  expect(value).toMatchObject({ passwordExpired: true, defaultPassword: false });
  await change(value.token, own, 'Changed99');
  expect((await signIn(name, 'Changed99')).value.passwordExpired).toBe(false);
});

describe('verifying a password', () => {
  const verify = (token: string, password: string) => bench.call('password.verification', { password }, { token });

  it('distinguishes the right one from others, sealed and with a session [PWD-20]', async () => {
    const token = await tokenOf(await newAccount());
    expect(await verify(token, own)).toMatchObject({ success: true });
    expect(await verify(token, 'Guess0000')).toMatchObject({ success: false, code: 'password_incorrect' });
    expect((await bench.call('password.verification', { password: own })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const mobileNumber = '13800138000';
  const bySms = (username: string, options = fromElsewhere(), number = mobileNumber) =>
    bench.call('password.bySms', { username, mobileNumber: number }, options);
  const byEmail = (username: string, email = 'mei@example.test', options = fromElsewhere()) =>
    bench.call('password.byEmail', { username, email }, options);
  const sentTo = async (search: string) => bench.outbox({ search });
  const passwordIn = (body = '') =>
    /[A-Za-z0-9]{10}(?=[,.，]|。|$|\n)/m.exec(body.replaceAll(/person\d+/g, ''))?.[0] ?? '';

  it('is sent to the account’s own number, valid once and to be changed', async () => {
    const name = await newAccount();
    expect(await bySms(name, undefined, ' 138 0013-8000 ')).toMatchObject({ success: true, value: null });
    const [message, ...others] = await sentTo(name);
    expect(message).toMatchObject({ kind: 'sms', to: '+8613800138000', template: 'new-password-sms' });
    expect(others).toEqual([]);
    const sent = passwordIn(message?.body);
    expect((await signIn(name, sent)).value).toMatchObject({ passwordExpired: true });
    expect(await signIn(name, own)).toMatchObject({ code: 'login_failed' });
    const token = await tokenOf(name, sent);
    expect(await change(token, sent, 'Changed99')).toMatchObject({ success: true });
  });

  it('ends every session when it is used, and none before', async () => {
    const name = await newAccount();
    const before = await tokenOf(name);
    await bySms(name);
    expect((await bench.call('member.info', {}, { token: before })).status).toBe(200);
    const fresh = await tokenOf(name, passwordIn((await sentTo(name))[0]?.body));
    expect((await bench.call('member.info', {}, { token: before })).status).toBe(401);
    expect((await bench.call('member.info', {}, { token: fresh })).status).toBe(200);
  });

  describe('by mail', () => {
    const linkIn = (body = '') => /(\S+)\/forgot-password#reset=([\w-]+)/.exec(body)?.slice(1) ?? [];
    const asked = async (name: string, options = fromElsewhere()) => {
      expect(await byEmail(name, ' MEI@example.test', options)).toMatchObject({ success: true, value: null });
      return (await sentTo(name))[0];
    };
    const reset = (token = '', newPassword = 'Changed99', options: CallOptions = {}) =>
      bench.call('password.reset', { token, newPassword, confirmNewPassword: newPassword }, options);

    it('is replaced by a link with a token for one use, and no message contains a password', async () => {
      const name = await newAccount();
      const message = await asked(name);
      expect(message).toMatchObject({ kind: 'mail', to: 'mei@example.test', template: 'recovery-link-mail' });
      const [origin, token = ''] = linkIn(message?.body);
      expect(origin).toBe(bench.backend.origins.portal('aurora'));
      expect(token).toHaveLength(43);
      expect(await signIn(name, token)).toMatchObject({ success: false, code: 'login_failed' });
      expect(await signIn(name, own)).toMatchObject({ success: true });

      expect(await reset(token)).toMatchObject({ success: true, value: null });
      expect(await signIn(name, 'Changed99')).toMatchObject({ success: true, value: { passwordExpired: false } });
      expect(await signIn(name, own)).toMatchObject({ code: 'login_failed' });
      expect(await reset(token, 'Changed98')).toMatchObject({ success: false, code: 'recovery_link_invalid' });
      expect(await signIn(name, 'Changed99')).toMatchObject({ success: true });
    });

    it('ends every session, other links and sent passwords when the link is used', async () => {
      const name = await newAccount();
      const before = await tokenOf(name);
      await bySms(name);
      const sent = passwordIn((await sentTo(name))[0]?.body);
      const [, first] = linkIn((await asked(name))?.body);
      const [, second] = linkIn((await asked(name))?.body);
      await reset(second);
      expect((await bench.call('member.info', {}, { token: before })).status).toBe(401);
      expect(await reset(first, 'Changed98')).toMatchObject({ code: 'recovery_link_invalid' });
      expect(await signIn(name, sent)).toMatchObject({ code: 'login_failed' });
    });

    it('refuses a link after a quarter of an hour, of another merchant, or with a password against the rule', async () => {
      const name = await newAccount();
      const [, token] = linkIn((await asked(name))?.body);
      expect(await reset(token, 'short')).toMatchObject({ code: 'in_password_incorrect' });
      const unlike = { token, newPassword: 'Changed99', confirmNewPassword: 'Changed98' };
      expect(await bench.call('password.reset', unlike)).toMatchObject({ code: 'in_confirmation_correct' });
      expect(await reset(token, 'Changed99', { merchant: 'lotus' })).toMatchObject({ code: 'recovery_link_invalid' });
      bench.pass(15 * 60_000 + 1);
      expect(await reset(token)).toMatchObject({ code: 'recovery_link_invalid' });
    });

    it('is not hashed for an invented link', async () => {
      const hashed = jest.spyOn(bench.backend.hashing, 'within');
      expect(await reset('q3VfLr0Zt5m2q3VfLr0Zt5m2q3VfLr0Zt5m2q3VfLr0')).toMatchObject({
        code: 'recovery_link_invalid',
      });
      expect(hashed).not.toHaveBeenCalled();
      hashed.mockRestore();
    });
  });

  it('leaves the old one valid until the new one is used, and the new one valid for a quarter of an hour', async () => {
    const name = await newAccount();
    await bySms(name);
    expect(await signIn(name, own)).toMatchObject({ success: true });
    bench.pass(15 * 60_000 + 1);
    expect(await signIn(name, passwordIn((await sentTo(name))[0]?.body))).toMatchObject({ code: 'login_failed' });
  });

  it('gets the same answer for an unknown name, a wrong number, a known one and a trial account', async () => {
    const name = await newAccount();
    const comparable = async (answer: Awaited<ReturnType<typeof bySms>>) => {
      const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
      return { ...answer, headers };
    };
    const known = await comparable(await bySms(name));
    expect(await comparable(await bySms('missing77'))).toEqual(known);
    expect(await comparable(await bySms(name, undefined, '13900139000'))).toEqual(known);
    expect(await comparable(await byEmail('missing77'))).toEqual(known);
    expect(await comparable(await byEmail(name, 'else@example.test'))).toEqual(known);
    expect(await sentTo(name)).toHaveLength(1);
    expect(await sentTo('13900139000')).toEqual([]);
  });

  it('gets the same answer when the stored number is invalid', async () => {
    const name = `person${(people += 1)}`;
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name, mobile: '+66812345678' });
    expect(await bySms(name)).toMatchObject({ success: true, value: null });
    expect(await sentTo(name)).toEqual([]);
  });

  it('sends three messages in a quarter of an hour, a quota that requests with a wrong number cannot use up', async () => {
    const name = await newAccount();
    for (let guess = 0; guess < 10; guess += 1) await bySms(name, undefined, `1390000000${guess}`);
    for (let asked = 0; asked < 5; asked += 1) expect(await bySms(name)).toMatchObject({ success: true });
    expect(await sentTo(name)).toHaveLength(3);
  });

  it('gets the same answer from a network over its limit, which leaves no trace of other requests', async () => {
    const options = fromElsewhere();
    const answers = [];
    for (let asked = 0; asked < 31; asked += 1) answers.push((await bySms(`missing${asked}`, options)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    const counted = () => bench.engine.database.execute('select count(*)::int as n from sandbox.code_requests');
    const before = (await counted()).rows;
    expect(await bySms('missing99', options)).toMatchObject({ success: true, value: null });
    expect((await counted()).rows).toEqual(before);
  });

  it('is sent to the owner, in any browser of a network that has used up its requests', async () => {
    const name = await newAccount();
    const options = fromElsewhere();
    for (let asked = 0; asked < 40; asked += 1)
      await bySms(asked % 2 ? name : `missing${asked}`, options, '13900139000');
    expect(await bySms(name, options)).toMatchObject({ success: true, value: null });
    expect(await sentTo(name)).toHaveLength(1);
  });

  it('lets the owner sign in at once while another client guesses', async () => {
    const name = await newAccount();
    const options = fromElsewhere();
    for (let guess = 0; guess < 3; guess += 1) await signIn(name, 'Guess0000', options);
    expect(await signIn(name, own, options)).toMatchObject({ success: false, code: 'captcha_incorrect' });
    await bySms(name);
    const sent = passwordIn((await sentTo(name)).find(({ kind }) => kind === 'sms')?.body);
    expect(await signIn(name, sent, options)).toMatchObject({ success: true });
  });

  it('refuses a body that is not a form, and a form for other calls', async () => {
    const headers = { merchant: 'aurora' };
    const json = await bench.app.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers,
      payload: { username: 'mei88', email: 'mei@example.test' },
    });
    expect([json.statusCode, json.json().code]).toEqual([400, 'request_invalid']);
    const form = await bench.app.inject({
      method: 'POST',
      url: '/wps/member/password/sms',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=mei88&mobileNumber=13800138000',
    });
    expect([form.statusCode, form.json().code]).toEqual([400, 'request_invalid']);
  });
});
