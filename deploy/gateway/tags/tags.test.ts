import { openPortal, type Portal } from '../testing/open-portal';
import { tagPolicy } from './tag-policy';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({
    aurora: { tracking: [{ domain: 'aurora.example', gtmId: 'GTM-1', fbPixelId: 'local-3', adjustId: '' }] },
    lotus: {
      tracking: [
        {
          domain: 'one.example',
          adjustId: 'a1',
          gtmId: 'GTM-9',
          adjustEvents: { login: 'l0g1n1', register: 'r3g111' },
        },
        { domain: 'two.example', adjustId: 'a2', adjustEvents: { login: 'l0g1n2' } },
        { domain: 'three.example', adjustId: 'a3' },
      ],
    },
  });
}, 60_000);
afterAll(() => portal.close());

const frame = (path: string, merchant = 'aurora', part = `tag-${path.split('/')[2]}`) =>
  portal.get(`//${merchant}--${part}.embed.localhost${path}`);

test('each tag has a frame on its vendor’s own origin, which only the merchant’s portals may embed [TRK-03]', async () => {
  const { status, headers, body } = await frame('/tags/gtm/GTM-1');
  expect(status).toBe(200);
  expect(body).toContain('data-kind="gtm" data-id="GTM-1" data-local="false"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/frame-ancestors http:\/\/aurora\.atrium\.localhost:4400 /);
  expect(policy).not.toMatch(/unsafe|\*;/);
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test.each([
  ['/tags/adjust/a1', { login: 'l0g1n1', register: 'r3g111' }],
  ['/tags/adjust/a2', { login: 'l0g1n2' }],
  ['/tags/adjust/a3', {}],
  ['/tags/gtm/GTM-9', {}],
])('the frame %s has the configured event tokens of its tag and of no other [TRK-03]', async (path, tokens) => {
  const { body } = await frame(path, 'lotus');
  const [, data = ''] = /data-tokens="([^"]*)"/.exec(body) ?? [];
  expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual(tokens);
});

test('a local id sends nothing to a third party [TRK-05]', async () => {
  const { headers } = await frame('/tags/facebook/local-3');
  const policy = String(headers['content-security-policy']).replace(/frame-ancestors.*$/, '');
  expect(policy).not.toContain('http');
  for (const kind of ['gtm', 'gtag', 'facebook', 'tiktok', 'appsflyer', 'adjust'] as const)
    expect(tagPolicy(kind, 'local-x', [])).not.toContain('http');
});

test.each([
  ['/tags/gtm/GTM-2', 'aurora'],
  ['/tags/gtag/GTM-1', 'aurora'],
  ['/tags/toString/GTM-1', 'aurora'],
  ['/tags/adjust/', 'aurora'],
  ['/tags/gtm/GTM-1', 'kestrel'],
])('an id that the merchant has not configured is not served: %s of %s', async (path, merchant) => {
  expect((await frame(path, merchant)).status).toBe(404);
});

test('a portal’s origin serves no tag', async () => {
  expect((await portal.get('/tags/gtm/GTM-1')).body).not.toContain('data-kind');
});

test('its scripts have the media type of scripts', async () => {
  for (const file of ['tag.js', 'vendors.js']) {
    const { status, headers } = await frame(`/tags/${file}`, 'aurora', 'tag-gtm');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  }
});

test('a tag is served only on its own vendor’s origin', async () => {
  for (const part of ['tag-facebook', 'chat', 'captcha', 'support'])
    expect((await frame('/tags/gtm/GTM-1', 'aurora', part)).status).toBe(404);
});

test('pages may embed frames of the third parties in use, and get their origins [TRK-03]', async () => {
  await portal.release({ remote: 'host' });
  const { headers, body } = await portal.get('/');
  const [, frames = ''] = /frame-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  expect(frames.split(' ').filter((source) => source.includes('.embed.'))).toEqual([
    'http://aurora--room.embed.localhost:4400',
    'http://aurora--support.embed.localhost:4400',
    'http://aurora--tag-gtm.embed.localhost:4400',
    'http://aurora--tag-facebook.embed.localhost:4400',
  ]);
  expect(body).toContain('"embedOrigin":"http://aurora--{part}.embed.localhost:4400"');
  expect(body).toContain('"setting:tracking"');
});
