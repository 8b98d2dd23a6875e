import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A merchant's home page at the gateway and the files it loads. */
export interface Served {
  host: string;
  /** Addresses of the files that the page preloads for its first content. */
  files: string[];
}

/** Reads the addresses of the files from the page. */
export async function servedAt(port: number, merchant: string): Promise<Served> {
  const host = `${merchant}.atrium.localhost:${port}`;
  const page = gunzipSync(await fetchCompressed(port, host, '/')).toString();
  return { host, files: [...new Set([...page.matchAll(/\/r\/[a-z-]+\/[\w.-]+\.js/g)].map(([address]) => address))] };
}

/** Writes the gateway's responses into a folder that another server can serve, each plain and compressed. */
export async function copyTo(folder: string, port: number, { host, files }: Served): Promise<void> {
  for (const address of ['/', ...files]) {
    const compressed = await fetchCompressed(port, host, address);
    const target = join(folder, address === '/' ? 'index.html' : address);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, gunzipSync(compressed));
    writeFileSync(`${target}.gz`, compressed);
  }
}

/** A browser's request for a kept-alive connection. Accepts gzip, which every nginx can send precompressed. */
export function requestFor(host: string, address: string): Buffer {
  return Buffer.from(
    `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nAccept-Encoding: gzip\r\nAccept-Language: en\r\nUser-Agent: bench\r\n\r\n`,
  );
}

function fetchCompressed(port: number, host: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode, headers } = answer;
        if (statusCode === 200 && headers['content-encoding'] === 'gzip') resolve(Buffer.concat(parts));
        else
          reject(
            new Error(`${path} was answered with ${statusCode}, ${headers['content-encoding'] ?? 'uncompressed'}`),
          );
      });
    }).once('error', reject);
  });
}
