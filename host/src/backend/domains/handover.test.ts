import { handoverMark, takeOver } from './handover';

const code = 'nU9DkqPzj3Q6rVwqzv9Yb9bL0cHnS1rG8m6xjJbqT0w';
const answers = (value: unknown) =>
  jest.fn(async () => ({ status: 200, json: async () => ({ success: true, value }) }) as Response);
const refuses = (key: string, status = 403) =>
  jest.fn(async () => ({ status, statusText: '', json: async () => ({ success: false, code: key }) }) as Response);
const session = (authorization?: string) => ({
  authorization: () => authorization,
  signedIn: authorization !== undefined,
  establish: jest.fn(async () => undefined),
});
const tools = (fetch: jest.Mock, authorization?: string) => ({
  fetch: fetch as unknown as typeof globalThis.fetch,
  merchant: 'aurora',
  language: { current: 'TH' },
  session: session(authorization),
});
const sent = (fetch: jest.Mock) =>
  fetch.mock.calls.map(([path, { method, headers, body }]) => [
    method,
    path,
    headers['Authorization'],
    JSON.parse(body),
  ]);

afterEach(() => history.replaceState(null, '', '/'));

test('an address on another domain brings a code for the session, behind #', async () => {
  const fetch = answers({ code });

  expect(await handoverMark('https://b.test', tools(fetch, 'h1.mine'))).toBe(`#handover=${code}`);
  expect(sent(fetch)).toEqual([['POST', '/session/handover', 'h1.mine', { origin: 'https://b.test' }]]);
});

test('a visitor, and a domain that gives no code, bring nothing', async () => {
  const visitors = answers({ code });

  expect(await handoverMark('https://b.test', tools(visitors))).toBe('');
  expect(visitors).not.toHaveBeenCalled();
  expect(await handoverMark('https://b.test', tools(refuses('handover_refused'), 'h1.mine'))).toBe('');
  const silent = jest.fn(() => Promise.reject(new TypeError('failed to fetch')));
  expect(await handoverMark('https://b.test', tools(silent, 'h1.mine'))).toBe('');
});

test('a failing domain is not waited for longer than three seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await handoverMark('https://b.test', tools(answers({ code }), 'h1.mine'));

  expect(limit).toHaveBeenCalledWith(3_000);
  limit.mockRestore();
});

test('the session continues with the code, which leaves the address', async () => {
  history.replaceState({ kept: 1 }, '', `/member?tab=2#handover=${code}`);
  const fetch = answers({ token: 'h1.theirs' });
  const given = tools(fetch);
  await takeOver(location.hash, given);

  expect(sent(fetch)).toEqual([['POST', '/session/takeover', undefined, { code }]]);
  expect(given.session.establish).toHaveBeenCalledWith({ token: 'h1.theirs', account: '' });
  expect([location.pathname + location.search + location.hash, history.state]).toEqual(['/member?tab=2', { kept: 1 }]);
});

test('a code never replaces a session, and another mark is left alone', async () => {
  history.replaceState(null, '', `/#handover=${code}`);
  const fetch = answers({ token: 'h1.theirs' });
  const given = tools(fetch, 'h1.mine');
  await takeOver(location.hash, given);
  expect(location.hash).toBe('');

  history.replaceState(null, '', '/help#terms');
  await takeOver('#terms', tools(fetch));
  expect(location.hash).toBe('#terms');
  expect([fetch.mock.calls, given.session.establish.mock.calls]).toEqual([[], []]);
});

test('a refused code leaves a visitor, and is no failure of the page', async () => {
  const given = tools(refuses('handover_refused'));
  await takeOver(`#handover=${code}`, given);

  expect(given.session.establish).not.toHaveBeenCalled();
});

test('any other failure rejects with the key of the server and the number of the request', async () => {
  const fetch = refuses('out_of_order', 500);
  const failure = await takeOver(`#handover=${code}`, tools(fetch)).catch((error: unknown) => error);

  const [, { headers }] = fetch.mock.calls[0] as unknown as [string, { headers: Record<string, string> }];
  expect(headers).toMatchObject({ Merchant: 'aurora', Device: 'web', Language: 'TH' });
  expect(failure).toMatchObject({
    key: 'out_of_order',
    details: { endpoint: 'session.takeover', status: 500, requestId: headers['X-Request-Id'] },
  });
});
