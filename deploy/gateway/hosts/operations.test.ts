import { openPortal, testOperatorToken, type Answer, type Portal } from '../testing/open-portal';

const origin = 'https://registry.example.com';
const addresses = ['/metrics', '/console', '/registry/packages/'];

let development: Portal;
let apart: Portal;
beforeAll(async () => {
  [development, apart] = await Promise.all([openPortal(), openPortal({ operations: { origin } })]);
}, 120_000);
afterAll(() => Promise.all([development.close(), apart.close()]));

const token = { authorization: `Bearer ${testOperatorToken}`, 'content-type': 'application/json' };

/** Sends a request to the operators' listener. */
const operate = (path: string, headers: Record<string, string>, method = 'GET', body?: string): Promise<Answer> =>
  apart.send(method, path, { host: `localhost:${apart.operationsPort}`, ...headers }, body, apart.operationsPort);

const status = (to: Portal, headers: Record<string, string>) =>
  to.send('POST', '//operations/registry/status', { ...token, ...headers }, '{}');

describe('operations without a configured origin', () => {
  it('are served on the operators’ listener only, whatever a request to the portals’ listener claims', async () => {
    for (const path of [...addresses, '/wps/control/state']) {
      for (const host of ['localhost', '127.0.0.1', 'aurora', '10.0.0.5', 'rebound.example', 'nova.games.localhost'])
        for (const headers of [{}, { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' }])
          expect((await development.get(`//${host}${path}`, headers as Record<string, string>)).status).toBe(404);
    }
    for (const path of addresses) expect((await development.get(`//operations${path}`)).status).toBe(200);
    expect((await status(development, {})).status).toBe(200);
  });

  it('refuse changes from a page of another site with any method', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://aurora.atrium.localhost:${development.port}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      expect((await status(development, headers)).status).toBe(403);
      expect((await development.send('DELETE', '//operations/overrides/lobby', headers)).status).toBe(403);
    }
    const own = { origin: `http://localhost:${development.operationsPort}`, 'sec-fetch-site': 'same-origin' };
    expect((await status(development, own)).status).toBe(200);
  });
});

describe('operations with a configured origin', () => {
  it('are served at that origin and not beside the portals', async () => {
    for (const path of addresses) {
      expect((await operate(path, {})).status).toBe(200);
      for (const host of ['localhost', '127.0.0.1', 'registry.example.com', '10.0.0.5'])
        expect((await apart.get(`//${host}${path}`)).status).toBe(404);
    }
    expect((await apart.send('POST', '//localhost/registry/status', token, '{}')).status).toBe(404);
    expect((await operate('/registry/status', token, 'POST', '{}')).status).toBe(200);
  });

  it('refuse other names that resolve to the same address', async () => {
    for (const host of ['rebound.example', 'registry.example.com.evil.example', 'aurora.atrium.localhost'])
      expect((await operate('/metrics', { host })).status).toBe(421);
    for (const host of ['registry.example.com', '10.0.0.5:9090', '[2001:db8::1]:9090'])
      expect((await operate('/metrics', { host })).status).toBe(200);
  });

  it('accept changes from the configured origin and from no other', async () => {
    const asked = (from: string) =>
      operate('/registry/status', { ...token, host: 'registry.example.com', origin: from }, 'POST', '{}');
    expect((await asked(origin)).status).toBe(200);
    expect((await asked('http://registry.example.com.evil.example')).status).toBe(403);
  });

  it('do not share their origin with a portal', async () => {
    expect((await operate('/electron', { accept: 'text/html' })).status).toBe(404);
  });

  it('report to all clients whether the gateway is ready, and details only to operators', async () => {
    await apart.release({ remote: 'host' });
    expect(JSON.parse((await apart.get('//10.0.0.5/readyz')).body)).toEqual({ ready: true });
    expect(JSON.parse((await operate('/readyz', {})).body)).toMatchObject({ database: true, serving: 'current' });
  });
});
