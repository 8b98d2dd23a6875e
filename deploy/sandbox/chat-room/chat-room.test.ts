import { randomUUID } from 'node:crypto';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const headers = (ticket: string) => ({
  host: 'aurora--room.embed.localhost:4000',
  authorization: `Ticket ${ticket}`,
});

async function enter(account = 'player1') {
  const token = await bench.signIn(account);
  const url = (await bench.call('chat.url', {}, { token })).value.chatUrl as string;
  const ticket = url.replace('/room#', '');
  const post = (path: string, payload: object) =>
    bench.app.inject({ method: 'POST', url: `/room/${path}`, payload, headers: headers(ticket) });
  return {
    token,
    ticket,
    post,
    say: (text: string, key: string = randomUUID()) => post('messages', { key, text }),
    messages: async (after = 0) =>
      (await bench.app.inject({ url: `/room/messages?after=${after}`, headers: headers(ticket) })).json().value as {
        number: number;
        author: string;
        body: string;
      }[],
    unread: async () => (await bench.call('chat.message', {}, { token })).value.unReadCount as number,
  };
}

const answer = (text: string, key: string = randomUUID()) =>
  bench.control('chat-answer', { merchant: 'aurora', account: 'player1', text, key });

test('messages and answers keep their order, and a message that is sent again is stored once', async () => {
  const { say, messages, unread, post } = await enter();
  const key = randomUUID();
  const sent = await say('Hello', key);
  expect(await (await say('Hello', key)).json().value).toEqual(sent.json().value);
  await answer('Good day');
  const twice = randomUUID();
  await answer('How can we help?', twice);
  await answer('How can we help?', twice);
  await say('My deposit');

  const stored = await messages();
  expect(stored.map(({ number, author, body }) => [number, author, body])).toEqual([
    [1, 'customer', 'Hello'],
    [2, 'operator', 'Good day'],
    [3, 'operator', 'How can we help?'],
    [4, 'customer', 'My deposit'],
  ]);
  expect((await messages(3)).map(({ number }) => number)).toEqual([4]);

  expect(await unread()).toBe(2);
  await post('read', { upTo: 2 });
  expect(await unread()).toBe(1);
  await post('read', { upTo: 1 });
  expect(await unread()).toBe(1);
  await post('read', { upTo: 999 });
  expect(await unread()).toBe(0);
  await answer('Still there?');
  expect(await unread()).toBe(1);
});

test('twenty messages at the same time get consecutive numbers', async () => {
  const { say, messages } = await enter();
  const [{ number: last } = { number: 0 }] = (await messages()).slice(-1);
  await Promise.all(Array.from({ length: 10 }, (_, at) => [say(`m${at}`), answer(`a${at}`)]).flat());
  expect((await messages(last)).map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, at) => last + 1 + at),
  );
});

test('a member sends thirty messages in a minute; a repeated one does not count, and the operator has no limit', async () => {
  bench.pass(3_600_000);
  const { post, say } = await enter();
  const key = randomUUID();
  for (let sent = 0; sent < 29; sent += 1) await say(`m${sent}`);
  for (let repeated = 0; repeated < 3; repeated += 1)
    expect((await post('messages', { key, text: 'The thirtieth' })).statusCode).toBe(200);
  const refused = await post('messages', { key: randomUUID(), text: 'One too many' });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'login_try_later']);
  await answer('Please wait.');
  bench.pass(60_000);
  expect((await post('messages', { key: randomUUID(), text: 'Later' })).statusCode).toBe(200);
});

test('an invalid message and an unknown ticket are refused, and a ticket ends with its session', async () => {
  const { post, token, ticket } = await enter();
  for (const wrong of [
    { key: 'x', text: 'Hello' },
    { key: randomUUID(), text: ' ' },
    { key: randomUUID(), text: '\u200b\u200b' },
    { key: randomUUID(), text: 'Hello \ud800' },
    { key: randomUUID(), text: 'x'.repeat(501) },
  ])
    expect((await post('messages', wrong)).statusCode).toBe(400);
  const open = (named: string, host = headers('').host) =>
    bench.app.inject({ url: '/room/messages', headers: { host, authorization: `Ticket ${named}` } });
  expect((await open(ticket)).statusCode).toBe(200);
  expect((await open('x'.repeat(32))).statusCode).toBe(401);
  expect((await open(ticket, 'lotus--room.embed.localhost:4000')).statusCode).toBe(401);
  await bench.call('session.logout', {}, { token });
  expect((await open(ticket)).statusCode).toBe(401);
});

test('a visitor gets no room, and a trial account is refused [CHT-07]', async () => {
  expect((await bench.call('chat.url')).success).toBe(false);
  const token = await bench.signIn('trial4');
  expect(await bench.call('chat.url', {}, { token })).toMatchObject({ success: false, code: 'in_please_information' });
  expect((await bench.call('chat.permission', {}, { token })).value).toEqual({ hasPermission: false });
});

test('without CBS3 the room takes and shows no messages, and no account has the permission [CHT-02]', async () => {
  const { post, ticket, token } = await enter('player2');
  const switchRoom = (value: boolean | null) => bench.control('switch', { merchant: 'aurora', name: 'CBS3', value });
  await switchRoom(false);
  expect((await post('messages', { key: randomUUID(), text: 'Hello' })).statusCode).toBe(403);
  expect((await bench.app.inject({ url: '/room/messages', headers: headers(ticket) })).statusCode).toBe(403);
  for (const caller of [{ token }, {}])
    expect((await bench.call('chat.permission', {}, caller)).value).toEqual({ hasPermission: false });
  await switchRoom(null);
});

test('the page is framed by its portal only, in the requested language', async () => {
  const { body, headers: sent } = await bench.app.inject({ url: '/room?lang=TH', headers: headers('') });
  expect(body).toContain('<html lang="th"');
  expect(body).toContain('ห้องแชต');
  expect(String(sent['content-security-policy'])).toContain('frame-ancestors http://aurora.atrium.localhost:4000');
  const elsewhere = await bench.app.inject({ url: '/room', headers: { host: 'aurora--chat.embed.localhost:4000' } });
  expect(elsewhere.statusCode).toBe(404);
});
