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

/** Asks the operators' listener. */
const operate = (path: string, headers: Record<string, string>, method = 'GET', body?: string): Promise<Answer> =>
  apart.send(method, path, { host: `localhost:${apart.operationsPort}`, ...headers }, body, apart.operationsPort);

const status = (to: Portal, headers: Record<string, string>) =>
  to.send('POST', '//localhost/registry/status', { ...token, ...headers }, '{}');

describe('in development', () => {
  it('this machine reaches operations by its own name, and nobody by another', async () => {
    for (const path of addresses) {
      expect((await development.get(`//localhost${path}`)).status).toBe(200);
      for (const host of ['aurora', '10.0.0.5', 'rebound.example', 'nova.games.localhost', 'localhost.evil.example'])
        expect((await development.get(`//${host}${path}`)).status).toBe(404);
    }
    expect((await status(development, {})).status).toBe(200);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
    'a request that a proxy passed on reaches none, whatever its host: %s',
    async (header) => {
      for (const path of addresses)
        expect((await development.get(`//localhost${path}`, { [header]: '192.0.2.7' })).status).toBe(404);
    },
  );

  it('a page of another site changes nothing, by whatever method', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://aurora.atrium.localhost:${development.port}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      expect((await status(development, headers)).status).toBe(403);
      expect((await development.send('DELETE', '//localhost/overrides/lobby', headers)).status).toBe(403);
    }
    const own = { origin: `http://localhost:${development.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await status(development, own)).status).toBe(200);
  });
});

describe('on a listener of their own', () => {
  it('they are reached there and not beside the portals', async () => {
    for (const path of addresses) {
      expect((await operate(path, {})).status).toBe(200);
      for (const host of ['localhost', '127.0.0.1', 'registry.example.com', '10.0.0.5'])
        expect((await apart.get(`//${host}${path}`)).status).toBe(404);
    }
    expect((await status(apart, {})).status).toBe(404);
    expect((await operate('/registry/status', token, 'POST', '{}')).status).toBe(200);
  });

  it('a name that was bound to its address leads nowhere', async () => {
    for (const host of ['rebound.example', 'registry.example.com.evil.example', 'aurora.atrium.localhost'])
      expect((await operate('/metrics', { host })).status).toBe(421);
    for (const host of ['registry.example.com', '10.0.0.5:9090', '[2001:db8::1]:9090'])
      expect((await operate('/metrics', { host })).status).toBe(200);
  });

  it('the origin that is configured may change things, others may not', async () => {
    const asked = (from: string) =>
      operate('/registry/status', { ...token, host: 'registry.example.com', origin: from }, 'POST', '{}');
    expect((await asked(origin)).status).toBe(200);
    expect((await asked('http://registry.example.com.evil.example')).status).toBe(403);
  });

  it('no portal is served there', async () => {
    expect((await operate('/electron', { accept: 'text/html' })).status).toBe(404);
  });

  it('says whether it is ready to anybody, and how it fares to operators alone', async () => {
    await apart.release({ remote: 'host' });
    expect(JSON.parse((await apart.get('//10.0.0.5/readyz')).body)).toEqual({ ready: true });
    expect(JSON.parse((await operate('/readyz', {})).body)).toMatchObject({ database: true, serving: 'current' });
  });
});
