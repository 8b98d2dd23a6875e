import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { TrustedProxies } from '../../network';
import { createApp, type ConnectionOptions } from '../create-app';
import { listenForOperators } from '../hosts/operations-listener';

const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function listening(limits: ConnectionOptions): Promise<number> {
  const app = createApp(undefined, limits);
  app.all('/*', (request) => ({ received: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(app);
  return (app.server.address() as AddressInfo).port;
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

it('closes a connection with a late body, and answers with the reason', async () => {
  const socket = await opened(await listening({ bodyPatience: 50 }));
  socket.write('POST /wps/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('The request took too long to arrive.');
});

it('answers bytes that are not a request with a sentence', async () => {
  const socket = await opened(await listening({}));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('This request cannot be read.');
});

it('clears the cookies of a browser that sends too many, so that a sibling host cannot lock out a visitor', async () => {
  const socket = await opened(await listening({}));
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('clear-site-data: "cookies"\r\n');
  expect(answer).toContain('load the page again');
});

it('closes connections of one network beyond its limit, and accepts new ones when others have closed', async () => {
  const port = await listening({ mostConnectionsOfNetwork: 2 });
  const [first] = [await opened(port), await opened(port)];
  await once(await opened(port), 'close');
  first.destroy();
  await once(first, 'close');
  const later = await opened(port);
  later.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(later)).toMatch(/^HTTP\/1\.1 200 /);
});

it('does not count connections of trusted proxies', async () => {
  const port = await listening({ mostConnectionsOfNetwork: 1, trusted: TrustedProxies.read('127.0.0.1') });
  await opened(port);
  const second = await opened(port);
  second.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(second)).toMatch(/^HTTP\/1\.1 200 /);
});

it("limits connections at the operators' listener too, and answers malformed requests with a sentence", async () => {
  const app = createApp(undefined);
  apps.push(app);
  const port = await listenForOperators(app, { port: 0, host: '127.0.0.1' }, { most: 8, mostOfNetwork: 1 });
  const first = await opened(port);
  await once(await opened(port), 'close');
  first.write('GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n');
  const answer = await text(first);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('This request cannot be read.');
});

it('delays answers about addresses that do not exist, and no others', async () => {
  const app = createApp(undefined);
  apps.push(app);
  app.get('/there', () => 'yes');
  const missing = (remoteAddress: string) => app.inject({ url: '/missing', remoteAddress });
  await Promise.all(Array.from({ length: 200 }, () => missing('192.0.2.1')));
  const began = performance.now();
  const slowed = Promise.all(Array.from({ length: 100 }, () => missing('192.0.2.1')));
  await Promise.all([missing('192.0.2.2'), app.inject({ url: '/there', remoteAddress: '192.0.2.1' })]);
  const others = performance.now() - began;
  await slowed;
  expect(performance.now() - began).toBeGreaterThan(Math.max(others, 200));
});
