import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { ledgerTransactions } from '../ledger/tables';
import { Bench } from '../testing/open-bench';
import { Player } from '../testing/player';
import { bet, creditConversion } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { openDoors, type Doors } from './doors';

const refusal = { key: 'in_stay_tuned', reason: 'the player has reached a limit' } as const;
let bench: Bench;
let player: Account;
let doors: Doors;

beforeAll(async () => {
  const seen: Doors = {
    mayStake: (transaction, stake) => doors.mayStake(transaction, stake),
    mayDeposit: (transaction, incoming) => doors.mayDeposit(transaction, incoming),
    mayReceive: (transaction, incoming) => doors.mayReceive(transaction, incoming),
  };
  bench = await new Bench().open({ doors: seen });
  player = (await findAccount(bench.engine.database, 'aurora', 'player1')) as Account;
}, 60_000);
beforeEach(() => (doors = openDoors));
afterAll(() => bench.close());

const balance = () => balanceOf(bench.backend, bench.engine.database, player);
const postings = async () => (await bench.engine.database.select().from(ledgerTransactions)).length;

describe('a door', () => {
  it('that refuses a stake leaves the ledger unchanged, and its key reaches the player', async () => {
    const game = await Player.launch(bench, { token: await bench.signIn() });
    const before = [await balance(), await postings()];
    const stakes: unknown[] = [];
    doors = {
      ...openDoors,
      mayStake: async (_transaction, { account, ...stake }) => {
        stakes.push({ account: account.name, ...stake });
        return refusal;
      },
    };
    expect(await game.spin(200)).toMatchObject({ success: false, code: refusal.key });
    expect([await balance(), await postings()]).toEqual(before);
    expect(stakes).toEqual([
      { account: 'player1', amount: 200, vendor: 'NOVA', game: 'fruit-harbour', slip: undefined },
    ]);
    doors = openDoors;
    expect((await game.spin(200)).success).toBe(true);
  });

  it('that refuses a deposit leaves the ledger unchanged', async () => {
    const before = [await balance(), await postings()];
    const deposits: number[] = [];
    doors = { ...openDoors, mayDeposit: async (_transaction, { amount }) => (deposits.push(amount), refusal) };
    const answer = await bench.control('grant', { merchant: 'aurora', account: 'player1', amount: 500 });
    expect(answer).toMatchObject({ success: false, code: refusal.key, value: { reason: refusal.reason } });
    expect([await balance(), await postings()]).toEqual(before);
    expect(deposits).toEqual([500]);
  });

  it('that refuses money the player would receive leaves the ledger unchanged', async () => {
    const before = await postings();
    doors = { ...openDoors, mayReceive: async () => refusal };
    const credited = bench.engine.transaction((transaction) =>
      creditConversion(bench.backend, transaction, player, 100, 'conversion'),
    );
    await expect(credited).rejects.toMatchObject({ key: refusal.key, value: { reason: refusal.reason } });
    expect(await postings()).toBe(before);
  });

  it('sees the slip of a bet, and what the same transaction has posted before', async () => {
    const before = await balance();
    const seen: unknown[] = [];
    doors = {
      ...openDoors,
      mayStake: async (transaction, { slip, account }) => {
        seen.push({ slip, balance: await balanceOf(bench.backend, transaction, account) });
        return 'allowed';
      },
    };
    await bench.engine.transaction(async (transaction) => {
      const wager = { vendor: 'NOVA', game: 'fruit-harbour', amount: 100, round: 'slips' };
      await bet(bench.backend, transaction, player, { ...wager, key: 'slip-1', slip: 'first' });
      await bet(bench.backend, transaction, player, { ...wager, key: 'slip-2', slip: 'second' });
    });
    expect(seen).toEqual([
      { slip: 'first', balance: before },
      { slip: 'second', balance: before - 100 },
    ]);
  });
});
