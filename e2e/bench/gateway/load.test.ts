import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lengthOf, load, percentile } from './load';

it('knows the length of a response once its head is complete', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n';
  expect(lengthOf(Buffer.from(head.slice(0, 30)))).toBeUndefined();
  expect(lengthOf(Buffer.from(`${head}half`))).toBe(head.length + 12);
});

it('rejects a response with another status', () => {
  expect(lengthOf(Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'))).toBe('HTTP/1.1 404 Not Found');
});

it('the 99th percentile of a hundred values is the ninety-ninth', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 99)).toBe(99);
  expect(percentile([7], 99)).toBe(7);
});

describe('a server under load', () => {
  let server: Server;
  const asked = new Map<string, number>();
  let status = 200;
  beforeAll(async () => {
    server = createServer(({ url = '' }, answer) => {
      asked.set(url, (asked.get(url) ?? 0) + 1);
      answer.writeHead(status, { 'content-length': 100_000 }).end(Buffer.alloc(100_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const measure = () =>
    load({
      port: (server.address() as AddressInfo).port,
      requests: ['/one', '/two'].map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`)),
      connections: 2,
      milliseconds: 50,
    });

  it('receives all requests in turn; responses and their bytes are counted', async () => {
    const { perSecond, p99, bytes } = await measure();
    expect([...asked.keys()].sort()).toEqual(['/one', '/two']);
    expect(perSecond).toBeGreaterThan(0);
    expect(p99).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('ends the measurement with an error when it answers with a failure', async () => {
    status = 500;
    await expect(measure()).rejects.toThrow('500');
  });
});
