import { createDeviceId, deviceIdKey } from './device-id';
import { SiteCookies } from './site-cookies';
import { CookieJar } from './testing/cookie-jar';
import { MemoryStorage } from './testing/memory-storage';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function device({ domain, shared }: { domain: string; shared?: boolean } = { domain: 'site.com' }) {
  const local = new MemoryStorage();
  const jar = new CookieJar();
  const cookies = new SiteCookies(jar, { merchant: 'aurora', domain, shared, secure: true });
  return { local, jar, cookies };
}

test('a device gets an id of 36 characters, the same every time [SES-06]', async () => {
  const ask = createDeviceId(device());

  expect(await ask()).toHaveLength(36);
  expect(await ask()).toBe(await ask());
});

test('the id is stored under loginDeviceId in local storage and in a cookie [SES-10]', async () => {
  const { local, jar, cookies } = device();
  const made = await createDeviceId({ local, cookies })();

  expect(local.getItem('loginDeviceId')).toBe(made);
  expect(jar.cookie).toBe(`loginDeviceId=${made}`);
});

test('the cookie lasts 365 days, is SameSite Lax and on the top-level domain [SES-08]', async () => {
  const { local, jar, cookies } = device();
  await createDeviceId({ local, cookies })();

  expect(jar.written[0]).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Domain=site\.com; Secure$/);
});

test('merchants that share a domain do not share the id', async () => {
  const { local, jar, cookies } = device({ domain: 'atrium.localhost', shared: true });
  const made = await createDeviceId({ local, cookies })();

  expect(jar.cookie).toBe(`atrium.aurora.loginDeviceId=${made}`);
});

test('the remaining copy restores the other [SES-07]', () => {
  const lostCookie = device();
  lostCookie.local.setItem(deviceIdKey, id);
  createDeviceId(lostCookie);
  const lostStorage = device();
  lostStorage.cookies.write('loginDeviceId', id);
  createDeviceId(lostStorage);

  expect(lostCookie.jar.cookie).toBe(`loginDeviceId=${id}`);
  expect(lostStorage.local.getItem(deviceIdKey)).toBe(id);
});

test('without a fingerprint, or with one that fails, the id is a random UUID [SES-09]', async () => {
  expect(await createDeviceId(device())()).toMatch(uuid);
  expect(await createDeviceId({ ...device(), fingerprint: () => Promise.reject(new Error('no')) })()).toMatch(uuid);
  expect(await createDeviceId({ ...device(), fingerprint: () => Promise.resolve(id) })()).toBe(id);
});

test('a stored value that is not a device id is replaced', async () => {
  const sources = device();
  sources.local.setItem(deviceIdKey, 'short');

  expect(await createDeviceId(sources)()).toMatch(uuid);
});
