import { openPortal, type Portal } from '../testing/open-portal';

const scripts = { 'script-mini-game-v1.00a1.js': 'ordinary();', 'script-mini-game-s1.00b2.js': 'southEast();' };
const promoUi = { 'script-promo-ui.00c3.js': 'promotions();', 'script-promo-ui-old.00d4.js': 'old();' };

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ lotus: { remotes: ['lobby'] } });
  await portal.release({ remote: 'host' });
  await portal.release({ remote: 'lottery', files: scripts });
  await portal.release({ remote: 'lobby', files: promoUi });
}, 60_000);
afterAll(() => portal.close());

test.each([
  ['/mini-game/v1/minigame.js', '/r/lottery/script-mini-game-v1.00a1.js', 'ordinary();'],
  ['/mini-game/s1/minigame.js', '/r/lottery/script-mini-game-s1.00b2.js', 'southEast();'],
  ['/common/promo-ui/index.js', '/r/lobby/script-promo-ui.00c3.js', 'promotions();'],
])('%s leads to the file of the signed release in use [SBX-08] [MIN-09] [PRM-21]', async (address, file, code) => {
  const answer = await portal.get(address);
  expect(answer).toMatchObject({
    status: 302,
    headers: { location: file, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
  expect(await portal.get(file)).toMatchObject({
    status: 200,
    body: code,
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
});

test('a site without lotteries has no mini-game, nor has another origin', async () => {
  expect((await portal.get('//lotus/mini-game/v1/minigame.js')).status).toBe(404);
  expect((await portal.get('//nova.games.localhost/mini-game/v1/minigame.js')).status).toBe(404);
});

test('pages of the portal may run the script that they load themselves, by its hash at its address, and no other', async () => {
  const { body } = await portal.get('/composition');
  const { remotes } = JSON.parse(body) as { remotes: { name: string; integrity: Record<string, string> }[] };
  expect(remotes.map(({ name }) => name)).toContain('lottery');
  expect(body).not.toContain('script-mini-game');
  const hash = remotes.find(({ name }) => name === 'lobby')?.integrity['script-promo-ui.00c3.js'];
  const page = await portal.get('/promotion');
  const map = JSON.parse(/<script type="importmap"[^>]*>([^<]*)</.exec(page.body)?.[1] ?? '{}') as {
    integrity: Record<string, string>;
  };
  expect(map.integrity['/common/promo-ui/index.js']).toBe(hash);
  expect(hash).toMatch(/^sha\d+-/);
  expect(Object.keys(map.integrity).filter((address) => address.includes('script-'))).toEqual([]);
});
