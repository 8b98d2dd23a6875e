import { brotliDecompressSync } from 'node:zlib';
import { openPortal, type Portal } from '../testing/open-portal';

const code = `export const home = '${'welcome '.repeat(100)}';`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.release({ remote: 'lobby', files: { 'home.0001.js': code, 'sign.0001.svg': drawing } });
}, 60_000);
afterAll(() => portal.close());

it('serves a file of a release for ever, to be read as what it is and by this origin only', async () => {
  const { status, headers, body } = await portal.get('/r/lobby/home.0001.js');
  expect(status).toBe(200);
  expect(body).toBe(code);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
])('to a browser that accepts %p sends %p', async (accepted, encoding) => {
  const { headers } = await portal.get('/r/lobby/home.0001.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it('sends the same bytes compressed', async () => {
  const response = await fetch(`http://127.0.0.1:${portal.port}/r/lobby/home.0001.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(code);
  const file = await portal.registry.file('lobby', 'home.0001.js');
  expect(brotliDecompressSync(file?.brotli ?? '').toString()).toBe(code);
});

it('answers 304 to whoever has it', async () => {
  const { headers } = await portal.get('/r/lobby/home.0001.js');
  const again = await portal.get('/r/lobby/home.0001.js', { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
});

it('lets a drawing run nothing when it is opened by its own address', async () => {
  const { headers } = await portal.get('/r/lobby/sign.0001.svg');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

it.each([
  '/r/lobby/home.0002.js',
  '/r/host/home.0001.js',
  '/r/nobody/home.0001.js',
  '/r/lobby/',
  '/r/lobby/deeper/home.0001.js',
  '/r/lobby',
  '/r/',
  '/main.js',
  '/assets/x.png',
])('says of %s in plain text that there is none, and to keep nothing', async (address) => {
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
])('refuses the target %p as it came over the wire', async (target) => {
  expect(await portal.raw(target)).toBe(400);
});
