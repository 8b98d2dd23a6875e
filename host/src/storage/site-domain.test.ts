import { siteCode, siteDomain } from './site-domain';
import { CookieJar } from './testing/cookie-jar';

const browser = () => new CookieJar(['com', 'co.uk', 'uk']);

test.each([
  ['abc.site.com', 'site.com', 'abc'],
  ['site.com', 'site.com', 'www'],
  ['www.site.com', 'site.com', 'www'],
  ['abc.site.co.uk', 'site.co.uk', 'abc'],
  ['aurora.atrium.localhost', 'atrium.localhost', 'aurora'],
  ['localhost', undefined, 'www'],
  ['192.168.0.7', undefined, 'www'],
])('on %s the cookies are set on %s and the site is %s [SES-13]', (hostname, domain, site) => {
  expect(siteDomain(hostname, browser(), 'atrium.localhost')).toBe(domain);
  expect(siteCode(hostname, domain)).toBe(site);
});

test('probing the browser leaves no cookie behind', () => {
  const jar = browser();
  siteDomain('abc.site.co.uk', jar);

  expect(jar.cookie).toBe('');
});
