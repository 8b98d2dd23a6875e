import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openPortal, type Answer, type Portal } from '../testing/open-portal';
import { handleOf } from './handle';

const token = 'tok_3fa9c1d27be84f60a5';
const login = '/wps/session/login';
const json = { 'content-type': 'application/json' };

/** The last request that the back end received. */
let received: { url: string; headers: IncomingHttpHeaders } | undefined;
/** The answer to the next sign-in. */
let next: { status?: number; headers?: Record<string, string | string[]>; body: string | Buffer };
let granted = token;

/** A merchant's own back end, which issues `granted` and accepts no other token. */
function respond(url: string, headers: IncomingHttpHeaders): typeof next {
  received = { url, headers };
  if (/login|register/i.test(url)) return next;
  const known = headers.authorization === undefined || headers.authorization === granted;
  return known
    ? { body: JSON.stringify({ success: true, value: { who: headers.authorization ?? 'visitor' } }) }
    : { status: 401, body: JSON.stringify({ success: false, code: 'login.not.session' }) };
}

async function openUpstream(): Promise<Server> {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body } = respond(request.url ?? '', request.headers);
    void text(request).then(() => response.writeHead(status, { ...json, ...headers }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function sandboxRoutes(app: FastifyInstance): void {
  app.all('/wps/*', (request, reply) => {
    const { status = 200, headers = {}, body } = respond(request.url, request.headers);
    return reply
      .code(status)
      .headers({ ...json, ...headers })
      .send(body);
  });
}

/** What a browser would send after this answer. */
function cookieOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? [])
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function handleIn({ body }: Answer): string {
  return (JSON.parse(body) as { value: { token: string } }).value.token;
}

const embedding = 'https://news.example.test';

describe.each(['a merchant’s own back end', 'the sandbox'])('%s', (kind) => {
  let upstream: Server | undefined;
  let portal: Portal;
  let own: string;

  beforeAll(async () => {
    upstream = kind === 'the sandbox' ? undefined : await openUpstream();
    const origin = upstream && `http://upstream.localhost:${(upstream.address() as AddressInfo).port}`;
    portal = await openPortal({
      aurora: { embedOrigins: [embedding], ...(origin && { upstream: { kind: 'address', origin } }) },
      ...(origin === undefined && { backend: sandboxRoutes }),
    });
    own = `http://aurora.atrium.localhost:${portal.port}`;
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    upstream?.close();
  });
  beforeEach(() => {
    received = undefined;
    granted = token;
    next = { body: JSON.stringify({ success: true, value: { token, isAgent: 0, link: `/x?t=${token}` } }) };
  });

  const signIn = (headers: Record<string, string> = {}, path = login) =>
    portal.send('POST', path, { ...json, ...headers }, '{}');
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    portal.send(method, '/wps/member/info', headers);

  it('gets its token moved to a cookie that no script can read, and a handle in the answer instead [SES-01]', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain(token);
    expect(JSON.parse(answer.body)).toMatchObject({ success: true, value: { token: handleOf(token), isAgent: 0 } });
    expect(answer.headers['set-cookie']).toEqual([
      `atrium-session.${handleOf(token).slice(3, 13)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('receives the token in place of the handle, and never the cookie [REQ-01]', async () => {
    const answer = await signIn();
    const cookie = `backend.one=1; ${cookieOf(answer)}; backend.two=2`;
    expect((await ask({ authorization: handleIn(answer), cookie })).body).toContain(token);
    expect(received?.headers).toMatchObject({ authorization: token, cookie: 'one=1; two=2' });
  });

  it('receives no token when only the cookie is sent', async () => {
    expect((await ask({ cookie: cookieOf(await signIn()) })).body).toContain('visitor');
    expect(received?.headers).not.toHaveProperty('authorization');
    expect(received?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['the handle of another browser', (handle: string) => ({ authorization: handle })],
    ['the token itself', () => ({ authorization: token })],
    ['an invented handle', (_handle: string, cookie: string) => ({ authorization: `h1.${'A'.repeat(32)}`, cookie })],
    [
      'a handle with the cookie of another token',
      (handle: string, cookie: string) => ({ authorization: handle, cookie: cookie.replace(/=.*/, '=another') }),
    ],
    [
      'a handle and its cookie from another site',
      (authorization: string, cookie: string) => ({ authorization, cookie, 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'a handle and its cookie from an embedding page',
      (authorization: string, cookie: string) => ({ authorization, cookie, origin: embedding }),
    ],
  ])('does not receive %s, which is answered like a lost session', async (_what, headers) => {
    const answer = await signIn();
    received = undefined;
    const refused = await ask(headers(handleIn(answer), cookieOf(answer)));
    expect([refused.status, JSON.parse(refused.body)]).toEqual([
      401,
      expect.objectContaining({ success: false, code: 'user.or.token.invalid' }),
    ]);
    expect(received).toBeUndefined();
  });

  it.each([
    ['by its origin', { origin: 'https://evil.example' }],
    ['by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('does not receive a change from another site, recognized %s', async (_how, headers) => {
    const answer = await signIn();
    received = undefined;
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const cookie = { cookie: cookieOf(answer), authorization: handleIn(answer) };
      expect((await ask({ ...cookie, ...headers }, method)).status).toBe(403);
      expect((await ask({ cookie: cookie.cookie, ...headers }, method)).status).toBe(403);
    }
    expect(received).toBeUndefined();
  });

  it('receives a change from its own page', async () => {
    const answer = await signIn({ origin: own, 'sec-fetch-site': 'same-origin' });
    const headers = { cookie: cookieOf(answer), authorization: handleIn(answer), origin: own };
    expect((await ask({ ...headers, 'sec-fetch-site': 'same-origin' }, 'DELETE')).status).toBe(200);
    expect(received?.headers.authorization).toBe(token);
  });

  it('sends the token itself to an embedding page and accepts it from there, without cookies', async () => {
    const answer = await signIn({ origin: embedding });
    expect(handleIn(answer)).toBe(token);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect((await ask({ origin: embedding, authorization: token })).status).toBe(200);
    expect(received?.headers.authorization).toBe(token);
  });

  it('accepts a sign-in with an invalid old handle', async () => {
    const answer = await signIn({ authorization: `h1.${'A'.repeat(32)}` });
    expect(answer.status).toBe(200);
    expect(received?.headers).not.toHaveProperty('authorization');
  });

  it('clears other sessions at a sign-in, except that of the caller', async () => {
    const asking = await signIn();
    const stale = 'atrium-session.0000000000=old';
    granted = 'tok_second_d27be84f60a';
    next = { body: JSON.stringify({ success: true, value: { token: granted } }) };
    const cookie = `${cookieOf(asking)}; ${stale}`;
    const second = await signIn({ cookie, authorization: handleIn(asking) });
    expect(second.headers['set-cookie']).toEqual([
      'atrium-session.0000000000=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
      expect.stringContaining(`=${granted};`),
    ]);
    const third = await signIn({ cookie });
    expect(third.headers['set-cookie']).toHaveLength(3);
  });

  it('has its cookie cleared only by a sign-out and by an answer that the session is lost', async () => {
    const answer = await signIn();
    const headers = { authorization: handleIn(answer), cookie: cookieOf(answer) };
    const cleared = [expect.stringMatching(/^atrium-session\.[\w-]{10}=; .*Max-Age=0$/)];
    expect((await ask(headers)).headers).not.toHaveProperty('set-cookie');
    expect((await portal.send('DELETE', '/wps/session/logout', headers)).headers['set-cookie']).toEqual(cleared);
    granted = 'another';
    const lost = await ask(headers);
    expect([lost.status, lost.headers['set-cookie']]).toEqual([401, cleared]);
  });

  it('keeps the cookie of a new session after a late answer to an earlier sign-out', async () => {
    const old = await signIn();
    const late = await portal.send('DELETE', '/wps/session/logout', {
      authorization: handleIn(old),
      cookie: cookieOf(old),
    });
    granted = 'tok_second_d27be84f60a';
    next = { body: JSON.stringify({ success: true, value: { token: granted } }) };
    const fresh = cookieOf(await signIn()).split('=')[0] ?? '';
    expect(late.headers['set-cookie']?.join()).not.toContain(fresh);
  });

  it.each(['/wps/session/login/', '/wps/session/LOGIN', '/wps/session/log%69n', '/wps/session/login?x=1'])(
    'gets its token moved to a cookie if the path is written %s',
    async (path) => {
      const answer = await signIn({}, path);
      expect(answer.body).not.toContain(token);
    },
  );

  it('gets a failed sign-in passed on unchanged', async () => {
    next = { status: 400, body: '{"success":false,"code":"in_password_incorrect","value":{"captcha":true}}' };
    const answer = await signIn();
    expect([answer.status, answer.body]).toEqual([400, next.body]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('gets a numeric token moved to a cookie too', async () => {
    next = { body: '{"success":true,"value":{"token":77001234567890}}' };
    const answer = await signIn();
    expect(handleIn(answer)).toBe(handleOf('77001234567890'));
  });
});

describe('a merchant’s own back end with unusual answers', () => {
  let upstream: Server;
  let portal: Portal;
  const lines: string[] = [];
  beforeAll(async () => {
    upstream = await openUpstream();
    const origin = `http://upstream.localhost:${(upstream.address() as AddressInfo).port}`;
    portal = await openPortal({
      aurora: { upstream: { kind: 'address', origin } },
      logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
    });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    upstream.close();
  });
  beforeEach(() => lines.splice(0));

  const body = JSON.stringify({ success: true, value: { token } });
  const signIn = () => portal.send('POST', login, { ...json, 'accept-encoding': 'gzip, br' }, '{}');

  it('is asked not to encode answers that the gateway reads', async () => {
    next = { body };
    await signIn();
    expect(received?.headers['accept-encoding']).toBe('identity');
  });

  const long = 'x'.repeat(4_000);
  it.each<[string, typeof next, string]>([
    ['an encoded answer', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(body) }, 'encoded (gzip)'],
    ['an answer above the limit', { body: `{"pad":"${'x'.repeat(300_000)}"}` }, 'longer than 262144 bytes'],
    ['HTML', { body: `<p>${token}</p>` }, 'not JSON'],
    ['a redirect', { status: 302, headers: { location: `/x?${token}` }, body: '' }, 'not JSON'],
    ['a token too long for a cookie', { body: JSON.stringify({ value: { token: long } }) }, 'make it issue shorter'],
    ['a token with a line break', { body: '{"value":{"token":"a\\r\\nset-cookie: x"}}' }, 'not allowed in a header'],
  ])('fails the sign-in with a sentence in the log for %s', async (_what, unusual, sentence) => {
    next = unusual;
    const answer = await signIn();
    expect([answer.status, (JSON.parse(answer.body) as { code: string }).code]).toEqual([502, 'server_error']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(JSON.stringify(answer)).not.toContain(token);
    expect(lines.join()).toContain(sentence);
  });

  it('keeps the status of a failed answer and loses its body', async () => {
    next = { status: 503, headers: { 'content-type': 'text/html' }, body: '<p>away</p>' };
    const answer = await signIn();
    expect([answer.status, answer.body]).toEqual([503, '']);
  });

  it('cannot expose the token by its own cookie or header, nor set a session cookie', async () => {
    next = {
      body,
      headers: {
        'set-cookie': [
          `jsession=${token}; Path=/`,
          'atrium-session.0000000000=x',
          '__Host-atrium-session.0=x',
          'lang=en',
        ],
      },
    };
    const { headers } = await signIn();
    const attributes = (path: string) => `Path=${path}; HttpOnly; SameSite=Lax`;
    // cookies of a back end are renamed, so that none can pose as a session's
    expect((headers['set-cookie'] ?? []).filter((cookie) => cookie.includes('Path=/wps'))).toEqual([
      `backend.jsession=${token}; ${attributes('/wps')}`,
      `backend.atrium-session.0000000000=x; ${attributes('/wps')}`,
      `backend.__Host-atrium-session.0=x; ${attributes('/wps')}`,
      `backend.lang=en; ${attributes('/wps')}`,
    ]);
    expect((headers['set-cookie'] ?? []).filter((cookie) => !cookie.startsWith('backend.'))).toEqual([
      expect.stringMatching(/^atrium-session\.[\w-]{10}=tok_/),
    ]);
  });
});
