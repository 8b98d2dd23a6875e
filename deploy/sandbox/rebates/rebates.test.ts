import { randomUUID } from 'node:crypto';
import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { bet, rollBack } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { payDueRebates } from './rebates';

const day = 86_400_000;
let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterEach(() => bench.control('switch', { merchant: 'aurora', name: 'MANPLAYREB3', value: null }));
afterAll(() => bench.close());

let names = 0;
/** A member of their own at noon in Shanghai, with stakes in a slot of NOVA. */
async function newMember(merchant = 'aurora') {
  bench.now = Date.UTC(2026, 4, 4 + 3 * (names += 1), 4);
  const name = `saver${names}`;
  await bench.control('twin', { merchant, account: 'player1', name, balance: 1_000_000 });
  const account = requirePresent(await findAccount(bench.engine.database, merchant, name));
  const stake = (amount: number, key: string = randomUUID()) =>
    bench.engine.transaction((transaction) =>
      bet(bench.backend, transaction, account, { vendor: 'NOVA', game: 'fruit-harbour', round: key, key, amount }),
    );
  const back = (key: string) =>
    bench.engine.transaction((transaction) => rollBack(bench.backend, transaction, account, 'NOVA', key));
  const balance = () => balanceOf(bench.backend, bench.engine.database, account);
  const signIn = () => bench.signIn(name, { merchant });
  return { stake, back, balance, signIn, merchant };
}
const list = async (token: string, merchant = 'aurora') =>
  (await bench.call('rebates.list', {}, { token, merchant })).value;
const claim = (token: string, merchant = 'aurora') =>
  bench.call('rebates.claim', {}, { token, merchant, headers: { 'idempotency-key': randomUUID() } });

it('stakes of past days that were not returned are paid at the rate of their type, once', async () => {
  await bench.control('switch', { merchant: 'aurora', name: 'MANPLAYREB3', value: true });
  const member = await newMember();
  await member.stake(30_000);
  await member.stake(20_000);
  await member.stake(70_000, 'returned');
  await member.back('returned');
  let token = await member.signIn();
  expect(await list(token)).toEqual({ currency: 'CNY', ready: '0.00', lines: [] });
  expect(await claim(token)).toMatchObject({ code: 'reward_not_ready' });

  bench.pass(day);
  token = await member.signIn();
  const before = await member.balance();
  const [line] = (await list(token)).lines;
  expect(line).toMatchObject({ type: 'RNG', stake: '500.00', rate: '0.5', amount: '2.50', paid: false });
  const answers = await Promise.all([claim(token), claim(token), claim(token)]);
  expect(answers.filter(({ success }) => success).map(({ value }) => value)).toEqual([
    { amount: '2.50', currency: 'CNY' },
  ]);
  expect(await member.balance()).toBe(before + 250);
  expect(await list(token)).toMatchObject({ ready: '0.00', lines: [{ paid: true }] });
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('is paid by itself where members do not claim it, once, whatever runs twice', async () => {
  await bench.control('switch', { merchant: 'aurora', name: 'MANPLAYREB3', value: false });
  const member = await newMember();
  await member.stake(100_000);
  expect(await claim(await member.signIn())).toMatchObject({ code: 'in_stay_tuned' });
  const before = await member.balance();
  await payDueRebates(bench.backend);
  expect(await member.balance()).toBe(before);
  // the job wakes after three days
  bench.pass(3 * day);
  await Promise.all([payDueRebates(bench.backend), payDueRebates(bench.backend)]);
  await payDueRebates(bench.backend);
  expect(await member.balance()).toBe(before + 500);
});

it('does not exist at a merchant without rebates', async () => {
  const member = await newMember('lotus');
  await member.stake(100_000);
  bench.pass(day);
  const token = await member.signIn();
  expect((await list(token, 'lotus')).lines).toEqual([]);
  expect(await claim(token, 'lotus')).toMatchObject({ code: 'in_stay_tuned' });
});
