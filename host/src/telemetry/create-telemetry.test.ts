import { createTelemetry } from './create-telemetry';
import type { Batch } from './report';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function telemetry() {
  const send = jest.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(new Response()));
  const beacon = jest.fn((_url: string, _body: Blob) => true);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const host = createTelemetry({
    reportToken: 'once',
    merchant: 'aurora',
    composition: 'c1',
    send,
    beacon,
    page: page as unknown as Document,
    now: () => 7,
  });
  const batch = (index = 0) => JSON.parse(String(send.mock.calls[index]?.[1]?.body)) as Batch;
  return { host, lobby: host.of({ remote: 'lobby', release: 'r1', phase: 'run' }), send, beacon, page, batch };
}

test('reports are gathered and sent as one batch, each with whose doing it was', async () => {
  const { lobby, send, batch } = telemetry();
  lobby.error(new TypeError('broken'), { place: 'lobby.home@1' });
  lobby.timing('mount', 12);
  await jest.runAllTimersAsync();

  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toBe('/telemetry');
  const by = { remote: 'lobby', release: 'r1', phase: 'run', at: 7 };
  expect(batch()).toEqual({
    reportToken: 'once',
    merchant: 'aurora',
    composition: 'c1',
    dropped: 0,
    reports: [
      { ...by, kind: 'error', name: 'TypeError', message: 'broken', context: { place: 'lobby.home@1' } },
      { ...by, kind: 'timing', name: 'mount', milliseconds: 12 },
    ],
  });
});

test('a flood is cut off and counted', async () => {
  const { lobby, batch } = telemetry();
  for (let count = 0; count < 60; count += 1) lobby.timing('mount', count);
  await jest.runAllTimersAsync();

  expect(batch().reports).toHaveLength(50);
  expect(batch().dropped).toBe(10);
});

test('a page that is hidden sends what it has by beacon', () => {
  const { host, lobby, beacon, page, send } = telemetry();
  const stop = host.start();
  lobby.timing('mount', 1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).not.toHaveBeenCalled();

  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(1);
  stop();
  jest.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});

test('a batch that is on its way outlives the page', async () => {
  const { lobby, send } = telemetry();
  lobby.timing('mount', 1);
  await jest.runAllTimersAsync();

  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

test.each([
  'login with password=hunter2secret failed',
  '{"password":"hunter2secret"}',
  'Authorization: hunter2secret',
  'refused for +86 138 0013 8000',
  'user mei@example.test is unknown',
  'GET /login?token=hunter2secret failed',
  'bad token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
])('nothing personal is left of %s', async (message) => {
  const { lobby, batch } = telemetry();
  lobby.error(new Error(message), { detail: message });
  await jest.runAllTimersAsync();

  expect(JSON.stringify(batch().reports)).not.toMatch(/hunter2secret|8000|mei@|eyJ/);
});
