import { decodeJwt } from 'jose';
import { readOrigins } from '../../origins';
import { Bench } from '../testing/open-bench';
import { SocialBrowser } from '../testing/social-browser';

const identity = 'https://id.example:8443';
const portal = 'https://aurora.portal.example:8443';

let bench: Bench;
beforeAll(async () => {
  const environment = {
    ATRIUM_PORTAL_ORIGIN: 'https://{site}.portal.example:8443',
    ATRIUM_IDENTITY_ORIGIN: identity,
  };
  bench = await new Bench().open({ origins: readOrigins(environment, { production: false, port: () => 8443 }) });
  // the provider and the verification of its tokens use the real time
  bench.now = Date.now();
}, 60_000);
afterAll(() => bench.close());

it('publishes https addresses when its origin is https, though a request in process has no scheme', async () => {
  const provider = await bench.backend.providers.of(bench.backend.merchants.get('aurora')!, 'GOOGLE');
  expect(provider).toMatchObject({
    issuer: identity,
    authorizationEndpoint: `${identity}/auth`,
    tokenEndpoint: `${identity}/token`,
  });
});

it.each([undefined, 'http', 'https'])('publishes them whatever X-Forwarded-Proto says: %s', async (scheme) => {
  const headers = { host: new URL(identity).host, ...(scheme && { 'x-forwarded-proto': scheme }) };
  const { body } = await bench.app.inject({ url: '/.well-known/openid-configuration', headers });
  expect(body).toContain(`"${identity}/auth"`);
  expect(body).not.toContain('"http://');
});

it('sets Secure cookies only', async () => {
  const { value } = await bench.call('social.start', { channel: 'GOOGLE', origin: portal });
  const { pathname, search, host } = new URL(value.url as string);
  const { headers } = await bench.app.inject({ url: pathname + search, headers: { host } });
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter((cookie) => !/; secure/i.test(cookie))).toEqual([]);
});

it('completes a sign-in and issues an id token of the https issuer', async () => {
  const idToken = await new SocialBrowser(bench, 'aurora', portal).tokenOf({ email: 'secure@gmail.test' });
  expect(decodeJwt(idToken)).toMatchObject({ iss: identity, aud: 'aurora' });
});
