import { fetchFile } from './fetch-file';

const bytes = new TextEncoder().encode('export const said = 1;');
const integrity = 'sha256-';

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return integrity + btoa(String.fromCharCode(...hash));
}

/** A body that the test feeds piece by piece. */
function openBody() {
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  return { body, send: (count: number) => feed.enqueue(new Uint8Array(count)), close: () => feed.close() };
}

const never = new AbortController().signal;
const answer = (response: Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockReturnValue(response as Promise<Response>);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { kind?: string }) => error.kind,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a file with the bytes of its release is fetched into the cache', async () => {
  const fetched = answer(Promise.resolve(new Response(bytes)));

  await fetchFile('/r/lobby/a.js', await hashOf(bytes), { cache: 'reload', signal: never });

  expect(fetched).toHaveBeenCalledWith('/r/lobby/a.js', expect.objectContaining({ cache: 'reload' }));
});

test('one altered byte is an integrity failure', async () => {
  answer(Promise.resolve(new Response(Uint8Array.from(bytes, (byte, at) => (at === 3 ? byte ^ 1 : byte)))));

  expect(await failureOf(fetchFile('/a.js', await hashOf(bytes), { cache: 'default', signal: never }))).toBe(
    'integrity',
  );
});

test('an error answer and a refused connection are network failures', async () => {
  answer(Promise.resolve(new Response('gone', { status: 404 })));
  expect(await failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never }))).toBe('network');

  answer(Promise.reject(new TypeError('refused')));
  expect(await failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never }))).toBe('network');
});

test('no answer within 3 seconds is a hang, and the request is aborted', async () => {
  const fetched = answer(new Promise<Response>(() => {}));
  const failure = failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never }));

  await jest.advanceTimersByTimeAsync(2_999);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);

  expect(await failure).toBe('hang');
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('headers without a body are a hang as well', async () => {
  answer(Promise.resolve(new Response(openBody().body)));
  const failure = failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never }));

  await jest.advanceTimersByTimeAsync(3_000);

  expect(await failure).toBe('hang');
});

test('less than 1 kB a second over 3 seconds is a hang', async () => {
  const { body, send } = openBody();
  answer(Promise.resolve(new Response(body)));
  const failure = failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never }));

  send(2_999);
  await jest.advanceTimersByTimeAsync(3_000);

  expect(await failure).toBe('hang');
});

test('a slow but steady answer may take 20 seconds in all', async () => {
  const { body, send } = openBody();
  answer(Promise.resolve(new Response(body)));
  let failed: string | undefined;
  void failureOf(fetchFile('/a.js', integrity, { cache: 'default', signal: never })).then((kind) => (failed = kind));

  for (let second = 0; second < 19; second += 1) {
    send(1_500);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(failed).toBeUndefined();
  send(1_500);
  await jest.advanceTimersByTimeAsync(1_000);

  expect(failed).toBe('hang');
});

test('an attempt that is over aborts its requests', async () => {
  const over = new AbortController();
  const fetched = answer(new Promise<Response>(() => {}));
  const work = fetchFile('/a.js', integrity, { cache: 'default', signal: over.signal });

  over.abort(new Error('over'));

  await expect(work).rejects.toThrow('over');
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
