import { demoMerchants, loadMerchants } from '../../merchants';
import { meaningOfHost } from './meaning-of-host';

const merchants = loadMerchants(demoMerchants);

it.each([
  ['aurora.atrium.localhost', 'merchant'],
  ['AURORA.atrium.localhost.', 'merchant'],
  ['nova.games.localhost', 'vendor'],
  ['lotus.embed.localhost', 'embed'],
  ['id.localhost', 'identity'],
  ['localhost', 'chooser'],
  ['nobody.atrium.localhost', 'unknown'],
  ['aurora.atrium.localhost.evil.test', 'unknown'],
  ['x.aurora.atrium.localhost', 'unknown'],
  ['.games.localhost', 'unknown'],
  ['', 'unknown'],
])('the host name %p means a %s', (host, kind) => {
  expect(meaningOfHost(host, merchants).kind).toBe(kind);
});

it('reads the subdomain of a merchant as the site code, www by default [SES-13]', () => {
  const [aurora, lotus, kestrel] = demoMerchants;
  const owning = loadMerchants([aurora, { ...lotus, domains: ['site.com'] }, kestrel]);
  expect(meaningOfHost('abc.site.com', owning)).toMatchObject({ merchant: { code: 'lotus' }, siteCode: 'abc' });
  expect(meaningOfHost('site.com', owning)).toMatchObject({ siteCode: 'www' });
  expect(meaningOfHost('aurora-vip.atrium.localhost', owning)).toMatchObject({ siteCode: 'aurora-vip' });
});
