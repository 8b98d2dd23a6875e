import { Bench } from '../testing/open-bench';
import { launchRequest, Player } from '../testing/player';
import { games } from './catalogue';
import { vendors, type VendorFault } from './vendors';

const slowness = 400;
let bench: Bench;
let token: string;

beforeAll(async () => {
  bench = await new Bench().open({ limits: { slowVendor: slowness } });
  token = await bench.signIn();
}, 60_000);
afterAll(() => bench.close());

function gameWith(fault: VendorFault): { gameId: string; vendor: string } {
  const vendor = vendors.find((candidate) => candidate.fault === fault);
  const game = games.find(({ vendor: code, demo }) => code === vendor?.code && demo);
  if (!game) throw new Error(`No game of a vendor is ${fault}.`);
  return game;
}

const launch = ({ gameId }: { gameId: string }) => bench.call('games.launch', launchRequest({ gameId }), { token });
const page = ({ gameId, vendor }: { gameId: string; vendor: string }) =>
  bench.app.inject({
    url: `/play/${gameId}`,
    headers: { host: `${vendor.toLowerCase()}.games.localhost:4000` },
  });

describe('the sandbox has a vendor [SBX-05]', () => {
  it('under maintenance, at any time, with times around now', async () => {
    for (const hours of [0, 5, 6]) {
      bench.pass(hours * 3_600_000);
      token = await bench.signIn();
      const { code, value } = await launch(gameWith('maintenance'));
      expect({ code, resType: value.resType }).toEqual({ code: 'vendor_under_maintenance', resType: 1 });
      expect(value.maintainTime).toBeLessThanOrEqual(bench.now);
      expect(value.endTime).toBeGreaterThan(bench.now);
    }
  });

  it('that the control page can take out of maintenance', async () => {
    const { gameId, vendor } = gameWith('maintenance');
    const maintenance = { message: '', beginsAt: bench.now - 2, endsAt: bench.now - 1 };
    await bench.control('vendor-maintenance', { merchant: 'aurora', vendor, maintenance });
    expect(await launch({ gameId })).toMatchObject({ success: true });
    await bench.control('vendor-maintenance', { merchant: 'aurora', vendor, maintenance: null });
    expect(await launch({ gameId })).toMatchObject({ code: 'vendor_under_maintenance' });
  });

  it('that refuses for a low balance, whatever the balance', async () => {
    expect(await launch(gameWith('low-balance'))).toMatchObject({ code: 'launch_game_balance_not_enough' });
  });

  it('without an address, for money and as a demo', async () => {
    const { gameId } = gameWith('no-address');
    const none = { success: true, value: { game_url: '', game_url2: '' } };
    expect(await launch({ gameId })).toMatchObject(none);
    expect(await bench.call('games.trial', { gameId, platform: 'W' })).toMatchObject(none);
  });

  it('that opens its games late', async () => {
    const { gameId } = gameWith('slow');
    const { value } = await launch({ gameId });
    const began = performance.now();
    expect((await Player.at(bench, value.game_url)).opened.success).toBe(true);
    expect(performance.now() - began).toBeGreaterThanOrEqual(slowness - 5);
  });

  it('with a page that loads and never starts its game', async () => {
    expect(await launch(gameWith('never-ready'))).toMatchObject({ success: true });
    const { statusCode, body } = await page(gameWith('never-ready'));
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    expect((await page({ gameId: 'fruit-harbour', vendor: 'NOVA' })).body).toContain('<script');
  });
});
