import { jest } from '@jest/globals';
import { demoMerchants, LiveMerchants, loadMerchants, type Merchant } from '../../merchants';
import { findAccount } from '../accounts/find-account';
import { Bench } from '../testing/open-bench';

const [aurora] = loadMerchants(demoMerchants).all as [Merchant];
const merchants = new LiveMerchants();
let bench: Bench;
beforeAll(async () => {
  merchants.replace([aurora]);
  bench = await new Bench().open({ merchants });
}, 60_000);
afterAll(() => bench.close());

/** Polls for the result of background work; the test times out if it never comes. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a merchant with a changed configuration', () => {
  it('has its switches in the next settings answer', async () => {
    const switches = async () => (await bench.call('system.settings')).value.switches as Record<string, boolean>;
    expect(await switches()).toMatchObject({ FREEPLAY3: true, INBOX3: true });
    merchants.replace([{ ...aurora, switches: { ...aurora.switches, FREEPLAY3: false } }]);
    expect(await switches()).toMatchObject({ FREEPLAY3: false, INBOX3: true });
  });

  it('has rewards once its mall is enabled', async () => {
    const switches = { ...aurora.switches, POINTSYSTEM: true };
    merchants.replace([{ ...aurora, switches, remotes: [...aurora.remotes, 'mall'] }]);
    await until(
      async () => ((await bench.call('mall.rewards', { page: 1, size: 4, type: '' })).value?.content ?? []).length > 0,
    );
  });

  it('is answered by the sandbox only while the sandbox is its back end', async () => {
    merchants.replace([{ ...aurora, upstream: { kind: 'address', origin: 'https://api.example.com' } }]);
    expect((await bench.call('system.settings')).success).toBe(false);
  });
});

it('a new merchant gets its demo accounts', async () => {
  merchants.replace([aurora, { ...aurora, code: 'orchid', name: 'Orchid', siteCodes: ['orchid'] }]);
  await until(async () => (await findAccount(bench.engine.database, 'orchid', 'player1')) !== undefined);
  expect(await bench.signIn('player1', { merchant: 'orchid' })).toEqual(expect.any(String));
});

it('a merchant that could not be seeded gets its demo accounts with the next change', async () => {
  const iris = { ...aurora, code: 'iris', name: 'Iris', siteCodes: ['iris'] };
  const failing = jest.spyOn(bench.engine, 'transaction').mockRejectedValue(new Error('The database is away.'));
  merchants.replace([aurora, iris]);
  await until(async () => failing.mock.calls.length > 0);
  failing.mockRestore();
  merchants.replace([{ ...aurora, name: 'Aurora Two' }, iris]);
  await until(async () => (await findAccount(bench.engine.database, 'iris', 'player1')) !== undefined);
});
