import { portalSources } from './portal-sources';
import { readOrigins } from './read-origins';

const configured = {
  ATRIUM_PORTAL_ORIGIN: 'https://{site}.portal.example',
  ATRIUM_EMBED_ORIGIN: 'https://{code}--{part}.embed.example:8443',
  ATRIUM_VENDOR_ORIGIN: 'https://{vendor}.games.example',
  ATRIUM_CAPTCHA_API_ORIGINS: 'https://api-1.captcha.example, https://api-2.captcha.example',
  ATRIUM_CAPTCHA_STATIC_ORIGINS: 'none',
};
const settings = { production: true, port: () => 4400 };
const read = (environment: Record<string, string>) => readOrigins(environment, settings);

it('builds origins from the configured patterns', () => {
  const origins = read(configured);
  expect(origins.portal('lotus')).toBe('https://lotus.portal.example');
  expect(origins.portalDomain).toBe('portal.example');
  expect(origins.embed('lotus', 'chat')).toBe('https://lotus--chat.embed.example:8443');
  expect(origins.embedTemplate('lotus')).toBe('https://lotus--{part}.embed.example:8443');
  expect(origins.vendor('NOVA')).toBe('https://nova.games.example');
  expect(origins.captcha()).toEqual({
    apis: ['https://api-1.captcha.example', 'https://api-2.captcha.example'],
    statics: [],
  });
  expect(() => origins.identity()).toThrow('no origin');
  expect(portalSources(origins, { siteCodes: ['lotus'], domains: ['site.com'] })).toEqual([
    'https://lotus.portal.example',
    'https://site.com',
    'https://*.site.com',
  ]);
});

it.each([
  ['lotus.portal.example', { kind: 'portal', siteCode: 'lotus' }],
  ['lotus--chat.embed.example', { kind: 'embed', code: 'lotus', part: 'chat' }],
  ['lo-tus--tag-gtm.embed.example', { kind: 'embed', code: 'lo-tus', part: 'tag-gtm' }],
  ['nova.games.example', { kind: 'vendor', vendor: 'NOVA' }],
  ['api-2.captcha.example', { kind: 'captcha' }],
  ['lotus--unknown.embed.example', undefined],
  ['lotus--chat.embed.example.evil.test', undefined],
  ['lotus.atrium.localhost', undefined],
  ['portal.example', undefined],
  ['portalXexample', undefined],
])('parses %p as %j', (hostname, meant) => {
  expect(read(configured).read(hostname)).toEqual(meant);
});

it('uses origins of this machine in development, on a port that may be known later', () => {
  let port = 0;
  const origins = readOrigins({}, { production: false, port: () => port });
  port = 4401;
  expect(origins.portal('aurora')).toBe('http://aurora.atrium.localhost:4401');
  expect(origins.embed('aurora', 'captcha')).toBe('http://aurora--captcha.embed.localhost:4401');
  expect(origins.identity()).toBe('http://id.localhost:4401');
  expect(origins.captcha().apis).toHaveLength(3);
});

it('refuses a production start without patterns, and names the missing variables', () => {
  const { ATRIUM_EMBED_ORIGIN: _embed, ATRIUM_VENDOR_ORIGIN: _vendor, ...others } = configured;
  expect(() => read(others)).toThrow(
    'With NODE_ENV=production ATRIUM_EMBED_ORIGIN, ATRIUM_VENDOR_ORIGIN have to be set',
  );
  expect(() => read({})).toThrow(/PORTAL.*EMBED.*VENDOR.*CAPTCHA_API.*CAPTCHA_STATIC/);
});

it.each([
  ['ATRIUM_PORTAL_ORIGIN', 'https://portal.example', 'it must have {site}, each once'],
  ['ATRIUM_PORTAL_ORIGIN', 'https://www-{site}.portal.example', 'needs {site} as its whole first label'],
  ['ATRIUM_PORTAL_ORIGIN', 'http://{site}.portal.example', 'needs https in production'],
  ['ATRIUM_PORTAL_ORIGIN', 'https://{site}.portal.example/path', 'it is not an origin'],
  ['ATRIUM_PORTAL_ORIGIN', 'https://{site}.-portal.example', 'its host name is invalid'],
  ['ATRIUM_EMBED_ORIGIN', 'https://{code}.embed.example', 'it must have {code} and {part}'],
  ['ATRIUM_EMBED_ORIGIN', 'https://{code}-{part}.embed.example', '"--" or "." must separate'],
  ['ATRIUM_EMBED_ORIGIN', 'https://{code}{part}.embed.example', '"--" or "." must separate'],
  ['ATRIUM_EMBED_ORIGIN', 'https://{code}--{part}.portal.example', 'is below portal.example'],
  ['ATRIUM_VENDOR_ORIGIN', 'https://{vendor}.portal.example', 'is below portal.example'],
  ['ATRIUM_VENDOR_ORIGIN', 'https://{vendor}.{site}.example', 'it must have {vendor}'],
  ['ATRIUM_CAPTCHA_STATIC_ORIGINS', 'https://static.portal.example', 'is below portal.example'],
  ['ATRIUM_CAPTCHA_API_ORIGINS', 'https://{server}.captcha.example', 'it must have no placeholder'],
])('refuses %s=%s with a clear message', (name, text, sentence) => {
  expect(() => read({ ...configured, [name]: text })).toThrow(sentence);
  expect(() => read({ ...configured, [name]: text })).toThrow(name);
});

it('matches host headers for route constraints', () => {
  const { hostPatterns } = read(configured);
  expect(hostPatterns.embed('chat').test('lotus--chat.embed.example:8443')).toBe(true);
  expect(hostPatterns.embed('chat').test('lotus--captcha.embed.example')).toBe(false);
  expect(hostPatterns.tags.test('lotus--tag-adjust.embed.example')).toBe(true);
  expect(hostPatterns.tags.test('lotus--chat.embed.example')).toBe(false);
  expect(hostPatterns.captchaStatic.test('')).toBe(false);
  expect(hostPatterns.identity.test('id.localhost')).toBe(false);
});
