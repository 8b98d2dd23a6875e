import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { packageFolder } from '../engine';
import { startBrowser, type Browser } from '../page-snapshots/worker/browser';
import { capturePage } from '../page-snapshots/worker/capture-page';
import { serveWorker } from '../page-snapshots/worker/serve-worker';
import { closeOnSignal } from './close-on-signal';
import { printFailure } from './print-failure';

/**
 * The worker of page snapshots, a process of its own without keys, secrets and database:
 * `node deploy/dist/snapshots.mjs --port 4700 --browser /usr/bin/chromium`. Gateways with `ATRIUM_SNAPSHOTS` ask it.
 */
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4700' },
      browser: { type: 'string', default: process.env['ATRIUM_BROWSER'] ?? '/usr/bin/chromium' },
    },
  });
  const script = await readFile(join(packageFolder(), 'page-snapshots/page/capture.js'), 'utf8');
  let browser: Promise<Browser> | undefined;
  const open = () =>
    (browser ??= Promise.resolve(startBrowser(values.browser)).then((started) => {
      void started.ended.then(() => (browser = undefined));
      return started;
    }));
  const app = Fastify({ bodyLimit: 16 * 1024 });
  serveWorker(app, async (request) => capturePage(await open(), request, script));
  await app.listen({ port: Number(values.port), host: process.env['HOST'] ?? '127.0.0.1' });
  closeOnSignal([() => app.close(), async () => (await browser)?.close()], console.error);
  const { port } = app.server.address() as AddressInfo;
  console.log(`ATRIUM SNAPSHOTS ${JSON.stringify({ address: `http://127.0.0.1:${port}` })}`);
} catch (error) {
  printFailure(error);
  process.exit(1);
}
