import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const page = join(import.meta.dirname, 'page');
const files: Record<string, [path: string, type: string]> = {
  '/': [join(page, 'index.html'), 'text/html'],
  '/root-config.js': [join(page, 'root-config.js'), 'text/javascript'],
  '/single-spa.js': [
    join(import.meta.dirname, '../../node_modules/single-spa/lib/es2015/esm/single-spa.min.js'),
    'text/javascript',
  ],
};

/** A third-party site on another origin, independent of the portal. */
export interface ForeignPage {
  origin: string;
  stop(): Promise<void>;
}

export async function serveForeignPage(): Promise<ForeignPage> {
  const server = createServer((request, response) => {
    const [path, type] = files[request.url ?? ''] ?? [];
    if (!path) return void response.writeHead(404).end();
    readFile(path).then(
      (body) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
