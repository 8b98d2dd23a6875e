import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { Bench } from '../testing/open-bench';
import { launch, Player } from '../testing/player';

const minute = 60_000;
let bench: Bench;
let token: string;
let people = 0;

beforeAll(async () => (bench = await new Bench().open()), 60_000);
beforeEach(async () => {
  name = `spinner${(people += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 1_000_000 });
  token = await bench.signIn(name);
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

let name: string;
const alive = async () => (await bench.call('member.info', {}, { token })).status === 200;
const balance = async () => {
  const own = { token: await bench.signIn(name) };
  return Number((await bench.call('wallets.balance', { typeId: 0 }, own)).value.sumBalance);
};
const ended = { status: 401, success: false, code: 'play_session_ended' };

describe('play', () => {
  it.each([
    ['signs out', () => bench.call('session.logout', {}, { token })],
    [
      'ends the session from another device',
      async () => bench.call('member.endOtherSessions', {}, { token: await bench.signIn(name) }),
    ],
    [
      'changes the password on another device',
      async () =>
        bench.call(
          'password.change',
          { oldPassword: 'Atrium88', newPassword: 'Another99', confirmNewPassword: 'Another99' },
          { token: await bench.signIn(name) },
        ),
    ],
    ['loses the session', () => bench.control('end-sessions', { merchant: 'aurora', account: name })],
  ])('ends when the player %s: the next spin is refused and takes no stake', async (about, end) => {
    const player = await Player.launch(bench, { token });
    expect(await player.spin(100)).toMatchObject({ success: true });
    const before = await balance();
    expect(await end()).toMatchObject({ success: true });
    expect(await player.spin(100)).toMatchObject(ended);
    expect(await player.table()).toMatchObject(ended);
    if (!about.includes('password')) expect(await balance()).toBe(before);
  });

  it('ends when neither the portal nor the game was used for half an hour', async () => {
    const player = await Player.launch(bench, { token });
    bench.pass(31 * minute);
    expect(await player.spin(100)).toMatchObject(ended);
    expect(await alive()).toBe(false);
  });

  it('ends after twelve hours regardless of use', async () => {
    const player = await Player.launch(bench, { token });
    for (let passed = 20; passed <= 12 * 60; passed += 20) {
      bench.pass(20 * minute);
      expect(await player.spin(100)).toMatchObject({ status: expect.any(Number), success: true });
    }
    const before = await balance();
    bench.pass(2 * minute);
    expect(await player.spin(100)).toMatchObject(ended);
    expect(await balance()).toBe(before);
  });

  it('counts as use of the session: a player who spins is not signed out of the portal', async () => {
    const player = await Player.launch(bench, { token });
    for (let spins = 0; spins < 3; spins += 1) {
      bench.pass(20 * minute);
      expect(await player.spin(100)).toMatchObject({ success: true });
    }
    expect(await alive()).toBe(true);
  });

  it('does not keep the session alive by merely being open', async () => {
    const player = await Player.launch(bench, { token });
    bench.pass(20 * minute);
    expect((await player.table()).status).toBe(200);
    bench.pass(11 * minute);
    expect(await player.table()).toMatchObject(ended);
  });

  it('does not start with a ticket of an ended session', async () => {
    bench.pass(29 * minute + 30_000);
    expect(await alive()).toBe(true);
    const address = await launch(bench, 'fruit-harbour', { token });
    await bench.call('session.logout', {}, { token });
    expect((await Player.at(bench, address)).opened).toMatchObject(ended);
  });
});
