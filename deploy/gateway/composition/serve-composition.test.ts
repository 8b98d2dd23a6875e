import type { Composition } from '@atrium/contract';
import { openPortal, type Portal } from '../testing/open-portal';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.release({ remote: 'host' });
  await portal.release({
    remote: 'lobby',
    manifest: { titles: { EN: { 'menu.slots': 'Slots' }, TH: { 'menu.slots': 'สล็อต' } } },
  });
}, 60_000);
afterAll(() => portal.close());

const idOf = ({ headers }: { headers: { etag?: string } }) => headers.etag;

it('answers 304 while nothing has changed', async () => {
  const first = await portal.get('//lotus/composition');
  expect((JSON.parse(first.body) as Composition).id).toBe(idOf(first)?.replaceAll('"', ''));
  expect(first.headers['cache-control']).toBe('no-store');
  const again = await portal.get('//lotus/composition', { 'if-none-match': idOf(first) ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
});

it('has the same id in every language', async () => {
  const thai = await portal.get('//lotus/composition');
  const english = await portal.get('//lotus/composition', { cookie: 'atrium.lotus.hisLang=EN' });
  expect(idOf(english)).toBe(idOf(thai));
  expect(english.body).toContain('Slots');
  expect(thai.body).toContain('สล็อต');
});

it('returns the titles of a requested language, with a separate ETag', async () => {
  const english = await portal.get('//lotus/composition?language=EN');
  expect(english.body).toContain('Slots');
  expect(idOf(english)).not.toBe(idOf(await portal.get('//lotus/composition')));
});

it('returns a new composition once a release was promoted', async () => {
  const before = await portal.get('//lotus/composition');
  await portal.release({ remote: 'lobby', version: '1.1.0' });
  const after = await portal.get('//lotus/composition', { 'if-none-match': idOf(before) ?? '' });
  expect(after.status).toBe(200);
  expect(idOf(after)).not.toBe(idOf(before));
});

it('is of no use to other sites, and inert when it is opened', async () => {
  const { headers } = await portal.get('//lotus/composition', { origin: 'https://evil.test' });
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('answers 404 on an address without a merchant', async () => {
  expect((await portal.get('//localhost/composition')).status).toBe(404);
});
