import { openPortal, type Answer, type Portal } from '../testing/open-portal';
import { handleOf } from '../session/handle';

const token = 'tok_3fa9c1d27be84f60a5';
const json = { 'content-type': 'application/json' };
const browser = { 'user-agent': 'Browser/1.0', 'x-forwarded-for': '203.0.113.7' };

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({
    trustedProxies: '127.0.0.1',
    backend: (app) => {
      app.post('/wps/session/login', () => ({ success: true, value: { token } }));
      app.get('/wps/member/info', ({ headers }) => ({ success: true, value: headers.authorization ?? 'visitor' }));
    },
  });
}, 60_000);
afterAll(() => portal.close());

const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
const valueOf = ({ body }: Answer) => (JSON.parse(body) as { value?: Record<string, string> }).value ?? {};
const origin = (site: string) => `http://${site}.atrium.localhost:${portal.port}`;

async function signIn(headers: Record<string, string> = {}) {
  const answer = await portal.send('POST', '/wps/session/login', { ...json, ...headers }, '{}');
  return { authorization: handleOf(token), cookie: cookieOf(answer) };
}

/** Asks aurora for a code for another domain. */
async function handOver(to = origin('aurora-vip'), headers: Record<string, string> = {}) {
  const sent = { ...json, ...(await signIn()), ...browser, ...headers };
  return portal.send('POST', '/session/handover', sent, JSON.stringify({ origin: to }));
}

const codeFor = async (site: string) => valueOf(await handOver(origin(site)))['code'] ?? '';

const takeOver = (site: string, code: string, headers: Record<string, string> = {}) =>
  portal.send(
    'POST',
    `//${site}/session/takeover`,
    { ...json, ...browser, origin: origin(site), 'sec-fetch-site': 'same-origin', ...headers },
    JSON.stringify({ code }),
  );

it('lets a session continue on another domain of the merchant, and its page gets only the handle', async () => {
  const code = await codeFor('aurora-vip');
  expect(code).toHaveLength(43);
  const answer = await takeOver('aurora-vip', code);
  expect([answer.status, valueOf(answer)]).toEqual([200, { token: handleOf(token) }]);
  expect(answer.body).not.toContain(token);
  expect(answer.headers['set-cookie']).toEqual([
    `atrium-session.${handleOf(token).slice(3, 13)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const session = { authorization: handleOf(token), cookie: cookieOf(answer) };
  expect((await portal.get('//aurora-vip/wps/member/info', session)).body).toContain(token);
});

it('accepts a code once', async () => {
  const code = await codeFor('aurora-vip');
  const [one, other] = await Promise.all([takeOver('aurora-vip', code), takeOver('aurora-vip', code)]);
  expect([one.status, other.status].sort()).toEqual([200, 403]);
});

it.each([
  ['another domain than it is for', 'aurora-east', {}],
  ['another merchant', 'lotus', {}],
  ['another network', 'aurora-vip', { 'x-forwarded-for': '203.0.113.8' }],
  ['another browser', 'aurora-vip', { 'user-agent': 'Browser/2.0' }],
  ['no page', 'aurora-vip', { origin: '' }],
])('refuses a code from %s, and consumes it', async (_who, site, headers) => {
  const code = await codeFor('aurora-vip');
  const sent: Record<string, string> = { ...headers };
  const refused = await takeOver(site, code, sent);
  expect([refused.status, refused.body.includes(token), refused.headers['set-cookie']]).toEqual([
    403,
    false,
    undefined,
  ]);
  if (sent['origin'] !== '') expect((await takeOver('aurora-vip', code)).status).toBe(403);
});

it('refuses a page of another site, and stores neither code nor token in the clear', async () => {
  const code = await codeFor('aurora-vip');
  const evil = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  expect((await takeOver('aurora-vip', code, evil)).status).toBe(403);
  const stored = JSON.stringify(await portal.stored('handovers'));
  expect(stored).toContain(origin('aurora-vip'));
  for (const secret of [code, token, Buffer.from(token).toString('hex'), '203.0.113.7'])
    expect(stored).not.toContain(secret);
});

it.each([
  ['a domain of another merchant', () => origin('lotus')],
  ['an unknown domain', () => 'https://evil.test'],
  ['no address', () => 'aurora-vip'],
  ['a script', () => 'javascript:alert(1)'],
])('issues no code for %s', async (_what, to) => {
  const answer = await handOver(to());
  expect([answer.status, valueOf(answer)]).toEqual([403, {}]);
});

it('issues no code without the session’s cookie, or to a page of another site', async () => {
  expect((await handOver(undefined, { cookie: '' })).status).toBe(401);
  expect((await handOver(undefined, { authorization: '' })).status).toBe(401);
  expect((await handOver(undefined, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('refuses a code after a minute', async () => {
  const code = await codeFor('aurora-vip');
  portal.pass(50_000);
  const early = await codeFor('aurora-vip');
  portal.pass(10_001);
  expect((await takeOver('aurora-vip', code)).status).toBe(403);
  expect((await takeOver('aurora-vip', early)).status).toBe(200);
});

it('refuses a network that asks too often', async () => {
  const greedy = { 'x-forwarded-for': '203.0.113.99' };
  const statuses = [];
  for (let asked = 0; asked < 121; asked += 1) statuses.push((await takeOver('aurora-vip', 'x', greedy)).status);
  expect([statuses.slice(0, 120).every((status) => status === 403), statuses[120]]).toEqual([true, 429]);
  expect((await takeOver('aurora-vip', await codeFor('aurora-vip'))).status).toBe(200);
}, 30_000);
