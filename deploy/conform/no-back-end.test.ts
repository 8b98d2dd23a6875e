import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conform } from './conform';
import { NoBackEnd } from './no-back-end';
import { readExample } from './testing/open-sandbox';
import { WireClient } from './wire/wire-client';
import { callOf } from './plans/facts';

let server: Server;
let port: number;
const hosts: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no portal at this address.');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((done) => server.close(done)));

const check = (url: string) => conform({ url, target: readExample() });

it('ends with one sentence when nothing answers at the address', async () => {
  const error = await check('http://127.0.0.1:1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NoBackEnd);
  expect(String(error)).toContain('http://127.0.0.1:1 cannot be reached');
});

it('ends with one sentence when a portal answers, and names the way to the sandbox', async () => {
  const error = await check(`http://127.0.0.1:${port}`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NoBackEnd);
  expect(String(error)).toMatch(/is not the address of a back end: .*status 404, text\/plain.*npm start/);
});

it('ends with one sentence at the host of a portal, which forwards calls, and sends none', async () => {
  const requested: (string | undefined)[] = [];
  const portal = createServer((request, response) => {
    requested.push(request.url);
    if (request.url === '/')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<script type="application/json" id="atrium-composition">{}</script>');
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, value: { token: 'handle' } }));
  });
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const error = await check(url).catch((reason: unknown) => reason);
  await new Promise((done) => portal.close(done));
  expect(error).toBeInstanceOf(NoBackEnd);
  expect(String(error)).toMatch(/is the address of a portal, not of a back end\. .*npm start/);
  expect(requested).toEqual(['/']);
});

it('reaches names below localhost, as browsers do', async () => {
  const url = `http://back-end.localhost:${port}`;
  const client = new WireClient({ url, merchant: 'aurora', language: 'EN', clock: Date.now });
  expect(await client.send(callOf('member.info'), {})).toMatchObject({ status: 404 });
  expect(hosts.at(-1)).toBe(`back-end.localhost:${port}`);
});
