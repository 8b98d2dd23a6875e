import { randomUUID } from 'node:crypto';
import { pngFile } from '@atrium/api/pictures/testing';
import { getTableName, sql } from 'drizzle-orm';
import { Bench } from '../testing/open-bench';
import { storedTables, withoutData } from './stored-data';

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
  expect(JSON.stringify(value)).not.toMatch(/password"|\$(scrypt|argon)/i);
});

/** Tables with rows of accounts, by the names of their columns. */
const accountColumns = ['account_id', 'player', 'upline_id', 'downline_id', 'referrer_id'];

test('the data of an account covers every table with rows of accounts, but for those that are listed as none', async () => {
  const { database } = bench.engine;
  const { rows } = await database.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema in ('sandbox', 'vendors') and column_name in ${accountColumns}`);
  const covered = [...storedTables(database).map(getTableName), ...withoutData, 'record_lines'];
  expect(rows.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

test('the data of an account holds what the customer wrote, sent and moved, and nothing of others', async () => {
  const token = await bench.signIn('player2', { merchant });
  const { chatUrl } = (await bench.call('chat.url', {}, { token, merchant })).value;
  const headers = { host: 'lotus--room.embed.localhost:4000', authorization: `Ticket ${chatUrl.split('#')[1]}` };
  const payload = { key: randomUUID(), text: 'Where is my deposit?' };
  await bench.app.inject({ method: 'POST', url: '/room/messages', payload, headers });
  const { cookie, answer: captcha } = await bench.solvedCaptcha({ merchant });
  const picture = pngFile({ width: 9 });
  const file = new File([picture], 'a.png', { type: 'image/png' });
  const request = { sender: '', content: 'My deposit of this morning has not arrived.', type: 1, captcha, file };
  expect(await bench.call('feedback.send', request, { token, merchant, cookie })).toMatchObject({ success: true });
  await bench.call('account.request', { kind: 'data' }, { token, merchant });
  await decide((await pending())[0]?.id ?? '', 'approve');

  const { value } = await bench.call('account.data', {}, { token, merchant });
  expect(value.chatMessages).toMatchObject([{ author: 'customer', body: payload.text }]);
  expect(value.feedback).toMatchObject([
    { content: request.content, pictureType: 'image/png', picture: Buffer.from(picture).toString('base64') },
  ]);
  const granted = { wallet: 'wallet', kind: 'grant', amount: expect.any(Number), balance: expect.any(Number) };
  expect(value.money).toContainEqual(expect.objectContaining(granted));
  expect(value.sessions[0]).not.toHaveProperty('tokenHash');
  const other = await bench.signIn('player1', { merchant });
  await bench.call('account.request', { kind: 'data' }, { token: other, merchant });
  for (const { id } of await pending()) await decide(id, 'approve');
  const others = (await bench.call('account.data', {}, { token: other, merchant })).value;
  expect(others).toMatchObject({ chatMessages: [], feedback: [] });
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
  expect(request?.about).toMatch(/^Close the account, which has \d+\.\d\d THB$/);
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
