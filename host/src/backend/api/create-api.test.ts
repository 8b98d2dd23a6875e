import { catalogue } from '@atrium/api/catalogue';
import { endpoint, gamesLaunch, listOf, paymentConfirmations } from '@atrium/api';
import type { CallError, CallOptions, Endpoint } from '@atrium/contract';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { createApi, type ApiCollaborators } from './create-api';
import { Wire } from './testing/wire';

const names = v.object({ name: v.string() });

function ping(more: Partial<Endpoint<{ name: string }, { name: string }>> = {}) {
  return endpoint({
    id: 'test.ping',
    about: 'For tests.',
    method: 'POST',
    path: '/wps/test',
    request: names,
    answer: names,
    example: { request: { name: 'a' }, answer: { name: 'b' } },
    ...more,
  });
}

function client(more: Partial<ApiCollaborators> = {}) {
  const wire = new Wire().value({ name: 'answer' });
  const session = { authorization: (): string | undefined => 'secret', lost: false };
  const doubles = { showProblem: jest.fn(() => true), report: jest.fn(), release: jest.fn() };
  const api = createApi({
    merchant: 'aurora',
    language: () => 'TH',
    session,
    deviceId: () => Promise.resolve('d'.repeat(36)),
    hold: () => doubles.release,
    adapter: wire.adapter,
    ...doubles,
    ...more,
  });
  return { api, wire, session, ...doubles };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: CallError) => error,
  );

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('a caller receives the clock of the server, and the clock of the device where an answer has no date [NTC-09]', async () => {
  const { api, wire } = client();
  const date = 'Fri, 02 Jan 2026 03:04:05 GMT';
  const body = { success: true, value: { name: 'answer' } };
  wire.answer({ body, headers: { date } }, { body });
  const times: number[] = [];
  const onServerTime = (now: number) => void times.push(now);
  await api.call(ping(), { name: 'a' }, { onServerTime });
  await api.call(ping(), { name: 'a' }, { onServerTime });
  expect(times).toEqual([Date.UTC(2026, 0, 2, 3, 4, 5), Date.now()]);
});

test('every call names merchant, device, language and session; a visitor sends no Authorization [REQ-01]', async () => {
  const { api, wire, session } = client();
  await api.call(ping(), { name: 'a' });
  session.authorization = () => undefined;
  await api.call(ping(), { name: 'a' });

  const [signedIn, visitor] = wire.sent;
  expect(signedIn?.headers).toMatchObject({
    Merchant: 'aurora',
    Device: 'web',
    Language: 'TH',
    Authorization: 'secret',
  });
  expect(visitor?.headers).toMatchObject({ Merchant: 'aurora', Device: 'web', Language: 'TH' });
  expect(visitor?.headers).not.toHaveProperty('Authorization');
});

test('the launch of a game names its language also in the header [LCH-25]', async () => {
  const { api, wire } = client();
  wire.value({ game_url: 'https://nova.test/' });
  const request = v.parse(gamesLaunch.request, gamesLaunch.example.request);

  await api.call(gamesLaunch, { ...request, language: 'EN' });

  // the vendor's game may have another language than the page
  expect(wire.sent[0]?.headers.Language).toBe('TH');
  expect(wire.sent[0]?.body).toMatchObject({ language: 'EN' });
});

test('calls send cookies [REQ-02]', async () => {
  const { api, wire } = client();
  await api.call(ping(), { name: 'a' });

  expect(wire.sent[0]?.config.withCredentials).toBe(true);
});

test('a call times out after 20 seconds [REQ-03]', async () => {
  const { api, wire } = client();
  await api.call(ping(), { name: 'a' });

  expect(wire.sent[0]?.config.timeout).toBe(20_000);
});

test.each([
  ['GET', undefined, { params: { name: 'a' }, body: undefined }],
  ['POST', undefined, { params: undefined, body: { name: 'a' } }],
  ['DELETE', 'query', { params: { name: 'a' }, body: undefined }],
] as const)('a %s call travels as %s', async (method, encoding, expected) => {
  const { api, wire } = client();
  await api.call(ping({ method, ...(encoding && { encoding }) }), { name: 'a' });

  expect(wire.sent[0]).toMatchObject({ method, url: '/wps/test', ...expected });
});

test('a form is sent as form data', async () => {
  const { api, wire } = client();
  await api.call(ping({ encoding: 'form' }), { name: 'a b' });

  expect(String(wire.sent[0]?.body)).toBe('name=a+b');
  expect(String(wire.sent[0]?.headers['Content-Type'])).toContain('application/x-www-form-urlencoded');
});

test('each call has its own request number', async () => {
  const { api, wire } = client();
  await api.call(ping(), { name: 'a' });
  await api.call(ping(), { name: 'a' });

  const [first, second] = wire.sent.map(({ headers }) => headers['X-Request-Id']);
  expect(first).toHaveLength(36);
  expect(first).not.toBe(second);
});

test('the device id is added to the calls that declare it, and to no other [REQ-07]', async () => {
  const { api, wire } = client();
  await api.call(ping({ deviceId: true }), { name: 'a' });
  await api.call(ping(), { name: 'a' });

  expect(wire.sent.map(({ body }) => body)).toEqual([{ name: 'a', loginDeviceId: 'd'.repeat(36) }, { name: 'a' }]);
});

test('every call that signs in or registers carries the device id, and no other call does [REQ-07]', () => {
  // passkey options and the start of a provider's sign-in do not grant a session yet
  const entering = ({ path }: Endpoint) =>
    /^\/wps\/(session\/login|member\/register)(\/|$)/.test(path) && !/\/(options|start|finish)$/.test(path);
  const ids = (calls: Endpoint[]) => calls.map(({ id }) => id);

  expect(ids(catalogue.filter(({ deviceId }) => deviceId))).toEqual(ids(catalogue.filter(entering)));
  expect(ids(catalogue.filter(entering))).toEqual(expect.arrayContaining(['session.login', 'session.freePlay']));
});

test('fields outside the schema are not sent; defaults are', async () => {
  const { api, wire } = client();
  const request = v.object({ page: v.optional(v.number(), 1) });
  await api.call({ ...ping(), request } as unknown as Endpoint, { other: true });

  expect(wire.sent[0]?.body).toEqual({ page: 1 });
});

describe('answers', () => {
  test('a success flag and a value are read [REQ-08]', async () => {
    const { api } = client();

    expect(await api.call(ping(), { name: 'a' })).toEqual({ name: 'answer' });
  });

  test.each([
    { code: 200, message: 'OK' },
    { code: null, message: null },
    { code: '0', message: ['OK'] },
    { code: {} },
  ])('the value of a success is read with %j beside it [REQ-08]', async (beside) => {
    const { api, wire } = client();
    wire.answer({ body: { success: true, value: { name: 'answer' }, ...beside } });

    expect(await api.call(ping(), { name: 'a' })).toEqual({ name: 'answer' });
  });

  test.each([
    [{ code: 4001, message: 'Back soon' }, '4001', 'Back soon'],
    [{ code: 'game_maintenance', message: 'Back soon' }, 'game_maintenance', 'Back soon'],
    [{ message: 'Back soon' }, 'Back soon', 'Back soon'],
    [{ code: null, message: null }, 'refused', 'refused'],
  ])('success false with HTTP 200 is a failure, %j has the key %s [REQ-08] [API-01]', async (body, key, message) => {
    const { api, wire } = client();
    wire.answer({ body: { success: false, ...body } });

    expect(await caught(api.call(ping(), { name: 'a' }))).toMatchObject({ name: 'CallError', key, message });
  });

  test.each([
    [{ status: 500, body: { success: false, code: 'c', message: 'm' } }, 'c', 'm'],
    [{ status: 500, body: { success: false, code: 'c' } }, 'c', 'c'],
    [{ status: 503, statusText: 'Service Unavailable', body: '<html>' }, 'http-503', 'Service Unavailable'],
  ])('an HTTP error says its message, else its code, else the status text [ERR-23]', async (answer, key, message) => {
    const { api, wire } = client();
    wire.answer(answer);

    expect(await caught(api.call(ping(), { name: 'a' }))).toMatchObject({ key, message });
  });

  test('unknown fields are ignored; a wrong shape is a reported failure', async () => {
    const { api, wire, report } = client();
    wire.value({ name: 'answer', more: 1 }, { name: 5 });

    expect(await api.call(ping(), { name: 'a' })).toEqual({ name: 'answer' });
    const error = await caught(api.call(ping(), { name: 'a' }));
    expect(error).toMatchObject({ key: 'shape', details: { endpoint: 'test.ping' } });
    expect(error?.message).toContain('name');
    expect(report).toHaveBeenCalledWith(error);
  });

  test('an answer without the envelope is a wrong shape of the whole answer', async () => {
    const { api, wire } = client();
    wire.answer({ body: { name: 'answer' } });

    const error = await caught(api.call(ping(), { name: 'a' }));
    expect(error).toMatchObject({ key: 'shape', message: 'the answer is no envelope' });
  });

  test('an item that cannot be read costs itself and one report, not the list', async () => {
    const { api, wire, report, showProblem } = client();
    const list = listOf(names);
    const listing = endpoint({ ...ping(), id: 'test.list', answer: list, example: { request: {}, answer: [] } });
    wire.value([{ name: 'a' }, { name: 5 }, { name: 'b' }, {}], [{ name: 'c' }]);

    expect(await api.call(listing, { name: 'a' })).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        key: 'shape',
        message: '2 left out, name: Invalid type: Expected string but received 5',
        details: expect.objectContaining({ endpoint: 'test.list' }),
      }),
    );
    expect(showProblem).not.toHaveBeenCalled();

    await api.call(listing, { name: 'a' });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('an answer that is polled and stays wrong is reported once for each endpoint and path', async () => {
    const { api, wire, report } = client();
    const items = listOf(v.object({ name: v.string(), price: v.number() }));
    const listing = endpoint({ ...ping(), id: 'test.list', answer: items, example: { request: {}, answer: [] } });
    const other = { ...listing, id: 'test.other' };
    wire.value(
      [{ name: 5, price: 1 }],
      [{ name: 6, price: 1 }],
      [{ name: 'a' }],
      [{ name: 5, price: 1 }],
      'none',
      'none',
    );
    for (const call of [listing, listing, listing, other]) await api.call(call, { name: 'a' });
    for (const call of [listing, listing]) await caught(api.call(call, { name: 'a' }));

    expect(report.mock.calls.map(([{ details, message }]) => `${details.endpoint} ${message}`)).toEqual([
      'test.list 1 left out, name: Invalid type: Expected string but received 5',
      expect.stringContaining('test.list 1 left out, price:'),
      'test.other 1 left out, name: Invalid type: Expected string but received 5',
      'test.list value: Invalid type: Expected Array but received "none"',
    ]);
  });

  test('an item left out of an answer in the page is reported too', async () => {
    const listing = endpoint({ ...ping(), answer: listOf(names), example: { request: {}, answer: [] } });
    const { api, report } = client({ answers: { 'test.ping': [{ name: 'a' }, 7] } });

    expect(await api.call(listing, { name: 'a' })).toEqual([{ name: 'a' }]);
    expect(report.mock.calls).toMatchObject([[{ message: expect.stringContaining('1 left out') }]]);
  });

  test.each([
    ['network', 'network'],
    ['timeout', 'timeout'],
    ['left', 'cancelled'],
  ] as const)('no answer because of %s is the failure %s', async (fails, key) => {
    const { api, wire } = client();
    wire.answer({ fails });

    expect(await caught(api.call(ping(), { name: 'a' }))).toMatchObject({ key });
  });

  test('expected keys come back as values and are not shown', async () => {
    const { api, wire, showProblem } = client();
    wire.refuse('login_verify_required', { message: 'Code, please', value: { by: 'sms' } });
    const outcome = await api.call(ping(), { name: 'a' }, { expects: ['login_verify_required'] });

    expect(outcome).toEqual({ ok: false, key: 'login_verify_required', message: 'Code, please', value: { by: 'sms' } });
    expect(showProblem).not.toHaveBeenCalled();
    wire.value({ name: 'answer' });
    expect(await api.call(ping(), { name: 'a' }, { expects: ['other'] })).toEqual({
      ok: true,
      value: { name: 'answer' },
    });
  });
});

describe('failures', () => {
  test('a failure is shown once, with the circumstances of the call', async () => {
    const { api, wire, showProblem } = client();
    wire.refuse('user.or.token.invalid', { status: 401 });
    const error = await caught(api.call(ping({ silent: true }), { name: 'a' }));

    expect(showProblem.mock.calls).toEqual([[error, expect.objectContaining({ silent: true, ownSession: true })]]);
    expect(error?.details).toMatchObject({ status: 401, requestId: wire.sent[0]?.headers['X-Request-Id'] });
  });

  test.each<[string, CallOptions, string | undefined]>([
    ['a visitor', {}, undefined],
    ['a person before the session begins', { authorization: 'aside' }, 'secret'],
  ])('a call of %s is not made in the name of the session', async (_who, options, token) => {
    const { api, wire, session, showProblem } = client();
    session.authorization = () => token;
    wire.refuse('CUSTOMER_NOT_LOGIN');
    await caught(api.call(ping(), { name: 'a' }, options));

    expect(showProblem).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ ownSession: false }));
  });

  test('while the session is lost, calls are refused without being sent', async () => {
    const { api, wire, session } = client();
    session.lost = true;

    const error = await caught(api.call(ping(), { name: 'a' }));
    expect(error).toMatchObject({ key: 'session-lost', details: { endpoint: 'test.ping' } });
    expect(wire.sent).toHaveLength(0);
  });

  test('a call is cancelled when its caller aborts', async () => {
    const { api, wire } = client();
    wire.answer({ waits: new Promise(() => undefined) });
    const leaving = new AbortController();
    const call = caught(api.call(ping(), { name: 'a' }, { signal: leaving.signal }));
    leaving.abort();

    expect(await call).toMatchObject({ key: 'cancelled' });
  });
});

describe('throttled calls', () => {
  test('three calls within 250 ms make one request [REQ-14]', async () => {
    const { api, wire } = client();
    const list = ping({ throttle: 250 });
    await Promise.all([1, 2, 3].map(() => api.call(list, { name: 'a' })));
    expect(wire.sent).toHaveLength(1);

    jest.advanceTimersByTime(250);
    await api.call(list, { name: 'a' });
    expect(wire.sent).toHaveLength(2);
  });

  test('five requests for the payments to confirm are one call within 250 ms [PAY-04] [LIM-19]', async () => {
    const { api, wire } = client();
    wire.value({ payments: [] });
    const ask = () => Promise.all([1, 2, 3, 4, 5].map(() => api.call(paymentConfirmations, {})));
    await ask();
    jest.advanceTimersByTime(249);
    await ask();
    expect(wire.sent).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await ask();
    expect(wire.sent).toHaveLength(2);
  });

  test('a change with another request waits for the pause and has its own answer; the same request shares one [PWD-06]', async () => {
    const { api, wire } = client();
    wire.value({ name: 'first' }, { name: 'second' }, { name: 'third' });
    const change = ping({ throttle: 3_000 });
    const answers = ['a', 'a', 'b', 'c'].map((name) => api.call(change, { name }));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(wire.sent.map(({ body }) => body)).toEqual([{ name: 'a' }]);

    await jest.advanceTimersByTimeAsync(3_000);
    expect(wire.sent.map(({ body }) => body)).toEqual([{ name: 'a' }, { name: 'b' }]);
    await jest.advanceTimersByTimeAsync(1);
    expect((await Promise.all(answers)).map(({ name }) => name)).toEqual(['first', 'first', 'second', 'third']);
  });

  test('a throttled caller gets the answer on its way, or the latest one, without a request [REQ-15]', async () => {
    const { api, wire } = client();
    wire.value({ name: 'first' }, { name: 'second' });
    const list = ping({ throttle: 250 });
    const call = () => api.call(list, { name: 'a' });
    expect(await Promise.all([call(), call()])).toEqual([{ name: 'first' }, { name: 'first' }]);
    jest.advanceTimersByTime(249);
    expect([await call(), wire.sent.length]).toEqual([{ name: 'first' }, 1]);

    jest.advanceTimersByTime(1);
    expect([await call(), wire.sent.length]).toEqual([{ name: 'second' }, 2]);
  });

  test('a throttled caller shares the latest answer, and its failure is shown once [REQ-15]', async () => {
    const { api, wire, showProblem } = client();
    wire.refuse('unlucky');
    const list = ping({ throttle: 250 });
    const errors = await Promise.all([1, 2].map(() => caught(api.call(list, { name: 'a' }))));

    expect(errors[0]).toBe(errors[1]);
    expect(showProblem).toHaveBeenCalledTimes(1);
  });
});

test('a caller that aborts does not cancel the shared answer of the others', async () => {
  const { api, wire } = client();
  let arrive = (): void => undefined;
  const waits = new Promise<{ body: unknown }>((resolve) => {
    arrive = () => resolve({ body: { success: true, value: { name: 'shared' } } });
  });
  wire.answer({ waits });
  const leaving = new AbortController();
  const first = caught(api.call(ping({ throttle: 250 }), { name: 'a' }, { signal: leaving.signal }));
  const second = api.call(ping({ throttle: 250 }), { name: 'a' });
  await jest.advanceTimersByTimeAsync(0);
  leaving.abort();
  arrive();

  expect(await first).toMatchObject({ key: 'cancelled' });
  expect(await second).toEqual({ name: 'shared' });
  expect(wire.sent[0]?.config.signal).toBeUndefined();
});

describe('answers embedded in the page', () => {
  test('each is used once, then the server is called', async () => {
    const { api, wire } = client({ answers: { 'test.ping': { name: 'primed' } } });

    expect(await api.call(ping(), { name: 'a' })).toEqual({ name: 'primed' });
    expect(await api.call(ping(), { name: 'a' })).toEqual({ name: 'answer' });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('calls that move money', () => {
  test('carry their own idempotency key, or a given one', async () => {
    const { api, wire } = client();
    await api.call(ping({ money: true }), { name: 'a' });
    await api.call(ping({ money: true }), { name: 'a' }, { idempotencyKey: 'k1' });

    const keys = wire.sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toHaveLength(36);
    expect(keys[1]).toBe('k1');
  });

  test('are retried once with the same key when the answer is lost', async () => {
    const { api, wire } = client();
    wire.answer({ fails: 'network' }, { body: { success: true, value: { name: 'moved' } } });

    expect(await api.call(ping({ money: true }), { name: 'a' })).toEqual({ name: 'moved' });
    expect(wire.sent[0]?.headers['Idempotency-Key']).toBe(wire.sent[1]?.headers['Idempotency-Key']);
  });

  test('are shown as such when they fail, also where the call is silent', async () => {
    const { api, wire, showProblem } = client();
    wire.answer({ status: 502, body: '<h1>502</h1>' });
    await caught(api.call(ping({ money: true, silent: true }), { name: 'a' }));

    expect(showProblem).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'http-502' }),
      expect.objectContaining({ money: true }),
    );
  });

  test('are sent twice at most; calls that move no money are sent once', async () => {
    const { api, wire } = client();
    wire.answer({ fails: 'network' });
    await caught(api.call(ping({ money: true }), { name: 'a' }));
    expect(wire.sent).toHaveLength(2);

    await caught(api.call(ping(), { name: 'a' }));
    expect(wire.sent).toHaveLength(3);
  });

  test('hold the page until the answer arrives', async () => {
    let arrive = (): void => undefined;
    const { api, wire, release } = client();
    const waits = new Promise<{ body: unknown }>((resolve) => {
      arrive = () => resolve({ body: { success: true, value: { name: 'moved' } } });
    });
    wire.answer({ waits });
    const call = api.call(ping({ money: true }), { name: 'a' });
    await jest.advanceTimersByTimeAsync(0);
    expect(release).not.toHaveBeenCalled();

    arrive();
    await call;
    expect(release).toHaveBeenCalledTimes(1);
  });
});

describe('encrypted calls', () => {
  const secret = ping({ encrypted: true, deviceId: true });

  async function withKey(kid = 'k1') {
    const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const { kty, n, e } = await exportJWK(pair.publicKey);
    const open = async (value: unknown) =>
      JSON.parse(new TextDecoder().decode((await compactDecrypt(String(value), pair.privateKey)).plaintext)) as unknown;
    return { key: { kid, jwk: { kty, n, e } }, open };
  }
  const success = (value: unknown) => ({ body: { success: true, value } });

  test('send only a sealed value and the id of its key, never the fields [REQ-04]', async () => {
    const { api, wire } = client();
    const { key } = await withKey();
    wire.answer(success(key), success({ name: 'answer' }));
    await api.call(secret, { name: 'visible' });

    const sent = wire.sent[1];
    expect(Object.keys(sent?.body as object)).toEqual(['value']);
    expect(JSON.stringify(sent?.body)).not.toContain('visible');
    expect(sent?.headers.Encryption).toBe('k1');
  });

  test('decrypt with the private key to the fields, the time, a unique id, the merchant and the path', async () => {
    jest.setSystemTime(1_767_225_600_000);
    const { api, wire } = client();
    const { key, open } = await withKey();
    wire.answer(success(key), success({ name: 'answer' }));
    await api.call(secret, { name: 'visible' });

    expect(await open((wire.sent[1]?.body as { value: string }).value)).toEqual({
      name: 'visible',
      loginDeviceId: 'd'.repeat(36),
      iat: 1_767_225_600,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      iss: 'aurora',
      aud: '/wps/test',
    });
  });

  test('are wrapped by RSA for the server, each with a fresh AES-GCM key [REQ-06]', async () => {
    const { api, wire } = client();
    const { key, open } = await withKey('k7');
    wire.answer(success(key), success({ name: 'answer' }));
    await api.call(secret, { name: 'visible' });
    await api.call(secret, { name: 'visible' });

    const sealed = wire.sent.slice(1).map(({ body }) => (body as { value: string }).value);
    for (const value of sealed) {
      expect(decodeProtectedHeader(value)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k7' });
      expect(await open(value)).toMatchObject({ name: 'visible' });
    }
    const wrappedKeys = sealed.map((value) => value.split('.')[1]);
    expect(new Set(wrappedKeys).size).toBe(2);
  });

  test("carry the server's time, regardless of the device's clock", async () => {
    jest.setSystemTime(0);
    const { api, wire } = client();
    const { key, open } = await withKey();
    const date = 'Thu, 01 Jan 2026 00:00:00 GMT';
    wire.answer({ ...success(key), headers: { date } }, success({ name: 'answer' }));
    await api.call(secret, { name: 'a' });

    expect(await open((wire.sent[1]?.body as { value: string }).value)).toMatchObject({ iat: Date.parse(date) / 1000 });
  });

  test('fetch the key once, and again when the server no longer knows it', async () => {
    const { api, wire } = client();
    const [first, second] = [await withKey('k1'), await withKey('k2')];
    const unknown = { status: 400, body: { success: false, code: 'encryption_key_unknown' } };
    wire.answer(success(first.key), unknown, success(second.key), success({ name: 'answer' }));
    await api.call(secret, { name: 'a' });
    await api.call(secret, { name: 'a' });

    expect(wire.sent.map(({ url, headers }) => `${url} ${String(headers.Encryption ?? '')}`)).toEqual([
      '/wps/system/encryption ',
      '/wps/test k1',
      '/wps/system/encryption ',
      '/wps/test k2',
      '/wps/test k2',
    ]);
  });

  test('request the key again after failing to get it', async () => {
    const { api, wire } = client();
    const { key } = await withKey();
    wire.answer({ fails: 'network' }, success(key), success({ name: 'answer' }));

    expect(await caught(api.call(secret, { name: 'a' }))).toMatchObject({ key: 'network' });
    expect(await api.call(secret, { name: 'a' })).toEqual({ name: 'answer' });
  });
});

test('exactly the calls that the specification names, and our own calls with secrets, are encrypted [REQ-05]', () => {
  const specified = [
    'POST /wps/session/login',
    'POST /wps/session/login/verification',
    'POST /wps/cashier/payees',
    'POST /wps/cashier/payees/change',
    'POST /wps/cashier/payees/remove',
    'POST /wps/cashier/payment-password',
    'POST /wps/cashier/withdraw',
    'POST /wps/member/password',
    'POST /wps/member/password/verification',
    'POST /wps/member/register',
    'POST /wps/member/register/mobile',
    'POST /wps/relay/MCSFE_convertPoint',
    'POST /wps/relay/MCSFE_redeemPoint',
    'POST /wps/relay/MCSFE_transferUpline',
  ];
  // an id token signs in like a password, and a mailed link sets one; recovery codes and the authenticator's key are
  // shown once
  const ours = [
    'POST /wps/member/password/reset',
    'POST /wps/relay/MCSFE_registerDownline',
    'POST /wps/relay/MCSFE_transferDownlines',
    'POST /wps/session/login/social',
    'POST /wps/member/secondFactor/authenticator',
    'POST /wps/member/secondFactor/authenticator/confirm',
    'POST /wps/member/secondFactor/recoveryCodes',
    'PUT /wps/member/secondFactor',
  ];
  const sealed = catalogue.filter(({ encrypted }) => encrypted).map(({ method, path }) => `${method} ${path}`);

  expect(sealed.sort()).toEqual([...specified, ...ours].sort());
});
