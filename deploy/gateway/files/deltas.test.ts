import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '../../registry';
import { frameInBody } from '../../registry/deltas/dcz';
import { DeltaCodec } from '../../registry/deltas/delta-codec';
import { openPortal, type Portal } from '../testing/open-portal';

const words = Array.from({ length: 400 }, (_none, index) => ((index + 7) * 2_654_435_761).toString(36)).join(' ');
const earlier = Buffer.from(`export const home = '${words} 1';`);
const code = Buffer.from(`export const home = '${words} 2';`);
const dictionary = integrityOf(earlier);
const hash = dictionary.replace('sha256-', '');
const path = '/r/lobby/home.0002.js';
const withDictionary = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': `:${hash}:` };

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ deltas: true, lotus: { embedOrigins: ['https://casino.example'] } });
  await portal.release({ remote: 'lobby', files: { 'home.0001.js': earlier.toString() } });
  await portal.release({ remote: 'lobby', files: { 'home.0002.js': code.toString() }, version: '1.0.1' });
  await portal.get(path);
  while (!portal.registry.deltas?.find(integrityOf(code), dictionary)) await nextTurn();
}, 60_000);
afterAll(() => portal.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function ask(
  target: string,
  headers: Record<string, string | string[]>,
  { method = 'GET', merchant = 'aurora' } = {},
): Promise<Answer> {
  const host = `${merchant}.atrium.localhost:${portal.port}`;
  const options = { host: '127.0.0.1', port: portal.port, path: target, method, headers: { host, ...headers } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const body = await buffer(response);
  const { date: _date, ...sent } = response.headers;
  return { status: response.statusCode, headers: sent, body };
}

describe.each([
  ['before the framework', path],
  ['through the route', `${path}?route`],
])('%s', (_way, target) => {
  it('sends a browser that has the earlier file a delta, which gives exactly the file', async () => {
    const { status, headers, body } = await ask(target, withDictionary);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'use-as-dictionary': 'match="/r/lobby/home.*.js"',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(body.length).toBeLessThan(120);
    const codec = new DeltaCodec();
    const decoded = await codec.decode(frameInBody(dictionary, body)!, earlier, code.length);
    codec.close();
    expect(decoded.equals(code)).toBe(true);
  });

  it('lets no shared cache keep a delta, which it might send to a browser without the earlier file', async () => {
    expect((await ask(target, withDictionary)).headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect((await ask(target, {})).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['no dictionary', { 'available-dictionary': '' }],
    ['an unknown dictionary', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['the file itself', { 'available-dictionary': `:${integrityOf(code).replace('sha256-', '')}:` }],
    ['a hash without colons', { 'available-dictionary': hash }],
    ['a short hash', { 'available-dictionary': ':AAAA:' }],
    ['a long hash', { 'available-dictionary': `:${'A'.repeat(4_000)}:` }],
    ['two hashes', { 'available-dictionary': `:${hash}:, :${hash}:` }],
    ['the header twice', { 'available-dictionary': [`:${hash}:`, `:${hash}:`] }],
    ['a string', { 'available-dictionary': `"${hash}"` }],
    ['a name of objects', { 'available-dictionary': ':__proto__:' }],
    ['dcz refused', { 'accept-encoding': 'br, dcz;q=0' }],
    ['any encoding', { 'accept-encoding': 'br, *' }],
    ['a browser without dictionaries', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ])('sends brotli for %s', async (_what, headers) => {
    const { status, headers: sent, body } = await ask(target, { ...withDictionary, ...headers });
    expect(status).toBe(200);
    expect(sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).equals(code)).toBe(true);
  });
});

it.each<Record<string, string>>([
  {},
  withDictionary,
  { ...withDictionary, 'accept-encoding': 'dcz' },
  { 'accept-encoding': 'dcz' },
])('answers the same before the framework and through it (%j)', async (headers) => {
  expect(await ask(path, headers)).toEqual(await ask(`${path}?route`, headers));
});

it('sends a delta on a portal with embedding pages too', async () => {
  const { headers } = await ask(path, withDictionary, { merchant: 'lotus' });
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'origin, accept-encoding, available-dictionary',
  });
});

it('answers 304 and HEAD with the headers of a dictionary', async () => {
  const { headers } = await ask(path, {});
  const again = await ask(path, { ...withDictionary, 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, headers: { vary: 'accept-encoding, available-dictionary' } });
  const head = await ask(path, withDictionary, { method: 'HEAD' });
  expect(head.headers['content-encoding']).toBe('dcz');
  expect(head.body).toHaveLength(0);
});
