import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { openPortal, type Portal } from '../testing/open-portal';
import { aurora } from '../../registry/testing/aurora';

const code = `export const home = '${'welcome '.repeat(100)}';`;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.release({ remote: 'lobby', files: { 'home.0001.js': code, 'prices.0001.json': '{}' } });
}, 60_000);
afterAll(() => portal.close());

it('serves a file of a release as immutable, with its exact type and for this origin only', async () => {
  const { status, headers, body } = await portal.get('/r/lobby/home.0001.js');
  expect(status).toBe(200);
  expect(body).toBe(code);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'use-as-dictionary': 'match="/r/lobby/home.*.js"',
    vary: 'accept-encoding, available-dictionary',
  });
});

it('offers no other file than a script as a dictionary', async () => {
  const { headers } = await portal.get('/r/lobby/prices.0001.json');
  expect(headers['vary']).toBe('accept-encoding');
  expect(headers['use-as-dictionary']).toBeUndefined();
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
])('sends a browser that accepts %p the encoding %p', async (accepted, encoding) => {
  const { headers } = await portal.get('/r/lobby/home.0001.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it('sends the same bytes compressed', async () => {
  const headers = { host: `aurora.atrium.localhost:${portal.port}`, 'accept-encoding': 'br' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: portal.port, path: '/r/lobby/home.0001.js', headers }, resolve).on('error', reject);
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(await buffer(response)).toString()).toBe(code);
  const file = await portal.registry.file(aurora, 'lobby', 'home.0001.js');
  expect(brotliDecompressSync(file?.brotli ?? '').toString()).toBe(code);
});

it('answers 304 to a client that has the file', async () => {
  const { headers } = await portal.get('/r/lobby/home.0001.js');
  const again = await portal.get('/r/lobby/home.0001.js', { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
});

it.each([
  ['GET', '/r/lobby/home.0001.js', {}, 200],
  ['HEAD', '/r/lobby/home.0001.js', {}, 200],
  ['GET', '/r/lobby/home.0001.js', { range: 'bytes=0-9' }, 200],
  ['GET', '/r/lobby/prices.0001.json', { accept: 'text/html' }, 200],
  ['GET', '/r/lobby/missing.0001.js', {}, 404],
  ['HEAD', '/r/lobby/missing.0001.js', {}, 404],
  ['GET', '/%72/lobby/home.0001.js', {}, 400],
  ['GET', '/r/lobby/..%5cx', {}, 400],
  ['POST', '/r/lobby/home.0001.js', {}, 404],
])('answers %s %s (%j) so that it runs nothing as a document', async (method, address, asked, status) => {
  const answer = await portal.send(method, address, asked);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it('answers 304 so that it runs nothing as a document', async () => {
  const { headers } = await portal.get('/r/lobby/home.0001.js');
  const again = await portal.get('/r/lobby/home.0001.js', { 'if-none-match': headers.etag ?? '' });
  expect(again.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it.each(['localhost', 'elsewhere.example', 'aurora.embed.localhost', 'nova.games.localhost', 'id.localhost'])(
  'serves no file on %s, which is not a portal',
  async (host) => expect((await portal.get(`//${host}/r/lobby/home.0001.js`)).status).toBe(404),
);

it('serves no file of a remote that the merchant does not have', async () => {
  await portal.release({ remote: 'promo', files: { 'offer.0001.js': code } });
  expect((await portal.get('/r/promo/offer.0001.js')).status).toBe(404);
});

it.each([
  '/r/lobby/home.0002.js',
  '/r/host/home.0001.js',
  '/r/unknown/home.0001.js',
  '/r/lobby/',
  '/r/lobby/deeper/home.0001.js',
  '/r/lobby',
  '/r/',
  '/main.js',
  '/assets/x.png',
])('answers %s with 404 in plain text that is not cached', async (address) => {
  const { status, headers, body } = await portal.get(address, { accept: 'text/html,*/*' });
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toContain('<');
});

it.each([
  '/r/lobby/../../etc/passwd',
  '/r/lobby/..%2f..%2fetc/passwd',
  '/r/lobby/%252e%252e/x',
  '/r/lobby/..\\..\\x',
  '/r/lobby/home.0001.js%00',
  '/r/lobby/%2e%2e%5cx',
  '//evil.example/',
  'http://169.254.169.254/latest/meta-data',
  '/%',
])('refuses the raw target %p', async (target) => {
  expect(await portal.raw(target)).toBe(400);
});
