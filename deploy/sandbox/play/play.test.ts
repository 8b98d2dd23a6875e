import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { launch, launchRequest, Player } from '../testing/player';
import { Bench } from '../testing/open-bench';

let bench: Bench;
let token: string;
const balance = async () =>
  Number((await bench.call('wallets.balance', { typeId: 0 }, { token })).value.sumBalance) * 100;

beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn();
}, 60_000);
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

describe('a spin', () => {
  it('takes the bet and pays the win through the ledger', async () => {
    const player = await Player.launch(bench, { token });
    const before = await balance();
    const { value } = await player.spin(200);
    expect(value.balance).toBe(before - 200 + value.win);
    expect(await balance()).toBe(value.balance);
  });

  it('is processed once, however often it is repeated with the same key', async () => {
    const player = await Player.launch(bench, { token });
    const first = await player.spin(100, 'the-same-key');
    const after = await balance();
    expect((await player.spin(100, 'the-same-key')).value).toEqual(first.value);
    expect(await balance()).toBe(after);
  });

  it('is refused when its key was used for another stake', async () => {
    const player = await Player.launch(bench, { token });
    await player.spin(100, 'used-before');
    expect(await player.spin(200, 'used-before')).toMatchObject({ status: 422, code: 'request_key_reused' });
  });

  it('refuses a stake the merchant does not offer', async () => {
    const player = await Player.launch(bench, { token });
    for (const stake of [0, -100, 1, 1e12]) expect((await player.spin(stake)).status).toBe(400);
  });

  it('is returned to a page that was reloaded before the answer arrived', async () => {
    const player = await Player.launch(bench, { token });
    const { value } = await player.spin(100, 'lost-answer');
    const { value: table } = await player.table();
    expect(table.lastSpin).toMatchObject({ key: 'lost-answer', win: value.win, window: value.window });
    expect(table.balance).toBe(value.balance);
  });

  it('is refused without taking anything when the stake exceeds the balance', async () => {
    const poor = await bench.signIn('player2');
    await bench.control('balance', { merchant: 'aurora', account: 'player2', balance: 100 });
    const player = await Player.launch(bench, { token: poor });
    await bench.control('balance', { merchant: 'aurora', account: 'player2', balance: 99 });
    expect(await player.spin(100)).toMatchObject({ status: 409, code: 'balance-low', value: { balance: 99 } });
  });

  it('ends with the portal session it was opened from', async () => {
    const own = await bench.signIn('player1');
    const player = await Player.launch(bench, { token: own });
    await bench.call('session.logout', {}, { token: own });
    expect(await player.spin(100)).toMatchObject({ status: 401 });
  });
});

describe('a play token', () => {
  const other = 'bolt.games.localhost:4000';

  it('is refused on the host of another vendor', async () => {
    const player = await Player.launch(bench, { token });
    const before = await balance();
    expect(await player.spin(100, 'at-another-vendor', other)).toMatchObject({ status: 401 });
    expect(await player.table(other)).toMatchObject({ status: 401 });
    expect(await balance()).toBe(before);
    expect((await player.spin(100)).success).toBe(true);
  });

  it('is granted for a ticket only on the host of its vendor', async () => {
    const address = await launch(bench, 'fruit-harbour', { token });
    expect((await Player.at(bench, address, other)).opened.status).toBe(401);
  });
});

describe('a demo', () => {
  it('plays with credits outside the ledger, for visitors too', async () => {
    const { value } = await bench.call('games.trial', { gameId: 'fruit-harbour', platform: 'W' });
    const player = await Player.at(bench, value.game_url);
    const credits = player.opened.value.table.balance;
    const spun = await player.spin(500);
    expect(spun.value.balance).toBe(credits - 500 + spun.value.win);
  });

  it('is not offered where the free play switch is off', async () => {
    await bench.control('switch', { merchant: 'aurora', name: 'FREEPLAY3', value: false });
    const answer = await bench.call('games.trial', { gameId: 'fruit-harbour', platform: 'W' });
    await bench.control('switch', { merchant: 'aurora', name: 'FREEPLAY3', value: null });
    expect(answer).toMatchObject({ success: false, code: 'free_play_closed' });
  });
});

describe('a launch', () => {
  it('returns a URL on the vendor’s own origin that opens the game once', async () => {
    const address = await launch(bench, 'fruit-harbour', { token });
    expect(new URL(address).host).toBe('nova.games.localhost:4000');
    expect((await Player.at(bench, address)).opened.success).toBe(true);
    expect((await Player.at(bench, address)).opened.status).toBe(401);
  });

  it('returns a URL that expires after a minute', async () => {
    const address = await launch(bench, 'fruit-harbour', { token });
    bench.pass(61_000);
    expect((await Player.at(bench, address)).opened.status).toBe(401);
  });

  it('is refused to visitors', async () => {
    expect(await bench.call('games.launch', launchRequest())).toMatchObject({
      status: 401,
      code: 'CUSTOMER_NOT_LOGIN',
    });
  });

  it('is refused to trial accounts for real money, and allowed for a demo', async () => {
    const trial = { token: await bench.signIn('trial4') };
    expect(await bench.call('games.launch', launchRequest(), trial)).toMatchObject({ code: 'in_need_true_account' });
    expect(await bench.call('games.launch', launchRequest({ accountType: 0 }), trial)).toMatchObject({ success: true });
  });

  it('is refused for an unknown game', async () => {
    const answer = await bench.call('games.launch', launchRequest({ gameId: 'no-such-game' }), { token });
    expect(answer).toMatchObject({ success: false, code: 'in_stay_tuned' });
  });

  it('adds the game to the recent ones', async () => {
    await launch(bench, 'golden-dragon', { token });
    const request = { clientType: 'web', gameType: 'RNG', language: 'EN', pageNo: 1, pageSize: 40 };
    const { value } = await bench.call('games.recent', request, { token });
    expect(value.games[0].gameId).toBe('golden-dragon');
  });

  describe('with a fault from the control page [SBX-05]', () => {
    afterEach(() => bench.control('clear-faults'));

    it.each([
      ['reports a low balance', { key: 'launch_game_balance_not_enough' }, { code: 'launch_game_balance_not_enough' }],
      ['answers without a URL', { value: { game_url: '', game_url2: '' } }, { success: true, value: { game_url: '' } }],
      ['fails with an error', { status: 502 }, { status: 502 }],
    ])('%s', async (_about, fault, expected) => {
      await bench.control('fault', { endpoint: 'games.launch', times: 1, ...fault });
      expect(await bench.call('games.launch', launchRequest(), { token })).toMatchObject(expected);
      expect(await bench.call('games.launch', launchRequest(), { token })).toMatchObject({ success: true });
    });

    it('reports maintenance with its times, and requests recommendations', async () => {
      const maintenance = { message: 'Back soon', beginsAt: bench.now, endsAt: bench.now + 3_600_000 };
      await bench.control('vendor-maintenance', { merchant: 'aurora', vendor: 'NOVA', maintenance });
      expect(await bench.call('games.launch', launchRequest(), { token })).toMatchObject({
        code: 'vendor_under_maintenance',
        message: 'Back soon',
        value: { resType: 1, maintainTime: maintenance.beginsAt, endTime: maintenance.endsAt },
      });
      const { value } = await bench.call('games.recommended', { platform: 'W' });
      expect(value.map(({ vendor }: { vendor: string }) => vendor)).not.toContain('NOVA');
      bench.pass(3_600_000);
      expect(await bench.call('games.launch', launchRequest(), { token: await bench.signIn() })).toMatchObject({
        success: true,
      });
    });
  });
});

describe('the page of a game', () => {
  const page = (host: string, url: string) => bench.app.inject({ url, headers: { host } });

  it('loads only its own files and can be framed only by the portal', async () => {
    const { headers, body } = await page('nova.games.localhost:4000', '/play/fruit-harbour?lang=TH');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-ancestors http://aurora.atrium.localhost:4000');
    expect(body).not.toMatch(/<script>|style=|onclick/);
    expect(body).toContain('<html lang="th">');
  });

  it('references files that exist', async () => {
    const { body } = await page('nova.games.localhost:4000', '/play/fruit-harbour');
    const addresses = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => String(address));
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      expect((await page('nova.games.localhost:4000', address)).statusCode).toBe(200);
    }
  });

  it('is served only on the origin of its vendor', async () => {
    expect((await page('jade.games.localhost:4000', '/play/fruit-harbour')).statusCode).toBe(404);
    expect((await page('nova.games.localhost:4000', '/play/nothing')).statusCode).toBe(404);
    expect((await page('nova.games.localhost:4000', '/')).statusCode).toBe(404);
  });
});
