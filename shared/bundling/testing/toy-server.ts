import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';

const nonce = 'dG95LW5vbmNl';

const policy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ');

export function readRelease(folder: string): ReleaseManifest {
  return JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as ReleaseManifest;
}

/** Serves a page that starts the toy host, under the policy of the real gateway, and the files of host and remotes. */
export async function serveToy(hostFolder: string, remoteFolder: string, enhancedFolder: string) {
  const folders: Record<string, string> = { host: hostFolder, toy: remoteFolder, enhanced: enhancedFolder };
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://toy').pathname;
    if (path === '/') return sendPage(response, [readRelease(hostFolder), readRelease(remoteFolder)], enhancedFolder);
    const [, remote, file] = /^\/r\/(host|toy|enhanced)\/([\w.-]+)$/.exec(path) ?? [];
    if (!remote || !file) return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/javascript');
    createReadStream(join(folders[remote] ?? '', 'dist', file)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function sendPage(
  response: ServerResponse,
  [host, remote]: [ReleaseManifest, ReleaseManifest],
  enhancedFolder: string,
): void {
  const integrity = {
    ...Object.fromEntries(
      [host, remote].flatMap((release) =>
        Object.entries(release.files).map(([name, file]) => [`/r/${release.remote}/${name}`, file.integrity]),
      ),
    ),
    ...hashesOf(enhancedFolder),
  };
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.end(`<!doctype html><meta charset="utf-8"><title>Toy</title>
<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>
<body data-nonce="${nonce}" data-toy-entry="${remote.entry}" data-enhanced-entry="entry.js">
<script type="module" src="/r/host/${host.entry}"></script>`);
}

/** The plugin of another team writes no release. */
function hashesOf(enhancedFolder: string): Record<string, string> {
  const dist = join(enhancedFolder, 'dist');
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, name)))
      .digest('base64');
  return Object.fromEntries(readdirSync(dist).map((name) => [`/r/enhanced/${name}`, `sha256-${hash(name)}`]));
}
