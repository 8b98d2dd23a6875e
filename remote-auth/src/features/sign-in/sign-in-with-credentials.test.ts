import { fails, type FakeAnswer } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import type { SignInRequest } from './credentials';
import { signInWithCredentials } from './sign-in-with-credentials';

const named: SignInRequest = { username: 'mei88', password: 'Atrium88', type: 'username' };
const dialled: SignInRequest = {
  username: '0812345678',
  password: 'Other77',
  type: 'mobileNum',
  countryDialingCode: '81',
};
const binding = { channel: 'GOOGLE' as const, idToken: 'id-token', mobileNum: '13800138000' };

function signIn(answer: FakeAnswer, request = named, details: Parameters<typeof signInWithCredentials>[2] = {}) {
  const host = authHost({ answers: { 'session.login': answer } });
  const outcome = signInWithCredentials(host, request, details);
  return { outcome, sent: () => host.records.calls.map(({ request: body }) => body) };
}

it('sends the credentials with the challenge and the identity to link', async () => {
  const { outcome, sent } = signIn({ token: 'granted' }, named, { challenge: { captcha: 'k7qp' }, binding });
  expect(await outcome).toMatchObject({ kind: 'accepted', grant: { token: 'granted', account: 'mei88' } });
  expect(sent()[0]).toEqual({ ...named, captcha: 'k7qp', ...binding });
});

it('keeps name, password and identity for the second factor, and nothing of an identity without one', async () => {
  const needed = fails('login_verify_required', 'Second factor', { email: 'code' });
  expect(await signIn(needed, named, { binding }).outcome).toStrictEqual({
    kind: 'second-factor',
    firstFactor: { username: 'mei88', password: 'Atrium88', channel: 'GOOGLE', idToken: 'id-token' },
    mailsCode: true,
  });
  expect(await signIn(fails('login_verify_required'), dialled).outcome).toStrictEqual({
    kind: 'second-factor',
    firstFactor: { username: '+810812345678', password: 'Other77' },
    mailsCode: false,
  });
  const half = await signIn(needed, named, { binding: { channel: 'GOOGLE' } }).outcome;
  expect(half).toMatchObject({ firstFactor: { username: 'mei88', password: 'Atrium88' } });
  expect(Object.keys((half as { firstFactor: object }).firstFactor)).toEqual(['username', 'password']);
});

it.each(['login_failed', 'login_try_later', 'captcha_incorrect', 'sms_code_incorrect'])(
  'the form that shows refusals itself gets the key %s, its message and whether a captcha is next',
  async (key) => {
    expect(await signIn(fails(key, 'Not now.', { captcha: true }), named, { showsRefusals: true }).outcome).toEqual({
      kind: 'refused',
      captcha: true,
      reported: false,
      reason: 'Not now.',
      key,
    });
    const elsewhere = await signIn(fails(key, 'Not now.', { captcha: true })).outcome;
    expect(elsewhere).toEqual({ kind: 'refused', captcha: true, reported: false, key });
  },
);

it("an expired code shows the portal's own text, not that of the server [ERR-11] [SMS-13]", async () => {
  const answer = fails('auth/code-expired', 'Server text.');
  const expired = await signIn(answer, named, { showsRefusals: true }).outcome;
  expect(expired).toMatchObject({ reason: 'auth/code-expired', key: 'auth/code-expired' });
});

it('an unexpected error is not a refusal', async () => {
  const { outcome } = signIn(() => Promise.reject(new TypeError('broken')));
  await expect(outcome).rejects.toThrow('broken');
});
