import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gamesIndex } from '@atrium/api';
import { openPortal, type Portal } from '../testing/open-portal';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Headers with which an answer could change the portal's origin. */
const overreaching = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'clear-site-data',
  'service-worker-allowed',
  'refresh',
  'link',
  'alt-svc',
  'nel',
  'report-to',
  'set-cookie2',
  'strict-transport-security',
  'www-authenticate',
];

describe('a back end at an address', () => {
  const received: Received[] = [];
  let upstream: Server;
  let portal: Portal;
  /** Sends the answers that the back end holds back. */
  let goOn: () => void = () => undefined;
  /** Resolves when the last client of the live channel has disconnected. */
  let hungUp: Promise<unknown>;

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (request.url === '/wps/early') return response.writeHead(201).end('enough');
      void text(request).then((body) => {
        received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        if (request.url?.startsWith('/wps/live')) {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
          goOn = () => response.end('data: last\n\n');
          hungUp = once(response, 'close');
          return;
        }
        if (request.url === gamesIndex.path) {
          const known = request.headers['if-none-match'] === '"v1"';
          return response.writeHead(known ? 304 : 200, { etag: '"v1"', 'cache-control': 'public' }).end();
        }
        if (request.url === '/wps/dropped') return response.destroy();
        if (request.url === '/wps/moved') return response.writeHead(302, { location: 'http://evil.example/' }).end();
        response.writeHead(201, {
          'content-type': 'text/html',
          'cache-control': 'max-age=60',
          'set-cookie': ['session=1; Domain=localhost; SameSite=None', 'x; Path=/', 'far=1; Path=/console'],
          'x-powered-by': 'something old',
          'x-request-id': 'r1',
          etag: '"other"',
          ...Object.fromEntries(overreaching.map((name) => [name, 'x'])),
        });
        return response.end('<script>alert(1)</script>');
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    portal = await openPortal({
      aurora: { upstream: { kind: 'address', origin: `http://upstream.localhost:${port}` } },
      backend: (app) => app.all('/wps/*', () => 'the sandbox'),
    });
    await portal.release({ remote: 'host' });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    upstream.close();
  });
  beforeEach(() => received.splice(0));

  it('receives the request unchanged, with the merchant of the host name', async () => {
    const body = '{"amount":1}';
    const { status } = await portal.send('POST', '/wps/a%20b/c?x=%2F', { merchant: 'lotus', device: 'web' }, body);
    expect(status).toBe(201);
    expect(received).toEqual([expect.objectContaining({ url: '/wps/a%20b/c?x=%2F', body })]);
    expect(received[0]?.headers).toMatchObject({ merchant: 'aurora', device: 'web', 'x-forwarded-for': '127.0.0.1' });
  });

  it('receives neither forged forwarded headers nor connection headers', async () => {
    await portal.get('/wps/x', {
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      connection: 'x-secret, close',
      'x-secret': '1',
      te: 'trailers',
    });
    const headers = received[0]?.headers ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `aurora.atrium.localhost:${portal.port}`,
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-real-ip', 'forwarded', 'x-secret', 'te']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('has answers that run nothing as a document and are not cached', async () => {
    const { headers } = await portal.get('/wps/x');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-request-id': 'r1',
    });
    for (const name of ['x-powered-by', 'etag', ...overreaching]) expect(headers).not.toHaveProperty(name);
  });

  it('is asked again for an answer that is the same for every person, and need not send it again', async () => {
    const { headers } = await portal.get(gamesIndex.path);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: '"v1"' });
    const { status, body } = await portal.get(gamesIndex.path, { 'if-none-match': '"v1"' });
    expect([status, body]).toEqual([304, '']);
  });

  it('sets cookies only for its own calls, and receives no others', async () => {
    const cookie = 'atrium.cohort=7; backend.session=1; session=2; xbackend.a=1';
    const { headers } = await portal.get('/wps/x', { cookie });
    expect(headers['set-cookie']).toEqual([
      'backend.session=1; Path=/wps; HttpOnly; SameSite=Lax',
      'backend.session=1; Path=/lgw; HttpOnly; SameSite=Lax',
    ]);
    expect(received[0]?.headers.cookie).toBe('session=1');
  });

  it('receives only the listed headers', async () => {
    const kept = { 'idempotency-key': 'k', 'if-none-match': 'e', 'last-event-id': '7' };
    const listed = { language: 'EN', device: 'web', ...kept };
    const made = {
      'x-client-ip': '1',
      'x-original-url': '/admin',
      'x-http-method-override': 'PUT',
      x_forwarded_for: '1',
    };
    await portal.get('/wps/x', { ...listed, ...made, origin: 'http://evil.example', 'proxy-authorization': 'x' });
    expect(Object.keys(received[0]?.headers ?? {}).sort()).toEqual(
      [
        ...Object.keys(listed),
        'connection',
        'host',
        'merchant',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
      ].sort(),
    );
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('does not receive a %s with a body', async (method) => {
    const chunked = `${method} /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const smuggled = 'GET /wps/smuggled HTTP/1.1\r\nX: y';
    const { answers } = await portal.bytes(`${chunked}${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`);
    expect(answers).toEqual([400]);
    expect(received).toEqual([]);
  });

  it('does not receive data after a refused request on its connection', async () => {
    const head = 'GET /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nContent-Length: 1\r\n\r\n';
    const next = 'GET /wps/next HTTP/1.1\r\nHost: aurora.atrium.localhost\r\n\r\n';
    expect((await portal.bytes(`${head}x${next}`)).answers).toEqual([400]);
    await portal.get('/wps/later');
    expect(received.map(({ url }) => url)).toEqual(['/wps/later']);
  });

  it.each(['TRACE', 'PATCH', 'PROPFIND'])('does not receive the method %s', async (method) => {
    const { status, headers } = await portal.send(method, '/wps/x', {});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE, OPTIONS']);
    expect(received).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('receives the chunked body of a %s as one body', async (method) => {
    const body = '4\r\nGET \r\n5\r\n/a HT\r\n0\r\n\r\n';
    const head = `${method} /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nTransfer-Encoding: chunked\r\n`;
    expect((await portal.bytes(`${head}Connection: close\r\n\r\n${body}`)).answers).toEqual([201]);
    expect(received).toEqual([expect.objectContaining({ method, body: 'GET /a HT' })]);
    expect(received[0]?.headers).toMatchObject({ 'content-length': '9' });
    expect(received[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('does not receive a truncated body', async () => {
    const head = 'POST /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nContent-Length: 50\r\n\r\n';
    expect((await portal.bytes(`${head}GET /wps/smuggled HTTP/1.1\r\n`, 'hang up')).answers).not.toContain(201);
    expect(received).toEqual([]);
  });

  it('receives a long body with its length or in chunks', async () => {
    const body = 'x'.repeat(300_000);
    await portal.send('POST', '/wps/x', {}, body);
    const head = 'POST /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nTransfer-Encoding: chunked\r\n';
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect((await portal.bytes(`${head}Connection: close\r\n\r\n${chunks}`)).answers).toEqual([201]);
    expect(received.map((one) => one.body === body)).toEqual([true, true]);
    expect(received.map(({ headers }) => headers['content-length'] ?? headers['transfer-encoding'])).toEqual([
      '300000',
      'chunked',
    ]);
  });

  it('receives no body beyond ten megabytes', async () => {
    const head = 'POST /wps/x HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nContent-Length: 10485761\r\n\r\n';
    expect((await portal.bytes(head)).answers).toEqual([413]);
    expect(received).toEqual([]);
  });

  it('does not block a connection when it answers before it has read the body', async () => {
    const body = 'GET /wps/smuggled HTTP/1.1\r\nHost: aurora.atrium.localhost\r\n\r\n'.repeat(20_000);
    const head = `POST /wps/early HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
    const next = 'GET /wps/next HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nConnection: close\r\n\r\n';
    const { answers } = await portal.bytes(head + body + next);
    // Its early answer is lost if it disconnects before the gateway has read the answer.
    expect([201, 502]).toContain(answers[0]);
    expect(answers.slice(1)).toEqual([201]);
    expect(received.map(({ url }) => url)).toEqual(['/wps/next']);
  });

  it.each(['/wps/..;/admin', '/wps/%2e%2e;/admin', '/wps/..%3b/admin', '/wps/..%20/admin', '/wps//admin'])(
    'does not receive %p',
    async (target) => {
      expect(await portal.raw(target)).toBe(400);
      expect(received).toEqual([]);
    },
  );

  it.each([10, 100_000])('is reported when it reads a body of %d bytes and closes the connection', async (size) => {
    expect((await portal.send('POST', '/wps/dropped', {}, 'x'.repeat(size))).status).toBe(502);
    expect(received.map(({ body }) => body.length)).toEqual([size]);
  });

  it('gets its answer passed on while it is sending it', async () => {
    const live = await portal.open('/wps/live');
    expect(await live.next()).toBe('data: first\n\n');
    goOn();
    expect(await live.next()).toBe('data: last\n\n');
  });

  it('is disconnected when the browser disconnects', async () => {
    const live = await portal.open('/wps/live');
    await live.next();
    live.leave();
    await hungUp;
  });

  it('cannot redirect the gateway', async () => {
    const { status, headers } = await portal.get('/wps/moved');
    expect([status, headers.location]).toEqual([302, undefined]);
    expect(received).toHaveLength(1);
  });

  it('receives no request for other paths', async () => {
    await portal.get('/admin', { accept: 'application/json' });
    await portal.raw('/wps/../admin');
    await portal.raw('/wps/..%2fadmin');
    await portal.raw('/wps');
    expect(received).toEqual([]);
  });

  it('does not reach another merchant', async () => {
    expect((await portal.get('//lotus/wps/x')).body).toBe('the sandbox');
    expect(received).toEqual([]);
  });

  it('is reported as unreachable', async () => {
    const away = await openPortal({ aurora: { upstream: { kind: 'address', origin: 'http://localhost:1' } } });
    const { status, body } = await away.get('/wps/x');
    await away.close();
    expect([status, body]).toEqual([502, 'The back end cannot be reached.\n']);
  });
});

describe('the sandbox as a back end', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal({
      backend: (app) => {
        app.get('/wps/who', (request) => ({ merchant: request.headers['merchant'], address: request.ip }));
        app.get('/wps/system/test/ping', () => 'here');
        app.get('/wps/open', (_request, reply) => reply.header('access-control-allow-origin', '*').send('open'));
        app.get(gamesIndex.path, (_request, reply) => reply.header('etag', '"v2"').send('index'));
        app.get('/wps/tagged', (_request, reply) => reply.header('etag', '"v2"').send('more'));
        app.get('/wps/cookie', ({ headers }, reply) =>
          reply.header('set-cookie', 'b=2; Max-Age=60; Path=/wps; HttpOnly; SameSite=Lax').send(headers.cookie),
        );
      },
    });
  }, 60_000);
  afterAll(() => portal.close());

  it('receives the merchant of the host name, whatever the header says', async () => {
    expect(JSON.parse((await portal.get('//lotus/wps/who', { merchant: 'aurora' })).body)).toMatchObject({
      merchant: 'lotus',
    });
  });

  it('receives the merchant of the header on localhost', async () => {
    expect((await portal.get('//operations/wps/who', { merchant: 'kestrel' })).body).toContain('kestrel');
  });

  it('can be pinged across origins, and cannot allow anything else by itself [NET-11]', async () => {
    const origin = { origin: 'https://other.example' };
    const ping = await portal.get('/wps/system/test/ping', origin);
    expect(ping.headers['access-control-allow-origin']).toBe('*');
    expect((await portal.get('/wps/open', origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('lets browsers keep only an answer that is the same for every person', async () => {
    const { headers } = await portal.get(`${gamesIndex.path}?language=EN`);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: '"v2"' });
    const other = (await portal.get('/wps/tagged')).headers;
    expect([other['cache-control'], other.etag]).toEqual(['no-store', undefined]);
  });

  it('keeps its cookies apart from those of the portal', async () => {
    const { headers, body } = await portal.get('/wps/cookie', { cookie: 'atrium.cohort=7; backend.a=1' });
    expect(body).toBe('a=1');
    expect(headers['set-cookie']).toEqual(['backend.b=2; Path=/wps; Max-Age=60; HttpOnly; SameSite=Lax']);
  });

  it('ignores client addresses that a client claims', async () => {
    const { body } = await portal.get('/wps/who', { 'x-forwarded-for': '10.0.0.1' });
    expect(JSON.parse(body)).toMatchObject({ address: '127.0.0.1' });
  });

  it('does not answer on a host name without a portal', async () => {
    expect((await portal.get('//evil.example/wps/who', { merchant: 'aurora' })).status).toBe(404);
  });
});

describe('a proxy before the sandbox', () => {
  const received: string[] = [];
  let proxy: Server;
  let portal: Portal;

  beforeAll(async () => {
    proxy = createServer((request, response) => {
      received.push(`${request.headers.merchant} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":{"from":"proxy"}}');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    portal = await openPortal({
      sandboxOrigin: `http://127.0.0.1:${port}`,
      backend: (app) => app.all('/wps/*', () => 'the sandbox'),
    });
    await portal.release({ remote: 'host' });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    proxy.close();
  });

  it('answers the calls of a merchant of the sandbox', async () => {
    const { body } = await portal.get('/wps/member/info');
    expect(JSON.parse(body)).toEqual({ success: true, value: { from: 'proxy' } });
    expect(received).toContain('aurora /wps/member/info');
  });

  it('answers the calls that a page needs first', async () => {
    const { body } = await portal.get('/');
    expect(body).toContain('"from":"proxy"');
    expect(received).toContain('aurora /wps/system/settings/consolidated');
  });
});
