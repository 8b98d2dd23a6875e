import { randomUUID } from 'node:crypto';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { registrations } from '../registration/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { bet } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

let names = 0;
async function newAccount(referrer?: Account): Promise<Account> {
  const name = `friend${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 10_000 });
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  if (referrer)
    await bench.engine.database.insert(registrations).values({
      ...{ accountId: account.id, merchant: 'aurora', method: 'username', registerUrl: '', domain: '' },
      ...{ referralCode: 'X', affiliateCode: '', referrerId: referrer.id, details: {} },
      createdAt: new Date(bench.now),
    });
  return account;
}
const info = async (token: string) => (await bench.call('referral.info', {}, { token })).value;
const claim = (token: string) =>
  bench.call('referral.claim', {}, { token, headers: { 'idempotency-key': randomUUID() } });
const stake = (account: Account) =>
  bench.engine.transaction((transaction) =>
    bet(bench.backend, transaction, account, {
      ...{ vendor: 'NOVA', game: 'fruit-harbour', round: randomUUID(), key: randomUUID(), amount: 500 },
    }),
  );

it('an account keeps the code that its first visit creates', async () => {
  const token = await bench.signIn((await newAccount()).name);
  const [first, again] = [await info(token), await info(token)];
  expect(first).toMatchObject({ code: expect.stringMatching(/^[A-Z2-9]{7}$/), referred: [], earned: '0.00' });
  expect(again.code).toBe(first.code);
  expect((await info(await bench.signIn('player1'))).code).toBe('MEI77');
});

it('a referred member who has played earns once, and is shown masked', async () => {
  const referrer = await newAccount();
  const [active, idle] = [await newAccount(referrer), await newAccount(referrer)];
  const token = await bench.signIn(referrer.name);
  expect(await claim(token)).toMatchObject({ code: 'reward_not_ready' });
  await stake(active);
  expect(await info(token)).toMatchObject({ earned: '0.00', ready: '10.00' });

  const answers = await Promise.all([claim(token), claim(token), claim(token)]);
  expect(answers.filter(({ success }) => success).map(({ value }) => value)).toEqual([
    { amount: '10.00', currency: 'CNY' },
  ]);
  expect(await balanceOf(bench.backend, bench.engine.database, referrer)).toBe(11_000);
  const shown = await info(token);
  expect(shown).toMatchObject({ earned: '10.00', ready: '0.00' });
  expect(shown.referred).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain(active.name);
  expect(shown.referred.map((one: { active: boolean; earned: string }) => [one.active, one.earned]).sort()).toEqual([
    [false, '0.00'],
    [true, '10.00'],
  ]);
  await stake(idle);
  expect(await info(token)).toMatchObject({ ready: '10.00' });
});
