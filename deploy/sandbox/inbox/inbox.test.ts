import { Bench } from '../testing/open-bench';
import { LiveReader } from '../testing/live-reader';
import { inboxDeliveries, inboxMessages } from './tables';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(async () => {
  await bench.engine.database.delete(inboxDeliveries);
  await bench.engine.database.delete(inboxMessages);
});
afterAll(() => bench.close());

const minute = 60_000;
let names = 0;

/** A player of their own. */
async function newPlayer(original = 'player1', merchant = 'aurora'): Promise<{ name: string; token: string }> {
  const name = `reader${(names += 1)}`;
  await bench.control('twin', { merchant, account: original, name });
  return { name, token: await bench.signIn(name, { merchant }) };
}
const send = (title: string, to: object = {}, contents: object = { EN: `<p>About ${title}</p>` }) =>
  bench.control('message', { merchant: 'aurora', ...to, message: { titles: { EN: title }, contents } });
const page = async (token: string, changes: object = {}, options: object = {}) =>
  (await bench.call('inbox.list', { page: 1, size: 10, sort: 'sendTime,desc', ...changes }, { token, ...options }))
    .value;
const titles = async (token: string) =>
  ((await page(token)) as { messages: { title: string }[] }).messages.map(({ title }) => title);
const unread = async (token: string, from = 0) =>
  (await bench.call('member.unread', { page: 1, size: 1, sort: 'sendTime,desc', read: false, from }, { token })).value;

test('a message is stored in its languages and answered latest first, by pages', async () => {
  const { name, token } = await newPlayer();
  await bench.control('message', {
    merchant: 'aurora',
    account: name,
    message: { titles: { EN: 'First', TH: 'แรก' }, contents: { EN: '<p>One</p>', TH: '<p>หนึ่ง</p>' } },
  });
  bench.pass(1_000);
  const sentAt = bench.now;
  const { value } = await send('Second', { account: name });
  expect(value).toEqual({ id: value.id, recipients: 1 });

  expect(await page(token, { size: 1 })).toEqual({
    total: 2,
    messages: [{ id: String(value.id), title: 'Second', sendTime: sentAt, read: false }],
  });
  const second = (await page(token, { page: 2, size: 1 }, { language: 'TH' })) as { messages: { id: string }[] };
  expect(second).toMatchObject({ total: 2, messages: [{ title: 'แรก', sendTime: sentAt - 1_000 }] });
  const opened = await bench.call('inbox.message', { id: second.messages[0]?.id ?? '' }, { token, language: 'TH' });
  expect(opened.value).toMatchObject({ title: 'แรก', content: '<p>หนึ่ง</p>', read: false });
});

test('goes to one account, to a label, or to all of the merchant but trial accounts', async () => {
  const one = await newPlayer();
  const other = await newPlayer();
  await bench.control('switch', { merchant: 'lotus', name: 'MAILCEN', value: true });
  const elsewhere = await newPlayer('player1', 'lotus');
  await send('For one', { account: one.name });
  await send('For all');
  expect(await titles(one.token)).toEqual(['For all', 'For one']);
  expect(await titles(other.token)).toEqual(['For all']);
  expect((await page(elsewhere.token, {}, { merchant: 'lotus' })) as object).toMatchObject({ total: 0 });

  expect(await send('For a label', { label: 'none has it' })).toMatchObject({ status: 404, success: false });
  expect(await send('For a missing one', { account: 'missing' })).toMatchObject({ status: 404, success: false });
  expect(await titles(other.token)).toEqual(['For all']);
});

test('reading a message lowers the count by one, and repeating it changes nothing [MSG-04]', async () => {
  const { name, token } = await newPlayer();
  for (const title of ['One', 'Two', 'Three']) await send(title, { account: name });
  expect(await unread(token)).toEqual({ total: 3 });
  const [latest] = ((await page(token)) as { messages: { id: string }[] }).messages;

  for (let time = 0; time < 2; time += 1) {
    await bench.call('inbox.read', { ids: [latest?.id ?? ''] }, { token });
    expect(await unread(token)).toEqual({ total: 2 });
  }
  expect(((await page(token)) as { messages: { read: boolean }[] }).messages.map(({ read }) => read)).toEqual([
    true,
    false,
    false,
  ]);
  const promotions = await bench.call('member.promotions', {}, { token });
  expect(promotions.value).toMatchObject({ unreadMessage: 2 });
  await bench.call('inbox.read', {}, { token });
  expect(await unread(token)).toEqual({ total: 0 });
});

test('the unread count is that of messages sent since the requested time [MSG-03]', async () => {
  const { name, token } = await newPlayer();
  await send('Old', { account: name });
  bench.pass(minute);
  await send('New', { account: name });
  expect(await unread(token, bench.now - minute)).toEqual({ total: 2 });
  expect(await unread(token, bench.now - minute + 1)).toEqual({ total: 1 });
});

test("another account's message is neither read nor marked, and an id that is none is refused", async () => {
  const owner = await newPlayer();
  const stranger = await newPlayer();
  const { value } = await send('Private', { account: owner.name });
  const id = String(value.id);
  for (const asked of [id, '0', 'x', '9'.repeat(30)])
    expect(await bench.call('inbox.message', { id: asked }, { token: stranger.token })).toMatchObject({
      code: 'message_unknown',
    });
  await bench.call('inbox.read', { ids: [id] }, { token: stranger.token });
  await bench.call('inbox.read', {}, { token: stranger.token });
  expect(await unread(owner.token)).toEqual({ total: 1 });
});

test('a message and its reading reach the open tabs of the account', async () => {
  const { name, token } = await newPlayer();
  const address = bench.app.server.address();
  const reader = await LiveReader.open(typeof address === 'object' ? (address?.port ?? 0) : 0, token);
  await reader.until('READY');
  await send('Good news', { account: name });
  expect(await reader.next()).toMatchObject({ type: 'MESSAGE', popup: true, title: 'Good news' });
  await bench.call('inbox.read', {}, { token });
  expect(await reader.next()).toMatchObject({ type: 'MESSAGE', popup: false });
  await reader.close();
});

test('every call is refused where messages are switched off [MSG-02]', async () => {
  const { token } = await newPlayer();
  await bench.control('switch', { merchant: 'aurora', name: 'MAILCEN', value: false });
  for (const [id, request] of [
    ['inbox.list', { page: 1, size: 10, sort: '' }],
    ['inbox.message', { id: '1' }],
    ['inbox.read', {}],
  ] as const)
    expect(await bench.call(id, request, { token })).toMatchObject({ success: false, code: 'messages_closed' });
  await bench.control('switch', { merchant: 'aurora', name: 'MAILCEN', value: null });
  expect(await titles(token)).toEqual([]);
});
