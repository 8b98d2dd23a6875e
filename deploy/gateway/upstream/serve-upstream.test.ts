import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openPortal, type Portal } from '../testing/open-portal';

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('a back end at an address', () => {
  const heard: Heard[] = [];
  let upstream: Server;
  let portal: Portal;
  /** Ends what the back end was told to hold back. */
  let goOn: () => void = () => undefined;
  /** Resolves when the last caller of the live channel has gone. */
  let hungUp: Promise<unknown>;

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push({ url: request.url ?? '', headers: request.headers, body });
        if (request.url?.startsWith('/wps/live')) {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
          goOn = () => response.end('data: last\n\n');
          hungUp = once(response, 'close');
          return;
        }
        if (request.url === '/wps/moved') return response.writeHead(302, { location: 'http://evil.example/' }).end();
        response.writeHead(201, {
          'content-type': 'text/html',
          'cache-control': 'max-age=60',
          'set-cookie': 'session=1; HttpOnly',
          'x-powered-by': 'something old',
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
  beforeEach(() => heard.splice(0));

  it('hears the request as it came, with the merchant of the host name', async () => {
    const body = '{"amount":1}';
    const { status } = await portal.send('POST', '/wps/a%20b/c?x=%2F', { merchant: 'lotus', device: 'web' }, body);
    expect(status).toBe(201);
    expect(heard).toEqual([expect.objectContaining({ url: '/wps/a%20b/c?x=%2F', body })]);
    expect(heard[0]?.headers).toMatchObject({ merchant: 'aurora', device: 'web', 'x-forwarded-for': '127.0.0.1' });
  });

  it('hears nothing that a client made up about its origin, nor what belongs to the connection', async () => {
    await portal.get('/wps/x', {
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      connection: 'x-secret, close',
      'x-secret': '1',
      te: 'trailers',
    });
    const headers = heard[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded', 'x-secret', 'te']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('answers as data that can run nothing and is kept nowhere', async () => {
    const { headers } = await portal.get('/wps/x');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'set-cookie': ['session=1; HttpOnly'],
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('has its answer passed on while it is being said', async () => {
    const live = await portal.open('/wps/live');
    expect(await live.next()).toBe('data: first\n\n');
    goOn();
    expect(await live.next()).toBe('data: last\n\n');
  });

  it('is hung up on when the browser goes', async () => {
    const live = await portal.open('/wps/live');
    await live.next();
    live.leave();
    await hungUp;
  });

  it('is not followed where it leads elsewhere', async () => {
    const { status, headers } = await portal.get('/wps/moved');
    expect([status, headers.location]).toEqual([302, 'http://evil.example/']);
    expect(heard).toHaveLength(1);
  });

  it('is asked for nothing outside its own paths', async () => {
    await portal.get('/admin', { accept: 'application/json' });
    await portal.raw('/wps/../admin');
    await portal.raw('/wps/..%2fadmin');
    await portal.raw('/wps');
    expect(heard).toEqual([]);
  });

  it('is not heard by another merchant', async () => {
    expect((await portal.get('//lotus/wps/x')).body).toBe('the sandbox');
    expect(heard).toEqual([]);
  });

  it('is named as out of reach when it is', async () => {
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
      backend: (app) =>
        app.get('/wps/who', (request) => ({ merchant: request.headers['merchant'], address: request.ip })),
    });
  }, 60_000);
  afterAll(() => portal.close());

  it('is told the merchant of the host name, whatever the header says', async () => {
    expect(JSON.parse((await portal.get('//lotus/wps/who', { merchant: 'aurora' })).body)).toMatchObject({
      merchant: 'lotus',
    });
  });

  it('is told the merchant by the header on the plain name of this machine', async () => {
    expect((await portal.get('//localhost/wps/who', { merchant: 'kestrel' })).body).toContain('kestrel');
  });

  it('believes no client about where it comes from', async () => {
    const { body } = await portal.get('/wps/who', { 'x-forwarded-for': '10.0.0.1' });
    expect(JSON.parse(body)).toMatchObject({ address: '127.0.0.1' });
  });

  it('answers no host name that is no portal', async () => {
    expect((await portal.get('//evil.example/wps/who', { merchant: 'aurora' })).status).toBe(404);
  });
});
