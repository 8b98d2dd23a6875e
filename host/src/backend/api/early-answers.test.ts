import { endpoint } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import * as v from 'valibot';
import { createApi } from './create-api';
import { longestWait } from './early-answers';
import { Wire, type WireAnswer } from './testing/wire';

type Games = Endpoint<{ language: string; count: number }, string>;

const games = (more: Partial<Games> = {}): Games =>
  endpoint({
    id: 'test.games',
    about: 'For tests.',
    method: 'GET',
    path: '/wps/games',
    request: v.object({ language: v.string(), count: v.number() }),
    answer: v.string(),
    example: { request: { language: 'TH', count: 4 }, answer: 'games' },
    ...more,
  });
const request = { language: 'TH', count: 4 };

function client() {
  const wire = new Wire().value('first', 'second', 'third');
  const session = {
    authorization: (): string | undefined => 'handle-1',
    lost: false,
    customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 as const },
  };
  const language = { current: 'TH' };
  const report = jest.fn();
  const api = createApi({
    merchant: 'aurora',
    language: () => language.current,
    session,
    deviceId: () => Promise.resolve('d'.repeat(36)),
    showProblem: () => true,
    hold: () => () => undefined,
    report,
    adapter: wire.adapter,
  });
  return { api, wire, session, language, report };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('a call gets the answer to the same request that was sent before, once, and with the same headers', async () => {
  const { api, wire } = client();
  api.askEarly('/wps/games', { count: 4, language: 'TH' });
  expect(await api.call(games(), request)).toBe('first');
  expect(wire.sent).toHaveLength(1);
  expect(await api.call(games(), request)).toBe('second');
  const [early, own] = wire.sent.map(({ method, url, headers }) => ({ method, url, ...headers }));
  expect(early).toEqual({ ...own, 'X-Request-Id': expect.stringMatching(/^[\w-]{36}$/) });
});

test('a call waits for the answer under way instead of asking twice', async () => {
  const { api, wire } = client();
  let arrive = (_answer: WireAnswer): void => undefined;
  wire.answer({ waits: new Promise((resolve) => (arrive = resolve)) });
  api.askEarly('/wps/games', request);
  const answer = api.call(games(), request);
  jest.advanceTimersByTime(longestWait * 2);
  arrive({ body: { success: true, value: 'late' } });
  expect(await answer).toBe('late');
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['another account', ({ session }: Client) => void (session.authorization = () => 'handle-2')],
  ['a visitor after the sign-out', ({ session }: Client) => void (session.authorization = () => undefined)],
  ['another language', ({ language }: Client) => void (language.current = 'EN')],
])('%s does not get the answer', async (_who, change) => {
  const all = client();
  all.api.askEarly('/wps/games', request);
  change(all);
  expect(await all.api.call(games(), request)).toBe('second');
});

type Client = ReturnType<typeof client>;

test.each([
  ['another path', games({ path: '/wps/other' }), request],
  ['another request', games(), { ...request, count: 5 }],
  ['a call that names the customer', games({ namesCustomer: true }), request],
  ['a call that changes something', games({ method: 'POST' }), request],
])('%s is asked by itself', async (_what, call, own) => {
  const { api } = client();
  api.askEarly('/wps/games', request);
  expect(await api.call(call, own)).toBe('second');
});

test('an answer that has waited too long is asked again', async () => {
  const { api, wire } = client();
  api.askEarly('/wps/games', request);
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(longestWait + 1);
  expect(await api.call(games(), request)).toBe('second');
  expect(wire.sent).toHaveLength(2);
});

test.each<[string, WireAnswer]>([
  ['is not answered', { fails: 'network' }],
  ['is refused', { body: { success: false, code: 'busy' } }],
  ['finds a broken server', { status: 502, body: '<!doctype html>' }],
])('a request that %s is asked again, and nothing is reported', async (_how, failed) => {
  const { api, wire, report } = client();
  wire.answer(failed, { body: { success: true, value: 'games' } });
  api.askEarly('/wps/games', request);
  expect(await api.call(games(), request)).toBe('games');
  expect(report).not.toHaveBeenCalled();
});

test("a caller receives the server's clock of now, not of the answer that has waited", async () => {
  const { api, wire } = client();
  wire.answer({
    body: { success: true, value: 'games' },
    headers: { date: 'Fri, 02 Jan 2026 03:04:05 GMT' },
  });
  api.askEarly('/wps/games', request);
  await jest.advanceTimersByTimeAsync(0);
  jest.advanceTimersByTime(2_000);
  const onServerTime = jest.fn();
  await api.call(games(), request, { onServerTime });
  expect(onServerTime).toHaveBeenCalledWith(Date.UTC(2026, 0, 2, 3, 4, 7));
});
