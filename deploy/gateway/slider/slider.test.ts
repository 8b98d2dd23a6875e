import { localPatterns, Origins } from '../../origins';
import { openPortal, type Portal } from '../testing/open-portal';
import { isPortal } from './page/is-portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({
    aurora: { upstream: { kind: 'address', origin: 'https://back-end.example' }, domains: ['aurora.example'] },
  });
}, 60_000);
afterAll(() => portal.close());

const at = (host: string, path = '/captcha') => portal.get(`//${host}${path}`);
const frame = () => at('aurora--captcha.embed.localhost');

describe('the frame of the slider', () => {
  it('is served for a merchant with a third-party back end, and loads from the configured provider', async () => {
    const { status, body } = await frame();
    expect(status).toBe(200);
    expect(body).toContain('data-apis="http://api-1.captcha.localhost:4400 ');
    expect(body).toContain('data-statics="http://static-1.captcha.localhost:4400 ');
  });

  it('loads from at most three servers, within the limits of the product [CON-01] [CON-06] [CAP-17] [CAP-19] [CAP-20]', async () => {
    const { body } = await frame();
    const data = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(body)?.[1] ?? '';
    expect(JSON.parse(data('limits').replaceAll('&quot;', '"'))).toEqual({
      loadTimeout: 10_000,
      serverTimeout: 3_000,
      retries: 1,
    });
    expect(data('apis').split(' ')).toHaveLength(3);
    const patterns = localPatterns(() => 4400);
    const four = await openPortal({
      origins: new Origins({ ...patterns, captchaApis: [...patterns.captchaApis, ...patterns.captchaStatics] }),
    });
    const more = await four.get('//aurora--captcha.embed.localhost/captcha');
    await four.close();
    expect(/data-apis="([^"]*)"/.exec(more.body)?.[1]).toBe(data('apis'));
  }, 60_000);

  it('allows its own scripts and the provider’s, and only the merchant’s portals as embedders', async () => {
    const policy = String((await frame()).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' http:\/\/api-1\.captcha\.localhost:4400 /);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(
      /frame-ancestors http:\/\/aurora\.atrium\.localhost:4400 .*http:\/\/aurora\.example:4400 http:\/\/\*\.aurora\.example:4400$/,
    );
    expect(policy).not.toContain('lotus');
  });

  it('serves its scripts and style at immutable addresses', async () => {
    const [, script = ''] = /src="([^"]+frame\.js)"/.exec((await frame()).body) ?? [];
    const { status, headers } = await at('aurora--captcha.embed.localhost', script);
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toContain('immutable');
    const altered = script.replace(/[0-9a-f]{12}/, '0'.repeat(12));
    expect((await at('aurora--captcha.embed.localhost', altered)).status).toBe(404);
  });

  it.each(['unknown--captcha.embed.localhost', 'aurora--support.embed.localhost'])(
    'is not served at %s',
    async (host) => {
      expect((await at(host)).status).toBe(404);
    },
  );
});

it('names the provider’s servers with the port of the server, which is known only once it listens', async () => {
  let port = 0;
  const late = await openPortal({ origins: new Origins(localPatterns(() => port)) });
  port = 4711;
  const { body } = await late.get('//aurora--captcha.embed.localhost/captcha');
  await late.close();
  expect(body).toContain('data-apis="http://api-1.captcha.localhost:4711 ');
}, 60_000);

it.each([
  ['https://lotus.portal.example', true],
  ['https://www.lotus.example', true],
  ['https://lotus.example', true],
  ['https://lotus.portal.example.evil.example', false],
  ['https://evillotus.example', false],
  ['http://www.lotus.example', false],
])('accepts a start message from %s: %s', (origin, expected) => {
  const portals = ['https://lotus.portal.example', 'https://lotus.example', 'https://*.lotus.example'];
  expect(isPortal(origin, portals)).toBe(expected);
});
