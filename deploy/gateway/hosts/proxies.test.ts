import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { openPortal, type Portal } from '../testing/open-portal';

const backend = (app: FastifyInstance) =>
  app.get('/wps/who', async ({ ip, protocol, hostname, headers }) => ({
    ip,
    protocol,
    hostname,
    merchant: headers['merchant'],
    forwarded: headers['forwarded'],
  }));

let behind: Portal;
let alone: Portal;
const proxies: Server[] = [];
beforeAll(async () => {
  [behind, alone] = await Promise.all([
    openPortal({ backend, trustedProxies: '127.0.0.1,10.0.0.0/8' }),
    openPortal({ backend }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([behind.close(), alone.close()]);
  for (const proxy of proxies) proxy.close();
});

/** A proxy like nginx: adds the peer to `X-Forwarded-For`. `seen` is the peer address it adds. */
async function proxy(port: number, { seen, own = {} }: { seen: string; own?: Record<string, string> }) {
  const server = createServer((asked, answer) => {
    const list = [asked.headers['x-forwarded-for'] ?? [], seen].flat().join(', ');
    const headers = { ...asked.headers, ...own, 'x-forwarded-for': list, connection: 'close' };
    asked.pipe(
      request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      }),
    );
  });
  proxies.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** What the back end receives for a request to this port. */
function clientAt(port: number, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const host = 'aurora.atrium.localhost';
    request({ host: '127.0.0.1', port, path: '/wps/who', headers: { host, ...headers } }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body) as Record<string, unknown>), reject);
    })
      .once('error', reject)
      .end();
  });
}

const forged = {
  'x-forwarded-for': '10.9.9.9, 1.1.1.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'lotus.atrium.localhost',
  forwarded: 'for=1.1.1.1;proto=https;host=lotus.atrium.localhost',
  'x-real-ip': '1.1.1.1',
};

it('ignores forged headers without a trusted proxy', async () => {
  expect(await clientAt(alone.port, forged)).toEqual({
    ip: '127.0.0.1',
    protocol: 'http',
    hostname: 'aurora.atrium.localhost',
    merchant: 'aurora',
  });
});

it('finds the client behind one proxy, despite forged headers', async () => {
  const own = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'aurora.atrium.localhost' };
  const port = await proxy(behind.port, { seen: '192.0.2.7', own });
  const expected = { ip: '192.0.2.7', protocol: 'https', hostname: 'aurora.atrium.localhost', merchant: 'aurora' };
  expect(await clientAt(port)).toEqual(expected);
  expect(await clientAt(port, forged)).toEqual(expected);
});

it('finds the client behind two proxies in a row, despite forged headers', async () => {
  const inner = await proxy(behind.port, { seen: '10.0.0.2' });
  const outer = await proxy(inner, {
    seen: '2001:db8::7',
    own: { host: 'inner.internal', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'kestrel.atrium.localhost' },
  });
  const expected = { ip: '2001:db8::7', protocol: 'https', hostname: 'kestrel.atrium.localhost', merchant: 'kestrel' };
  expect(await clientAt(outer)).toEqual(expected);
  expect(await clientAt(outer, forged)).toEqual(expected);
});
