import type { Customer } from '@atrium/contract';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { FakeTabs } from '../../storage/testing/fake-tabs';
import type { LiveMessage } from './live-message';
import { startLive } from './start-live';

class FakeSession {
  customer: Customer | undefined = undefined;
  token: string | undefined = undefined;
  constructor() {
    makeAutoObservable(this);
  }
  get signedIn() {
    return this.token !== undefined;
  }
  authorization() {
    return this.token;
  }
  signIn(token = 'secret') {
    this.customer = { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 };
    this.token = token;
  }
  leave() {
    this.customer = undefined;
    this.token = undefined;
  }
}

/** Web Locks of one browser: the first request holds the lock, the next one gets it on release. */
function fakeLocks() {
  let queue = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, act: () => Promise<void>) => {
    const turn = queue.then(() => (signal?.aborted ? undefined : act()));
    queue = turn.then(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}

/** The composition of the page. */
const made = { facts: ['switch:FREEPLAY3' as const, 'switch:INBOX3' as const], remotes: [] };

/** A server with live channels that the test writes to. */
function fakeServer() {
  const channels: { headers: Record<string, string>; say(text: string): void; close(): void; closed: boolean }[] = [];
  const polls: string[] = [];
  const state = { composition: 'c1', content: made, live: 200 };
  const fetch = jest.fn(
    (address: string, { headers, signal }: { headers: Record<string, string>; signal?: AbortSignal }) => {
      if (address === '/composition') {
        polls.push(headers['If-None-Match'] ?? '');
        const same = headers['If-None-Match'] === `"${state.composition}"`;
        return Promise.resolve(
          new Response(same ? null : JSON.stringify(state.content), {
            status: same ? 304 : 200,
            headers: { etag: `W/"${state.composition}"` },
          }),
        );
      }
      if (state.live !== 200) return Promise.resolve(new Response(null, { status: state.live }));
      let controller: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
      const channel = {
        headers,
        closed: false,
        say: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
        close: () => controller.close(),
      };
      signal?.addEventListener('abort', () => (channel.closed = true));
      channels.push(channel);
      return Promise.resolve(new Response(body));
    },
  );
  const event = (id: string, content: object) => `id: ${id}\ndata: ${JSON.stringify(content)}\n\n`;
  return { fetch: fetch as unknown as typeof globalThis.fetch, channels, polls, state, event };
}

function browser() {
  const room = new FakeTabs<LiveMessage>();
  const locks = fakeLocks();
  const server = fakeServer();
  const session = new FakeSession();
  const chosen = observable({ language: 'TH' });
  const tab = (composition = 'c1', now = () => 1_000) => {
    const doubles = {
      publish: jest.fn(),
      account: { refresh: jest.fn(() => Promise.resolve()) },
      messages: { toast: jest.fn() },
      refused: jest.fn(),
      newComposition: jest.fn(),
    };
    const language = {
      get current() {
        return chosen.language;
      },
      text: (key: string) => `<${key}>`,
      money: ({ minor }: { minor: number }) => `¥${minor}`,
      date: (value: number | Date) => new Date(value).toISOString(),
    };
    const tabs = room.open();
    const { fetch } = server;
    const shared = {
      merchant: 'aurora',
      composition: { id: composition, ...made },
      session,
      currency: 'CNY',
      language,
      locks,
      fetch,
      tabs,
      now,
    };
    return { stop: startLive({ ...shared, ...doubles }), ...doubles };
  };
  return { tab, server, session, room, chosen };
}

const realTimeout = setTimeout;
/** Lets pending streams and promises finish without advancing the clock. */
const moments = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => realTimeout(resolve));
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('the channel opens with the session after a sign-in and closes after a sign-out [EVT-07] [REQ-01]', async () => {
  const { tab, server, session } = browser();
  const { stop } = tab();
  await moments();
  expect(server.channels).toHaveLength(0);

  session.signIn();
  await moments();
  expect(server.channels[0]?.headers).toEqual({
    Merchant: 'aurora',
    Device: 'web',
    Language: 'TH',
    Authorization: 'secret',
    Accept: 'text/event-stream',
  });
  session.leave();
  expect(server.channels[0]?.closed).toBe(true);
  stop();
});

test('one tab listens for all, and each receives an event once [EVT-01]', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const tabs = [tab(), tab()];
  await moments();
  expect(server.channels).toHaveLength(1);

  const message = server.event('42', { type: 'MESSAGE', title: 'Hello' });
  server.channels[0]?.say(message + message);
  await moments();
  for (const { publish } of tabs) {
    expect(publish.mock.calls).toEqual([
      ['live.received@1', { id: '42', type: 'MESSAGE', title: 'Hello', popup: false }],
    ]);
  }
  tabs.forEach(({ stop }) => stop());
});

test('events of another account, and questions of its tabs, are ignored [EVT-01]', async () => {
  const { tab, server, session, room } = browser();
  session.signIn();
  const { stop, publish, account, messages } = tab();
  await moments();
  server.channels[0]?.say(server.event('41', { type: 'READY' }));
  await moments();
  const stranger = room.open();
  const received: LiveMessage[] = [];
  stranger.listen((message) => received.push(message));
  account.refresh.mockClear();

  stranger.post({ say: 'joining', account: 'som77' });
  const event = { id: '42', type: 'BALANCE', title: 'Not yours', popup: true };
  stranger.post({ say: 'event', account: 'som77', event });
  await moments();
  expect([publish, account.refresh, messages.toast].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  expect(received).toEqual([]);

  stranger.post({ say: 'event', account: 'mei88', event });
  await moments();
  expect(publish).toHaveBeenCalledWith('live.received@1', event);
  stop();
});

test('another language opens the channel again, in that language, without a gap [REQ-01]', async () => {
  const { tab, server, session, chosen } = browser();
  session.signIn();
  const { stop } = tab();
  await moments();
  server.channels[0]?.say(server.event('42', { type: 'MESSAGE' }));
  await moments();
  runInAction(() => (chosen.language = 'EN'));
  await moments();

  expect(server.channels.map(({ closed }) => closed)).toEqual([true, false]);
  expect(server.channels[1]?.headers).toMatchObject({ Language: 'EN', 'Last-Event-ID': '42' });
  stop();
});

test('when the listening tab closes, the next resumes where it stopped', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const [first, second] = [tab(), tab()];
  await moments();
  server.channels[0]?.say(server.event('42', { type: 'MESSAGE' }));
  await moments();
  first.stop();
  await moments();

  expect(server.channels).toHaveLength(2);
  expect(server.channels[1]?.headers['Last-Event-ID']).toBe('42');
  second.stop();
});

test('a broken channel reconnects after a growing pause [EVT-07]', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { stop } = tab();
  await moments();
  server.channels[0]?.close();
  await moments();
  expect(server.channels).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  await moments();
  expect(server.channels).toHaveLength(2);

  server.channels[1]?.close();
  await moments();
  jest.advanceTimersByTime(999);
  await moments();
  expect(server.channels).toHaveLength(2);
  jest.advanceTimersByTime(1001);
  await moments();
  expect(server.channels).toHaveLength(3);
  stop();
});

test('a channel that is silent for a minute counts as broken', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { stop } = tab();
  await moments();
  jest.advanceTimersByTime(60_000);
  await moments();
  expect(server.channels[0]?.closed).toBe(true);
  jest.advanceTimersByTime(1000);
  await moments();
  expect(server.channels).toHaveLength(2);
  stop();
});

test('a refused session is confirmed by an ordinary call, and the channel is not reopened', async () => {
  const { tab, server, session } = browser();
  server.state.live = 401;
  session.signIn();
  const { refused, stop } = tab();
  await moments();
  jest.advanceTimersByTime(120_000);
  await moments();

  expect(refused).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['BALANCE', 'balance'],
  ['DEPOSIT', 'balance'],
  ['MESSAGE', 'unread'],
])('an event %s refreshes %s [EVT-08]', async (type, part) => {
  const { tab, server, session } = browser();
  session.signIn();
  const { account, stop } = tab();
  await moments();
  server.channels[0]?.say(server.event('1', { type }));
  await moments();

  expect(account.refresh.mock.calls).toEqual([[part]]);
  stop();
});

test.each([
  ['TRANSFER', { amount: '5.00', sender: 'mei88' }, ['balance']],
  ['MESSAGE', { amount: 5 }, ['unread', 'balance']],
  ['DEPOSIT', { amount: '5.00' }, ['balance']],
  ['WITHDRAW', { amount: '5.00' }, ['balance', 'confirmations']],
  ['TRANSFER', { sender: 'mei88' }, []],
])('an event %s with %j, refreshes %j [EVT-08]', async (type, data, parts) => {
  const { tab, server, session } = browser();
  session.signIn();
  const { account, stop } = tab();
  await moments();
  server.channels[0]?.say(server.event('1', { type, data }));
  await moments();

  expect(account.refresh.mock.calls).toEqual(parts.map((part) => [part]));
  stop();
});

test('a reset reloads everything that missed events may have changed', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { account, stop } = tab();
  await moments();
  server.channels[0]?.say(server.event('1', { type: 'RESET' }));
  await moments();

  expect(account.refresh.mock.calls).toEqual([['balance'], ['unread'], ['promotions'], ['confirmations']]);
  stop();
});

test('every tab that is online again reads all that missed events may have changed', async () => {
  const { tab, session } = browser();
  session.signIn();
  const { publish, account, stop } = tab();
  await moments();
  window.dispatchEvent(new Event('online'));

  expect(publish.mock.calls).toEqual([['live.received@1', { id: '', type: 'RESET', popup: false }]]);
  expect(account.refresh.mock.calls).toEqual([['balance'], ['unread'], ['promotions'], ['confirmations']]);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a popup shows a toast that stays [EVT-04]; without popup only counts are updated [EVT-06]', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { account, messages, stop } = tab();
  await moments();
  server.channels[0]?.say(server.event('1', { type: 'MESSAGE', title: 'Mail', message: 'Unread', popup: false }));
  await moments();
  expect([account.refresh.mock.calls, messages.toast.mock.calls]).toEqual([[['unread']], []]);

  server.channels[0]?.say(server.event('2', { type: 'NEWS', title: 'New', message: 'Words', popup: true }));
  await moments();
  expect(account.refresh).toHaveBeenCalledTimes(1);
  expect(messages.toast.mock.calls).toEqual([[{ kind: 'info', title: 'New', text: 'Words', duration: 'stays' }]]);
  stop();
});

test('a deposit shows amount, time, result and remarks [EVT-05]', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { messages, stop } = tab();
  await moments();
  const data = { amount: '12.50', time: 0, success: false, remarks: 'Bank refused' };
  server.channels[0]?.say(server.event('1', { type: 'DEPOSIT', popup: true, data }));
  await moments();

  expect(messages.toast).toHaveBeenCalledWith({
    kind: 'error',
    title: '<deposit>',
    text: '<amount>: ¥1250\n<time>: 1970-01-01T00:00:00.000Z\n<result>: <failed>\n<remarks>: Bank refused',
    duration: 'stays',
  });
  stop();
});

test("a result in the server's words is shown in place of the plain one", async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { messages, stop } = tab();
  await moments();
  const data = { amount: '12.50', success: false, result: 'Returned to your balance', remarks: 'Names differ' };
  server.channels[0]?.say(server.event('1', { type: 'WITHDRAW', popup: true, data }));
  await moments();

  expect(messages.toast).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'error',
      text: '<amount>: ¥1250\n<result>: Returned to your balance\n<remarks>: Names differ',
    }),
  );
  stop();
});

test('an invalid event is skipped', async () => {
  const { tab, server, session } = browser();
  session.signIn();
  const { publish, stop } = tab();
  await moments();
  server.channels[0]?.say('id: 1\ndata: not json\n\nid: 2\ndata: {"title":"no type"}\n\n');
  await moments();

  expect(publish).not.toHaveBeenCalled();
  stop();
});

describe('compositions', () => {
  const period = async () => {
    jest.advanceTimersByTime(15_000);
    await moments();
  };

  test('one tab polls every 15 s, also for visitors, and every tab is notified of a newer one once', async () => {
    const { tab, server } = browser();
    const tabs = [tab(), tab()];
    await moments();
    await period();
    expect(server.polls).toEqual(['"c1"']);

    server.state.composition = 'c2';
    await period();
    await period();
    expect(server.polls).toEqual(['"c1"', '"c1"', '"c2"']);
    for (const { newComposition } of tabs) expect(newComposition.mock.calls).toEqual([['c2', false]]);
    tabs.forEach(({ stop }) => stop());
  });

  test('a tab opened with an older composition is notified of the current one, although nothing changed since', async () => {
    const { tab, server } = browser();
    server.state.composition = 'c2';
    const tabs = [tab('c2'), tab('c1')];
    await moments();
    await period();

    expect(tabs[0]?.newComposition).not.toHaveBeenCalled();
    expect(tabs[1]?.newComposition.mock.calls).toEqual([['c2', false]]);
    tabs.forEach(({ stop }) => stop());
  });

  test('a page with the current composition is not notified', async () => {
    const { tab, server } = browser();
    const { newComposition, stop } = tab();
    await moments();
    await period();
    await period();

    expect(server.polls).toEqual(['"c1"', '"c1"']);
    expect(newComposition).not.toHaveBeenCalled();
    stop();
  });

  test("every tab is notified when the merchant's configuration changes, a customer’s at once", async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const tabs = [tab(), tab()];
    await moments();
    server.state.composition = 'c2';
    server.state.content = { ...made, facts: ['switch:INBOX3'] as unknown as typeof made.facts };
    server.channels[0]?.say('id: \ndata: {"type":"CONFIGURATION"}\n\n');
    await moments();
    jest.advanceTimersByTime(1_500);
    await moments();

    expect(server.polls).toEqual(['"c1"']);
    for (const { newComposition, publish } of tabs) {
      expect(newComposition.mock.calls).toEqual([['c2', true]]);
      expect(publish).not.toHaveBeenCalled();
    }
    tabs.forEach(({ stop }) => stop());
  });

  test('a change is polled for again once the gateway has asked the back end again', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const { newComposition, stop } = tab();
    await moments();
    server.channels[0]?.say('id: \ndata: {"type":"CONFIGURATION"}\n\n');
    await moments();
    jest.advanceTimersByTime(1_500);
    await moments();
    expect([server.polls.length, newComposition.mock.calls]).toEqual([1, []]);

    server.state.composition = 'c2';
    jest.advanceTimersByTime(5_000);
    await moments();
    expect([server.polls.length, newComposition.mock.calls]).toEqual([2, [['c2', false]]]);
    stop();
  });

  test('a failed poll changes nothing', async () => {
    const { tab, server } = browser();
    (server.fetch as jest.Mock).mockRejectedValue(new TypeError('failed to fetch'));
    const { newComposition, stop } = tab();
    await moments();
    await period();
    await period();

    expect(newComposition).not.toHaveBeenCalled();
    stop();
  });
});

describe('events that arrive in another order', () => {
  const publishedIds = ({ publish }: { publish: jest.Mock }) => publish.mock.calls.map(([, { id }]) => id as string);

  test('duplicate and reordered events are emitted once and in order [EVT-07]', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const doubles = tab();
    await moments();
    const say = (...ids: number[]) =>
      server.channels[0]?.say(ids.map((id) => server.event(String(id), { type: 'NEWS' })).join(''));
    say(4, 6, 6, 5, 4, 8, 7);
    await moments();

    expect(publishedIds(doubles)).toEqual(['4', '5', '6', '7', '8']);
    doubles.stop();
  });

  test('a channel with a gap is reopened after the last event before it, which resends the rest [EVT-07]', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const doubles = tab();
    await moments();
    server.channels[0]?.say(server.event('4', { type: 'NEWS' }) + server.event('6', { type: 'NEWS' }));
    await moments();
    expect(publishedIds(doubles)).toEqual(['4']);
    jest.advanceTimersByTime(1_000);
    await moments();
    jest.advanceTimersByTime(1_000);
    await moments();

    expect(server.channels[0]?.closed).toBe(true);
    expect(server.channels[1]?.headers['Last-Event-ID']).toBe('4');
    server.channels[1]?.say(server.event('5', { type: 'NEWS' }) + server.event('6', { type: 'NEWS' }));
    await moments();
    expect(publishedIds(doubles)).toEqual(['4', '5', '6']);
    doubles.stop();
  });

  test('a lost last event is detected by the next beat and fetched [EVT-07]', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const doubles = tab();
    await moments();
    const beat = (id: string) => server.channels[0]?.say(server.event(id, { type: 'BEAT' }));
    server.channels[0]?.say(server.event('4', { type: 'NEWS' }));
    beat('4');
    await moments();
    jest.advanceTimersByTime(5_000);
    await moments();
    expect(server.channels).toHaveLength(1);

    beat('5');
    await moments();
    jest.advanceTimersByTime(1_000);
    await moments();
    jest.advanceTimersByTime(1_000);
    await moments();
    expect(server.channels[1]?.headers['Last-Event-ID']).toBe('4');
    server.channels[1]?.say(server.event('5', { type: 'BALANCE' }));
    await moments();
    expect(publishedIds(doubles)).toEqual(['4', '5']);
    expect(doubles.account.refresh.mock.calls).toEqual([['balance']]);
    doubles.stop();
  });

  test('an event that arrives right after its beat is emitted, and the channel stays open', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const doubles = tab();
    await moments();
    const beat = server.event('5', { type: 'BEAT' });
    server.channels[0]?.say(server.event('4', { type: 'NEWS' }) + beat + server.event('5', { type: 'NEWS' }) + beat);
    await moments();
    jest.advanceTimersByTime(5_000);
    await moments();

    expect(publishedIds(doubles)).toEqual(['4', '5']);
    expect(server.channels).toHaveLength(1);
    doubles.stop();
  });

  test('an event missing from three channels is given up, and everything is reloaded', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    const doubles = tab();
    await moments();
    server.channels[0]?.say(server.event('4', { type: 'NEWS' }));
    for (let channel = 0; channel < 3; channel += 1) {
      await moments();
      server.channels[channel]?.say(server.event('6', { type: 'NEWS' }));
      await moments();
      jest.advanceTimersByTime(1_000);
      await moments();
      if (channel < 2) jest.advanceTimersByTime(4_000);
    }

    expect(server.channels).toHaveLength(3);
    expect(publishedIds(doubles)).toEqual(['4', '6', '']);
    expect(doubles.account.refresh.mock.calls).toEqual([['balance'], ['unread'], ['promotions'], ['confirmations']]);
    doubles.stop();
  });
});

describe('the position in the channel', () => {
  const ready = (id: string, age?: number) => ({ id, type: 'READY', ...(age !== undefined && { data: { age } }) });

  test.each([
    ['since the page began', 2_000, true],
    ['long before', 60_000, false],
    ['never', undefined, false],
  ])('a new tab reads the account and its pages again where the last event was %s', async (_case, age, again) => {
    const { tab, server, session } = browser();
    session.signIn();
    const { account, publish, stop } = tab('c1', () => 5_000);
    await moments();
    const { id, ...content } = ready('7', age);
    server.channels[0]?.say(server.event(id, content));
    await moments();

    expect(account.refresh).toHaveBeenCalledTimes(again ? 4 : 0);
    expect(publish.mock.calls.map(([, { type }]) => type)).toEqual(again ? ['RESET'] : []);
    stop();
  });

  test('a joining tab receives the position from the listening tab and resumes from there', async () => {
    const { tab, server, session } = browser();
    session.signIn();
    let clock = 50_000;
    const first = tab('c1', () => clock);
    await moments();
    server.channels[0]?.say(server.event('7', { type: 'NEWS' }));
    await moments();
    clock += 500;
    const second = tab('c1', () => 900);
    await moments();
    clock += 60_000;
    const third = tab('c1', () => 900);
    await moments();

    expect(first.account.refresh).not.toHaveBeenCalled();
    expect(second.account.refresh).toHaveBeenCalledTimes(4);
    expect(third.account.refresh).not.toHaveBeenCalled();
    first.stop();
    await moments();
    expect(server.channels[1]?.headers['Last-Event-ID']).toBe('7');
    second.stop();
    third.stop();
  });
});
