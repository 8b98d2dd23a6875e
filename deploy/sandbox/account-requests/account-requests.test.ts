import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const merchant = 'lotus';
const pending = async () => {
  const { value } = (await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } })).json();
  return (value as { kind: string; id: string; account: string; about: string }[]).filter(
    ({ kind }) => kind === 'account-request',
  );
};
const decide = (id: string, choice: string, reason = '') =>
  bench.control('decide', { kind: 'account-request', id, choice, reason });
const requests = async (token: string) => (await bench.call('account.requests', {}, { token, merchant })).value;

test('the data of an account is readable only after an operator approved the request', async () => {
  const token = await bench.signIn('player1', { merchant });
  const data = () => bench.call('account.data', {}, { token, merchant });
  expect(await requests(token)).toEqual([]);
  expect(await data()).toMatchObject({ success: false, code: 'request_refused' });

  await bench.call('account.request', { kind: 'data' }, { token, merchant });
  await bench.call('account.request', { kind: 'data' }, { token, merchant });
  const [request, ...others] = await pending();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ account: 'player1', about: 'Data of the account' });
  expect(await data()).toMatchObject({ success: false });
  expect(await requests(token)).toMatchObject([{ kind: 'data', status: 'pending' }]);

  await decide(request?.id ?? '', 'approve');
  expect(await requests(token)).toMatchObject([{ kind: 'data', status: 'approved' }]);
  const { value } = await data();
  expect(value.account).toMatchObject({ name: 'player1' });
  expect(value.signIns.length).toBeGreaterThan(0);
  expect(JSON.stringify(value)).not.toMatch(/password/i);
});

test('a closed account has no session and starts none; a rejected request leaves it open, with the reason', async () => {
  const token = await bench.signIn('player1', { merchant });
  await bench.call('account.request', { kind: 'close' }, { token, merchant });
  await decide((await pending())[0]?.id ?? '', 'reject', 'Withdraw first');
  expect(await requests(token)).toContainEqual(
    expect.objectContaining({ kind: 'close', status: 'rejected', reason: 'Withdraw first' }),
  );

  await bench.call('account.request', { kind: 'close' }, { token, merchant });
  const [request] = await pending();
  expect(request?.about).toMatch(/^Close the account, which has \d+ minor units$/);
  await decide(request?.id ?? '', 'approve');
  expect(await bench.call('account.requests', {}, { token, merchant })).toMatchObject({ status: 401 });
  const credentials = { username: 'player1', password: 'Atrium88', type: 'username' };
  expect(await bench.call('session.login', credentials, { merchant })).toMatchObject({
    success: false,
    code: 'account_closed',
  });
  expect(await bench.call('session.login', { ...credentials, password: 'wrong' }, { merchant })).toMatchObject({
    code: 'login_failed',
  });
});
