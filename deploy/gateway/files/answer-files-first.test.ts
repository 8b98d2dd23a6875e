import { get, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { openPortal, type Portal } from '../testing/open-portal';

const code = `export const home = '${'welcome '.repeat(100)}';`;
const path = '/r/lobby/home.0001.js';

let portal: Portal;
const lines: { msg: string; path: string; status: number; host: string; request: string }[] = [];
beforeAll(async () => {
  portal = await openPortal({
    trustedProxies: '127.0.0.1',
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  await portal.release({ remote: 'lobby', files: { 'home.0001.js': code, 'prices.0001.json': '{"a":1}' } });
  // into memory
  await portal.get(path);
  await portal.get('/r/lobby/prices.0001.json');
}, 60_000);
afterAll(() => portal.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const host = `aurora.atrium.localhost:${portal.port}`;
  const options = { host: '127.0.0.1', port: portal.port, path: target, method, headers: { host, ...headers } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const body = await buffer(response);
  const { date: _date, ...sent } = response.headers;
  return { status: response.statusCode, headers: sent, body: body.toString('base64') };
}

it.each([
  ['no encoding', {}],
  ['brotli', { 'accept-encoding': 'gzip, br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['an origin', { origin: 'https://elsewhere.example' }],
  ['https at the proxy', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' }],
  ['a host of the proxy', { 'x-forwarded-host': 'Aurora.atrium.localhost' }],
  ['the last request of the connection', { connection: 'close' }],
  ['a range', { range: 'bytes=0-9' }],
  ['an unknown host', { host: 'elsewhere.example' }],
])('answers %s as the route does, which answers the same address with a query', async (_what, headers) => {
  for (const file of [path, '/r/lobby/prices.0001.json']) {
    const [first, route] = [await ask(file, headers), await ask(`${file}?route`, headers)];
    expect(first).toEqual(route);
  }
});

it.each([
  ['a file that is not there', '/r/lobby/home.0002.js', {}, 'GET'],
  ['a remote that is not there', '/r/nothing/home.0001.js', {}, 'GET'],
  ['a HEAD', path, {}, 'HEAD'],
  ['a POST', path, { 'content-length': '0' }, 'POST'],
])('leaves %s to the route', async (_what, target, headers, method) => {
  const [first, route] = [await ask(target, headers, method), await ask(`${target}?route`, headers, method)];
  expect(first).toEqual(route);
});

it.each([
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 0'],
  ['a body', 'Content-Length: 4'],
  ['a header that looks like framing', 'Transfer_Encoding: chunked'],
])('refuses a file requested with %s, and ignores what follows on the connection', async (_what, framing) => {
  const socket = connect(portal.port, '127.0.0.1');
  const host = `Host: aurora.atrium.localhost:${portal.port}`;
  socket.write(`GET ${path} HTTP/1.1\r\n${host}\r\n${framing}\r\n\r\nGET ${path} HTTP/1.1\r\n${host}\r\n\r\n`);
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 400 /);
  expect(answers).not.toContain('welcome');
});

it('ignores a file that is requested after the last request of a connection', async () => {
  const socket = connect(portal.port, '127.0.0.1');
  const host = `Host: aurora.atrium.localhost:${portal.port}`;
  socket.write(
    `GET ${path}?route HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\nGET ${path} HTTP/1.1\r\n${host}\r\n\r\n`,
  );
  expect((await text(socket)).match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});

it('does not reach the route', async () => {
  const read = jest.spyOn(portal.registry, 'file');
  await ask(path);
  expect(read).not.toHaveBeenCalled();
  await ask(`${path}?route`);
  expect(read).toHaveBeenCalledTimes(1);
});

it('counts for the metrics and the log as the route does', async () => {
  const counted = async () => {
    const { body } = await portal.get('//operations/metrics');
    const line = /^atrium_request_duration_seconds_count\{method="GET",route="\/r\/\*",status="200"\} (\d+)$/m;
    return Number(line.exec(body)?.[1]);
  };
  const before = await counted();
  await ask(path, { 'x-request-id': 'of-a-test' });
  await ask(`${path}?route`, { 'x-request-id': 'of-a-test' });
  // answers are counted once they are sent
  while ((await counted()) < before + 2);
  expect(await counted()).toBe(before + 2);
  const [first, route] = lines.filter((line) => line.request === 'of-a-test');
  const about = ({ msg, path: asked, status, host }: (typeof lines)[number]) => ({ msg, path: asked, status, host });
  expect(about(first!)).toEqual(about(route!));
  expect(first).toMatchObject({ msg: 'answered', path, status: 200, host: 'aurora.atrium.localhost' });
});

it('ends a file early for a client that leaves, without an error', async () => {
  await new Promise<void>((resolve) => {
    const asked = get({ host: '127.0.0.1', port: portal.port, path, headers: { host: 'aurora.atrium.localhost' } });
    asked.on('response', (response) => {
      response.destroy();
      resolve();
    });
  });
  expect((await ask(path)).status).toBe(200);
});
