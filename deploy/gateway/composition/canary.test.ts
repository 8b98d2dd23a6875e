import { pageBlocks, type Composition } from '@atrium/contract';
import { writeRelease } from '../../registry/testing/write-release';
import { openPortal, type Portal } from '../testing/open-portal';

let portal: Portal;
let stable: string;
let tried: string;
beforeAll(async () => {
  portal = await openPortal();
  await portal.release({ remote: 'host' });
  stable = await portal.release({ remote: 'lobby', version: '1.0.0' });
  const { folder, id } = await writeRelease({ remote: 'lobby', version: '1.1.0' });
  await portal.registry.publish(folder, { actor: 'test' });
  tried = id;
}, 60_000);
afterAll(() => portal.close());

const lobbyIn = (composition: Composition) => composition.remotes.find(({ name }) => name === 'lobby')?.id;

/** A page load: the lobby's release and the cookie that the browser receives. */
async function load(site: string, cookie?: string) {
  const { body, headers } = await portal.get(`//${site}/`, { accept: 'text/html', ...(cookie && { cookie }) });
  const [, json = ''] = new RegExp(`id="${pageBlocks.composition}">([^<]*)<`).exec(body) ?? [];
  return { lobby: lobbyIn(JSON.parse(json) as Composition), cookie: headers['set-cookie']?.[0]?.split(';')[0] };
}

async function poll(site: string, cookie: string) {
  const { body } = await portal.get(`//${site}/composition`, { cookie });
  return lobbyIn(JSON.parse(body) as Composition);
}

it('sets no cookie without a canary for a share of the visitors', async () => {
  expect(await load('aurora')).toEqual({ lobby: stable, cookie: undefined });
});

it('serves a canary to a share of the visitors, and the same release to each visitor again', async () => {
  const audience = { percent: 30 };
  await portal.registry.change({
    remote: 'lobby',
    change: { action: 'canary', release: tried, audience },
    actor: 'test',
  });
  const visitors = await Promise.all(Array.from({ length: 400 }, () => load('aurora')));
  const trying = visitors.filter(({ lobby }) => lobby === tried).length;
  // 30 % of 400 with a standard deviation of 9: six of them never happen
  expect(trying).toBeGreaterThan(65);
  expect(trying).toBeLessThan(175);
  for (const { lobby, cookie = '' } of visitors.slice(0, 40)) {
    expect(await load('aurora', cookie)).toEqual({ lobby, cookie: undefined });
    expect(await poll('aurora', cookie)).toBe(lobby);
  }
});

it('serves a canary for merchants to all their visitors and to no others', async () => {
  const audience = { merchants: ['lotus'] };
  await portal.registry.change({
    remote: 'lobby',
    change: { action: 'canary', release: tried, audience },
    actor: 'test',
  });
  expect((await load('lotus')).lobby).toBe(tried);
  expect((await load('aurora')).lobby).toBe(stable);
});

it.each(['x', '10000', '-1', ''])('ignores a cookie with the value %p', async (value) => {
  await portal.registry.change({
    remote: 'lobby',
    change: { action: 'canary', release: tried, audience: { percent: 50 } },
    actor: 'test',
  });
  expect((await load('aurora', `atrium.cohort=${value}`)).cookie).toMatch(/^atrium\.cohort=\d{1,4}$/);
});
