import { openStorage } from '../storage/open-storage';
import { createTelemetry } from './create-telemetry';
import { keptReports } from './kept-reports';
import type { Batch } from './report';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function telemetry() {
  const kept = keptReports(
    openStorage(() => undefined as never),
    () => 8,
  );
  const send = jest.fn((..._request: Parameters<typeof fetch>) => Promise.resolve({ status: 204 } as Response));
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
    kept,
  });
  const batch = (index = 0) => JSON.parse(String(send.mock.calls[index]?.[1]?.body)) as Batch;
  return { host, lobby: host.of({ remote: 'lobby', release: 'r1', phase: 'run' }), send, beacon, page, batch, kept };
}

test('reports are collected and sent as one batch, each with its remote, release and phase', async () => {
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

test('a hidden page sends its reports by beacon', () => {
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

test('a batch on its way outlives the page', async () => {
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
])('no personal data is left of %s', async (message) => {
  const { lobby, batch } = telemetry();
  lobby.error(new Error(message), { detail: message });
  await jest.runAllTimersAsync();

  expect(JSON.stringify(batch().reports)).not.toMatch(/hunter2secret|8000|mei@|eyJ/);
});

test('a failure is sent within a second, once, and later ones are collected', async () => {
  const { lobby, send } = telemetry();
  lobby.timing('load', 1);
  lobby.error(new Error('broken'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(1);
  lobby.error(new Error('broken again'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([204, 400])('a failure is kept until the gateway answers, here with %p', async (status) => {
  const { lobby, send, kept } = telemetry();
  send.mockResolvedValue({ status } as Response);
  lobby.error(new Error('broken'));
  expect(kept.ofOtherPages('another')).toHaveLength(1);
  await jest.runAllTimersAsync();
  expect(kept.ofOtherPages('another')).toEqual([]);
});

test.each([429, 503])('a failure stays kept when the gateway answers %p', async (status) => {
  const { lobby, send, kept } = telemetry();
  send.mockResolvedValue({ status } as Response);
  lobby.error(new Error('broken'));
  await jest.runAllTimersAsync();
  expect(kept.ofOtherPages('another')).toHaveLength(1);
});

test('a failure that only a beacon carried, or that could not be sent, stays kept', async () => {
  const { host, lobby, send, kept, beacon } = telemetry();
  const stop = host.start();
  send.mockRejectedValue(new TypeError('no line'));
  lobby.error(new Error('broken'));
  await jest.runAllTimersAsync();
  lobby.error(new Error('broken while leaving'));
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(kept.ofOtherPages('another')).toHaveLength(2);
  stop();
});
