import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A merchant's back end that answers from memory: it forwards each call to the sandbox once and repeats the answer, so
 * that the sandbox's database does not affect the measurement.
 * @param every answers every merchant like this one of the sandbox; by default each like itself
 */
export async function startBackEnd(sandboxPort: number, every?: string): Promise<{ origin: string; stop(): void }> {
  const cache = new Map<string, Promise<Buffer>>();
  const server = createServer(({ url = '/', headers }, answer) => {
    const known =
      cache.get(url) ?? askSandbox(sandboxPort, url, every === undefined ? headers : { ...headers, merchant: every });
    cache.set(url, known);
    known.then(
      (body) => answer.writeHead(200, { 'content-type': 'application/json' }).end(body),
      (error: Error) => answer.writeHead(502).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function askSandbox(port: number, path: string, { merchant, device, language }: IncomingHttpHeaders): Promise<Buffer> {
  const headers = { merchant, device, language, host: `${String(merchant)}.atrium.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => void buffer(answer).then(resolve, reject)).once(
      'error',
      reject,
    );
  });
}
