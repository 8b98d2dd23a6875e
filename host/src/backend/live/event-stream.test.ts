import { eventStream, type EventStreamSources } from './event-stream';

const event = 'id: 1\ndata: {"type":"mail","popup":false}\n\n';

/** A stream over a server that answers with these responses in turn. */
function stream(answers: (() => Response)[], more: Partial<EventStreamSources> = {}) {
  const fetch = jest.fn(async (..._request: Parameters<typeof globalThis.fetch>) => (answers.shift() ?? stall)());
  const passed: string[] = [];
  const refused = jest.fn();
  const sources = { fetch, headers: () => ({ Merchant: 'aurora' }), lastEventId: () => undefined, refused, ...more };
  const reading = eventStream(sources).subscribe(({ type }) => passed.push(type));
  return { fetch, passed, refused, stop: () => reading.unsubscribe() };
}

const stall = () => new Response(new ReadableStream());
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks for the events after the last one, in the name of the session', async () => {
  const { fetch, stop } = stream([stall], { lastEventId: () => '41' });
  await settled();

  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    headers: { Merchant: 'aurora', Accept: 'text/event-stream', 'Last-Event-ID': '41' },
    credentials: 'include',
    cache: 'no-store',
  });
  stop();
});

test('reads no events from an error page, and connects again', async () => {
  const { fetch, passed, refused, stop } = stream([
    () => new Response(event, { status: 500 }),
    () => new Response(event),
  ]);
  await settled();
  expect(passed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(fetch.mock.calls.length).toBeGreaterThan(1);
  expect(passed).toEqual(['mail']);
  expect(refused).not.toHaveBeenCalled();
  stop();
});

test('connects again at once when the device is online', async () => {
  const { fetch, passed, stop } = stream([() => new Response(null, { status: 502 }), () => new Response(event)]);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settled();

  expect(passed).toEqual(['mail']);
  stop();
});

test.each([401, 403])('stays closed after a refusal with %s', async (status) => {
  const { fetch, refused, stop } = stream([() => new Response(event, { status })]);
  await jest.advanceTimersByTimeAsync(60_000);

  expect(refused).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  stop();
});

test('aborts its request when its last subscriber leaves', async () => {
  const { fetch, stop } = stream([stall]);
  await settled();
  const signal = fetch.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  stop();

  expect(signal?.aborted).toBe(true);
});
