import { Bench, type CallOptions } from '../testing/open-bench';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
let bench: Bench;
let people = 0;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

async function newAccount(): Promise<string> {
  const name = `person${(people += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name });
  return name;
}

const onPhone: CallOptions = { address: '203.0.113.77', headers: { 'user-agent': phone } };
const list = async (token: string) => (await bench.call('member.sessions', {}, { token })).value;
const alive = async (token: string) => (await bench.call('member.info', {}, { token })).status === 200;

describe('the sessions of an account', () => {
  it('are listed with device, coarse address and times, the current one first', async () => {
    const name = await newAccount();
    const before = bench.now;
    const there = await bench.signIn(name, onPhone);
    bench.pass(5000);
    const here = await bench.signIn(name, { address: '198.51.100.4', headers: { 'user-agent': 'curl/8.5' } });
    expect(await list(here)).toEqual({
      sessions: [
        expect.objectContaining({ current: true, system: '', browser: '', address: '198.51.100.*' }),
        {
          id: expect.any(String),
          current: false,
          system: 'Android',
          browser: 'Chrome',
          address: '203.0.113.*',
          createdAt: before,
          usedAt: before,
        },
      ],
      last: { system: 'Android', browser: 'Chrome', address: '203.0.113.*', at: before },
    });
    expect((await list(there)).last).toBeNull();
  });

  it('end one by one, by their owner only', async () => {
    const name = await newAccount();
    const [here, there] = [await bench.signIn(name), await bench.signIn(name, onPhone)];
    const id = (await list(here)).sessions.find(({ current }: { current: boolean }) => !current).id;
    const stranger = await bench.signIn(await newAccount());
    await bench.call('member.endSession', { id }, { token: stranger });
    expect(await alive(there)).toBe(true);
    expect(await bench.call('member.endSession', { id }, { token: here })).toMatchObject({ success: true });
    expect([await alive(here), await alive(there)]).toEqual([true, false]);
    expect(await bench.call('member.endSession', { id }, { token: here })).toMatchObject({ success: true });
  });

  it('end except for the current one', async () => {
    const name = await newAccount();
    const [here, ...others] = [await bench.signIn(name), await bench.signIn(name), await bench.signIn(name, onPhone)];
    await bench.call('member.endOtherSessions', {}, { token: here });
    expect(await alive(here)).toBe(true);
    for (const other of others) expect(await alive(other)).toBe(false);
  });

  it('are not listed after a timeout, while the last sign-in still is', async () => {
    const name = await newAccount();
    await bench.signIn(name, onPhone);
    bench.pass(31 * 60_000);
    const { sessions, last } = await list(await bench.signIn(name));
    expect(sessions).toHaveLength(1);
    expect(last).toMatchObject({ system: 'Android' });
  });
});
