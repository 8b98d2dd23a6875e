import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { accounts } from '../accounts/tables';
import { setFactors } from '../second-factor/factors';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { bet, rollBack } from '../wallets/postings';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

it('conditions are figures of the ledger and of the account, and who meets all has the next rank on any page', async () => {
  await bench.control('twin', { merchant: 'aurora', account: 'player2', name: 'climber', balance: 100_000_000 });
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', 'climber'));
  const token = await bench.signIn('climber');
  const rank = async () => (await bench.call('member.rank', {}, { token })).value;
  const stake = (amount: number, key: string = randomUUID()) =>
    bench.engine.transaction((transaction) =>
      bet(bench.backend, transaction, account, { vendor: 'NOVA', game: 'fruit-harbour', round: key, key, amount }),
    );
  const met = async () => (await rank()).conditions?.map(({ reached }: { reached: boolean }) => reached);
  expect((await rank()).conditions.map(({ name }: { name: string }) => name)).toEqual([
    'Stakes of ¥1,000.00 in all',
    '50 rounds in all',
    'Two-step sign-in is on',
  ]);
  expect(await met()).toEqual([false, false, false]);

  await stake(200_000, 'returned-bet');
  await bench.engine.transaction((transaction) =>
    rollBack(bench.backend, transaction, account, 'NOVA', 'returned-bet'),
  );
  expect(await met()).toEqual([false, false, false]);
  for (let round = 0; round < 50; round += 1) await stake(4_000);
  expect(await met()).toEqual([true, true, false]);
  expect((await rank()).currentProgress).toBeCloseTo(2 / 3);

  await setFactors(bench.engine.database, account.id, { email: true });
  const [before] = await bench.engine.database.select().from(accounts).where(eq(accounts.id, account.id));
  expect(before?.level).toBe(0);
  // the rank page was not opened: any page reads the account
  expect((await bench.call('member.info', {}, { token })).value).toMatchObject({ vipRankLevel: 2 });
  const [after] = await bench.engine.database.select().from(accounts).where(eq(accounts.id, account.id));
  expect(after?.level).toBe(1);
  const next = await rank();
  expect(next.playerRankProgress[1]).toMatchObject({ reached: true });
  expect(next.conditions[0].name).toBe('Stakes of ¥5,000.00 in all');
  expect((await bench.call('member.info', {}, { token })).value).toMatchObject({
    ...{ hasVip: true, vipLabelName: next.playerRankProgress[1].name, showVipBenefit: true, vipRankLevel: 2 },
  });
});
