import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open({ strictSource: true })), 60_000);
afterAll(() => bench.close());

const signIn = { username: 'agent1', password: 'Atrium88', type: 'username' };

it('answers a sign-in without the kind of the account and the default password', async () => {
  const { value } = await bench.call('session.login', signIn);
  expect(value).toEqual({
    token: expect.stringMatching(/^\S{20,}$/),
    firstTimeLogin: expect.any(Boolean),
    passwordExpired: false,
    captcha: false,
  });
});

it('answers member info without the kind of the account', async () => {
  const { value } = await bench.call('member.info', {}, { token: await bench.signIn('agent1') });
  expect(value).toMatchObject({ account: 'agent1', type: 1 });
  expect(value).not.toHaveProperty('isAgent');
});

it('answers settings with the switches of the source only', async () => {
  const { value } = await bench.call('system.settings');
  expect(value.switches).toHaveProperty('FREEPLAY3');
  expect(value.switches).not.toHaveProperty('HOTGAME3');
  expect(value.register).not.toHaveProperty('affiliateMode');
});

it('drops unnamed fields of injected answers and failures too', async () => {
  await bench.control('fault', { endpoint: 'member.info', times: 1, value: { account: 'a', isAgent: 2 } });
  const token = await bench.signIn();
  expect((await bench.call('member.info', {}, { token })).value).toEqual({ account: 'a' });
  await bench.control('fault', { endpoint: 'member.info', times: 1, key: 'x', value: { captcha: true, more: 1 } });
  expect((await bench.call('member.info', {}, { token })).value).toEqual({ captcha: true });
});

it('takes the address of the account as the second factor, and mails no code', async () => {
  const name = 'strictguarded5';
  await bench.control('twin', { merchant: 'aurora', account: 'guarded5', name });
  const credentials = { username: name, password: 'Atrium88' };
  const { code, headers } = await bench.call('session.login', { ...credentials, type: 'username' });
  expect(code).toBe('login_verify_required');
  expect(await bench.outbox({ search: name })).toEqual([]);

  const [account] = await bench.backend.engine.database.select().from(accounts).where(eq(accounts.name, name));
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const proven = await bench.call(
    'session.verification',
    { ...credentials, method: 'E', email: account?.email },
    { cookie },
  );
  expect(proven.success).toBe(true);
});

it('leaves a call untouched that the source does not name', async () => {
  const { value } = await bench.call('system.encryptionKey');
  expect(value).toMatchObject({ kid: expect.any(String), jwk: { kty: 'RSA' } });
});
