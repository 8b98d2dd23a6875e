import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const securityOf = async (account: string) =>
  (await bench.call('member.security', {}, { token: await bench.signIn(account) })).value;

it('reports which protection of an account is set, and never the values', async () => {
  expect(await securityOf('player1')).toEqual({
    loginPassword: true,
    defaultPassword: false,
    paymentPassword: true,
    mobile: true,
    email: true,
    authenticator: false,
  });
  expect(await securityOf('agent1')).toMatchObject({ paymentPassword: false, mobile: false, email: true });
});

it('needs only the session, at the path of the specification [SES-20]', async () => {
  const token = await bench.signIn('player2');
  const answer = await bench.app.inject({
    url: '/wps/v2/member/securityConfig',
    headers: { merchant: 'aurora', authorization: token },
  });
  expect(answer.json()).toMatchObject({ success: true, value: { loginPassword: true, paymentPassword: false } });
  const visitor = await bench.app.inject({ url: '/wps/v2/member/securityConfig', headers: { merchant: 'aurora' } });
  expect(visitor.statusCode).toBe(401);
});
