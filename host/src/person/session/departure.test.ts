import { createDeviceId } from '../../storage/device-id';
import { clearStorages, createDeparture, departureTarget } from './departure';
import { SiteCookies } from '../../storage/site-cookies';
import { CookieJar } from '../../storage/testing/cookie-jar';
import { MemoryStorage } from '../../storage/testing/memory-storage';

test.each([
  ['agent', '/welcome', '/agent'],
  ['agent', undefined, '/agent'],
  [null, '/welcome', '/welcome'],
  ['banner', undefined, '/'],
])('a person who came by %s, with the page %s configured, leaves for %s [OUT-08]', (source, page, target) => {
  expect(departureTarget(source, page)).toBe(target);
});

test('sign-out opens the configured page, else home [OUT-06]', () => {
  expect(departureTarget(null, '/promotion')).toBe('/promotion');
  expect(departureTarget(null, undefined)).toBe('/');
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n\\evil.example',
])('a configured page outside the portal, %j, is not followed', (page) =>
  expect(departureTarget(null, page)).toBe('/'),
);

test('both storages are emptied except for the source, and the merchant is written back [OUT-04] [OUT-05]', () => {
  const session = new MemoryStorage({ token: 't', merchantCode: 'aurora', jackpot: '1' });
  const local = new MemoryStorage({ source: 'agent', loginDeviceId: 'x', reg_info: '{}' });
  clearStorages(session, local, 'aurora');

  expect([...session.entries]).toEqual([['merchantCode', 'aurora']]);
  expect([...local.entries]).toEqual([['source', 'agent']]);
});

test('the device id is restored from its cookie after signing out [OUT-09]', async () => {
  const local = new MemoryStorage();
  const cookies = new SiteCookies(new CookieJar(), { merchant: 'aurora', secure: false });
  const before = await createDeviceId({ local, cookies })();
  clearStorages(new MemoryStorage(), local, 'aurora');

  expect(await createDeviceId({ local, cookies })()).toBe(before);
});

test.each([
  ['signed-out', '/agent'],
  ['lost', '/'],
] as const)(
  'after a session is %s its state is cleared, then the page leaves for %s [OUT-07] [SES-21]',
  (reason, target) => {
    const session = new MemoryStorage({ token: 't', customerId: '7' });
    const local = new MemoryStorage({ source: 'agent', reg_info: '{}' });
    const left: unknown[] = [];
    const go = (path: string) => left.push([path, [...session.entries], [...local.entries]]);
    createDeparture({ session, local, merchantCode: 'aurora', configuredPage: '/welcome', go })(reason);

    expect(left).toEqual([[target, [['merchantCode', 'aurora']], [['source', 'agent']]]]);
  },
);

test('a lost session clears its state and leaves for the chosen address', () => {
  const session = new MemoryStorage({ token: 't' });
  const local = new MemoryStorage({ source: 'agent' });
  const go = jest.fn();
  createDeparture({ session, local, merchantCode: 'aurora', configuredPage: '/welcome', go })(
    'lost',
    '/login?next=%2F',
  );

  expect([...session.entries]).toEqual([['merchantCode', 'aurora']]);
  expect(go).toHaveBeenCalledWith('/login?next=%2F');
});
