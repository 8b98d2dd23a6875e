import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pageHeader, workerCookie, type CaptureRequest } from '../../page-snapshots';
import { openPortal, type Portal } from '../testing/open-portal';

const html = { accept: 'text/html' };

let portal: Portal;
let worker: Server;
/** What the worker was asked for. */
const asked: CaptureRequest[] = [];
beforeAll(async () => {
  worker = createServer((request, response) => {
    (async () => {
      const capture = (await json(request)) as CaptureRequest;
      asked.push(capture);
      const { host, pathname } = new URL(capture.address);
      const cookies = Object.entries({ ...capture.cookies, [workerCookie]: '1' }).map((pair) => pair.join('='));
      const page = await portal.get(`//${host.split('.')[0]}${pathname}`, { ...html, cookie: cookies.join('; ') });
      const nodes = [{ tag: 'p', attributes: { onclick: 'run()' }, children: [`Captured ${pathname}`] }];
      response.end(JSON.stringify({ page: page.headers[pageHeader], nodes, rules: ['p{color:red}'] }));
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(worker, 'listening');
  const { port } = worker.address() as AddressInfo;
  portal = await openPortal({ snapshotWorker: `http://127.0.0.1:${port}` });
  await portal.release({ remote: 'host' });
  await portal.release({
    remote: 'lobby',
    descriptor: {
      places: [
        { name: 'lobby.home@1', view: 'home', path: '/' },
        { name: 'lobby.slots@1', view: 'slots', path: '/electron' },
        { name: 'lobby.game@1', view: 'game', path: '/game/:id' },
      ],
    },
  });
}, 60_000);
afterAll(async () => {
  await portal.close();
  worker.close();
});

const pageOf = async (address: string, headers: Record<string, string> = {}) =>
  (await portal.get(address, { ...html, ...headers })).body;
const snapshotIn = (page: string) => /<div id="atrium-snapshot" data-made="\d+">(.*?)<\/div>/s.exec(page)?.[1];

/** Requests a page until its snapshot is in it. */
async function withSnapshot(address: string, headers?: Record<string, string>): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await pageOf(address, headers);
    if (snapshotIn(page) !== undefined) return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} got no snapshot`);
}

it('writes the first screen of a place into its page, inert, and under the nonce of the page', async () => {
  expect(snapshotIn(await pageOf('//aurora/'))).toBeUndefined();
  const page = await withSnapshot('//aurora/');
  expect(snapshotIn(page)).toBe('<p>Captured /</p>');
  const nonces = new Set([...page.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  expect(nonces.size).toBe(1);
  expect(page.indexOf('id="atrium-snapshot"')).toBeLessThan(page.indexOf('<div id="root">'));
});

it('keeps the pages of places, merchants and languages apart', async () => {
  expect(snapshotIn(await withSnapshot('//aurora/electron'))).toBe('<p>Captured /electron</p>');
  expect(snapshotIn(await pageOf('//lotus/electron'))).toBeUndefined();
  await withSnapshot('//aurora/electron', { cookie: 'atrium.aurora.hisLang=EN' });
  expect(asked.map(({ cookies }) => cookies['atrium.aurora.hisLang'])).toContain('EN');
});

it("lets the worker open the portal's own origin, whatever port the visitor names", async () => {
  asked.length = 0;
  await withSnapshot('//kestrel/electron', { host: 'kestrel.atrium.localhost:22' });
  expect(asked.map(({ address }) => address)).toEqual(['http://kestrel.atrium.localhost:4400/electron']);
});

it('sends no snapshot to a browser with a session', async () => {
  await withSnapshot('//aurora/');
  expect(snapshotIn(await pageOf('//aurora/', { cookie: 'atrium-session.0123456789=token' }))).toBeUndefined();
});

it.each(['/?page=hot', '/game/1', '/nope', '/ELECTRON', '/electron/'])(
  'captures no address that anyone can invent: %s',
  async (address) => {
    asked.length = 0;
    await pageOf(`//aurora${address}`);
    await pageOf(`//aurora${address}`);
    expect(asked.map((request) => new URL(request.address).pathname)).not.toContain(address.split('?')[0] ?? '');
  },
);

it('captures no site code of an affiliate', async () => {
  asked.length = 0;
  await pageOf('//aurora-affiliate9/');
  expect(asked).toEqual([]);
});

it('no longer sends a snapshot at its age limit', async () => {
  await withSnapshot('//kestrel/');
  portal.pass(15 * 60_000);
  expect(snapshotIn(await pageOf('//kestrel/'))).toBeUndefined();
});

it('sends a page of another release without the snapshot of the one before', async () => {
  await withSnapshot('//lotus/');
  await portal.release({
    remote: 'lobby',
    version: '1.0.1',
    descriptor: { places: [{ name: 'lobby.home@1', view: 'home', path: '/' }] },
  });
  expect(snapshotIn(await pageOf('//lotus/'))).toBeUndefined();
});
