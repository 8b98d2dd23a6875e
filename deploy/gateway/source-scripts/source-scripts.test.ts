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

test('the portal’s own pages do not list the scripts among those that may run', async () => {
  const { body } = await portal.get('/composition');
  expect(JSON.parse(body).remotes.map(({ name }: { name: string }) => name)).toContain('lottery');
  expect(body).not.toContain('script-');
});
