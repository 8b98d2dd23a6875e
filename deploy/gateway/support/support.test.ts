import { supportScripts } from '@atrium/api';
import { jest } from '@jest/globals';
import { openPortal, type Portal } from '../testing/open-portal';
import { injectOnce } from './page/inject-once.js';
import { isPortal } from './page/is-portal.js';
import { receiveEntry } from './page/receive-entry.js';
import { requestToken } from './page/request-token.js';
import { supportPolicy } from './support-policy';

let portal: Portal;
const gold = { title: 'Gold', path: 'https://gold.example.test/chat', labelIds: ['gold'], csType: 'AICAN' };
beforeAll(async () => {
  portal = await openPortal({
    backend: (app) => {
      app.get(supportScripts.path, () => ({ success: true, value: { scripts: ['/desk/widget.js'] } }));
    },
    lotus: { customerService: [gold, { title: 'All', path: '/help' }] },
  });
}, 60_000);
afterAll(() => portal.close());
afterEach(() => jest.restoreAllMocks());

const page = () => portal.get('//lotus--support.embed.localhost/support');
const listed = (body: string, name: string): string[] =>
  JSON.parse((new RegExp(`data-${name}="([^"]*)"`).exec(body)?.[1] ?? 'null').replaceAll('&quot;', '"')) as string[];

describe('the page of customer service', () => {
  it('contains no entry, so that a guest learns no address meant for others [CSV-07]', async () => {
    const { status, body } = await page();
    expect(status).toBe(200);
    expect(body).not.toContain('gold.example');
    expect(listed(body, 'portals')).toEqual(['http://lotus.atrium.localhost:4400']);
  });

  it('runs the merchant’s scripts on its own origin, framed by portals only [CSV-11]', async () => {
    const { body, headers } = await page();
    expect(listed(body, 'scripts')).toEqual(['/desk/widget.js']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors http:\/\/lotus\.atrium\.localhost:4400/);
    const [file] = /\/support\/assets\/[^"]*\.js/.exec(body) ?? [];
    expect((await portal.get(`//lotus--support.embed.localhost${file}`)).status).toBe(200);
  });

  it('is served on the support origin only', async () => {
    for (const part of ['chat', 'room', 'captcha'])
      expect((await portal.get(`//lotus--${part}.embed.localhost/support`)).status).toBe(404);
  });

  it('allows scripts of the listed origins, and no other', () => {
    const policy = supportPolicy({
      scripts: ['https://a.test/x.js', 'https://a.test/y.js', '/z.js'],
      portals: ['https://lotus.test'],
      secure: true,
    });
    expect(policy).toContain("script-src 'self' https://a.test; ");
    expect(policy).not.toContain('http:');
  });
});

describe('a window of customer service', () => {
  const portals = ['https://lotus.test', 'https://*.lotus.example'];
  const opened = () => {
    const opener = { postMessage: jest.fn() };
    const listeners: ((event: object) => void)[] = [];
    const page = {
      opener,
      addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    };
    const say = (origin: string, data: unknown, source: object = opener) =>
      listeners.forEach((listen) => listen({ origin, data, source }));
    return { page: page as unknown as Window, opener, say };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes its entry from the portal that opened it, and forgets the portal [CSV-12]', async () => {
    const { page, opener, say } = opened();
    const entry = receiveEntry(page, portals);
    expect(opener.postMessage).toHaveBeenCalledWith('support:ready', '*');
    say('https://elsewhere.test', { entry: 'path=https://elsewhere.test' });
    say('https://lotus.test', { entry: 'path=https://elsewhere.test' }, {});
    say('https://lotus.test', 'other');
    say('https://lotus.test', { entry: 'path=https://desk.test&userId=7' });
    expect(Object.fromEntries(await entry)).toEqual({ path: 'https://desk.test', userId: '7' });
    expect(page.opener).toBeNull();
  });

  it('has none without an opener, and none when the opener is no portal [CSV-14]', async () => {
    const alone = { ...opened().page, opener: null } as unknown as Window;
    await expect(receiveEntry(alone, portals)).rejects.toThrow('opened by no portal');
    const { page, say } = opened();
    const entry = receiveEntry(page, portals);
    say('https://elsewhere.test', { entry: 'path=https://elsewhere.test' });
    jest.advanceTimersByTime(10_000);
    await expect(entry).rejects.toThrow('has not answered');
    expect(page.opener).toBeNull();
  });

  it.each([
    ['https://lotus.test', true],
    ['http://lotus.test', false],
    ['https://www.lotus.example', true],
    ['https://lotus.example', false],
    ['http://www.lotus.example', false],
    ['https://evillotus.example', false],
    ['null', false],
  ])('counts %s as a portal: %s', (origin, expected) => expect(isPortal(origin, portals)).toBe(expected));
});

it('injects each script once [CSV-11]', () => {
  const added: string[] = [];
  const document = {
    baseURI: 'https://lotus--support.embed.test/support',
    scripts: [{ src: 'https://a.test/old.js' }],
    createElement: () => ({ src: '' }),
    head: { append: ({ src }: { src: string }) => added.push(src) },
  } as unknown as Document;
  injectOnce(document, ['https://a.test/x.js', 'https://a.test/x.js', '/y.js', 'https://a.test/old.js']);
  expect(added).toEqual(['https://a.test/x.js', 'https://lotus--support.embed.test/y.js']);
});

describe('the token of a provider', () => {
  const answering = (body: unknown, ok = true) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue({ ok, status: ok ? 200 : 503, json: async () => body } as Response);

  it('is requested by a POST with payload.userId and verifyToken [CSV-12]', async () => {
    const fetch = answering({ success: true, value: 'abc' });
    expect(await requestToken('https://desk.test/', { userId: '7', verifyToken: 'k' })).toBe('abc');
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect([address, options?.method, options?.credentials]).toEqual(['https://desk.test/', 'POST', 'omit']);
    expect(JSON.parse(String(options?.body))).toEqual({ payload: { userId: '7' }, verifyToken: 'k' });
  });

  it.each([['abc'], [{ token: 'abc' }], [{ value: { token: 'abc' } }]])('is read from %j [CSV-12]', async (body) => {
    answering(body);
    expect(await requestToken('https://desk.test/', { userId: '7', verifyToken: '' })).toBe('abc');
  });

  it.each([
    [{}, true],
    [null, true],
    [{ value: '' }, true],
    [{ value: 'abc' }, false],
  ])('is missing in %j, answered well: %s [CSV-14]', async (body, ok) => {
    answering(body, ok);
    await expect(requestToken('https://desk.test/', { userId: '7', verifyToken: '' })).rejects.toThrow();
  });
});
