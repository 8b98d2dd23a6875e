import { demoMerchants, loadMerchants, type Merchants } from '../../merchants';
import { localPatterns, Origins } from '../../origins';
import { resolveHost } from './resolve-host';

const origins = new Origins(localPatterns(() => 4400));
const naming = (merchants: Merchants, chooser = true) => ({ merchants, origins, chooser });
const demo = naming(loadMerchants(demoMerchants));

it.each([
  ['aurora.atrium.localhost', 'merchant'],
  ['nova.games.localhost', 'vendor'],
  ['lott.games.localhost', 'vendor'],
  ['lotus--chat.embed.localhost', 'embed'],
  ['lotus--tag-gtm.embed.localhost', 'embed'],
  ['api-1.captcha.localhost', 'captcha'],
  ['id.localhost', 'identity'],
  ['localhost', 'chooser'],
  ['unknown.atrium.localhost', 'unknown'],
  ['aurora.atrium.localhost.evil.test', 'unknown'],
  ['x.aurora.atrium.localhost', 'unknown'],
  ['.games.localhost', 'unknown'],
  ['unknown.games.localhost', 'unknown'],
  ['lotus.embed.localhost', 'unknown'],
  ['unknown--chat.embed.localhost', 'unknown'],
  ['lotus--secrets.embed.localhost', 'unknown'],
  ['lotus--chat--chat.embed.localhost', 'unknown'],
  ['', 'unknown'],
])('the host name %p means a %s', (host, kind) => {
  expect(resolveHost(host, demo).kind).toBe(kind);
});

it('reads the subdomain of a merchant as the site code, www by default [SES-13]', () => {
  const [aurora, lotus, kestrel] = demoMerchants;
  const owning = naming(loadMerchants([aurora, { ...lotus, domains: ['site.com'] }, kestrel]));
  expect(resolveHost('abc.site.com', owning)).toMatchObject({ merchant: { code: 'lotus' }, siteCode: 'abc' });
  expect(resolveHost('site.com', owning)).toMatchObject({ siteCode: 'www' });
  expect(resolveHost('aurora-vip.atrium.localhost', owning)).toMatchObject({ siteCode: 'aurora-vip' });
});

it('finds the part of an embed origin', () => {
  expect(resolveHost('lotus--tag-facebook.embed.localhost', demo)).toMatchObject({
    merchant: { code: 'lotus' },
    part: 'tag-facebook',
  });
});

it('gives localhost no meaning in production', () => {
  expect(resolveHost('localhost', naming(demo.merchants, false))).toEqual({ kind: 'unknown' });
});
