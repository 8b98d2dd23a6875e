import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lengthOf, load, percentile } from './load';

it('knows an answer’s length once its head is whole', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n';
  expect(lengthOf(Buffer.from(head.slice(0, 30)))).toBeUndefined();
  expect(lengthOf(Buffer.from(`${head}half`))).toBe(head.length + 12);
});

it('counts no answer that is not what was asked for', () => {
  expect(lengthOf(Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'))).toBe('HTTP/1.1 404 Not Found');
});

it('takes of a hundred values the ninety-ninth', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 99)).toBe(99);
  expect(percentile([7], 99)).toBe(7);
});

describe('asking a server', () => {
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

  it('asks for everything in turn, and counts answers and their bytes', async () => {
    const { perSecond, p99, bytes } = await measure();
    expect([...asked.keys()].sort()).toEqual(['/one', '/two']);
    expect(perSecond).toBeGreaterThan(0);
    expect(p99).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('gives up where an answer is a failure', async () => {
    status = 500;
    await expect(measure()).rejects.toThrow('500');
  });
});
