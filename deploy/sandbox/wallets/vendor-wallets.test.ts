import { randomUUID } from 'node:crypto';
import type { Transaction } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { openDoors, type Doors } from '../doors/doors';
import { gamesOfVendorCode } from '../games/catalogue';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { InsufficientFunds } from '../ledger/post';
import { requirePresent } from '../require-present';
import { launchRequest, Player } from '../testing/player';
import { Bench } from '../testing/open-bench';
import { win } from '../testing/win';
import { bet, rollBack } from './postings';
import { playBalanceOf } from './vendor-wallet';

let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayStake: (transaction, stake) => doors.mayStake(transaction, stake) },
  });
}, 60_000);
beforeEach(() => (doors = openDoors));
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

let names = 0;
interface Member {
  account: Account;
  token: string;
}
/** A member with 100 units in the main wallet. */
async function newMember(merchant = 'aurora'): Promise<Member> {
  const name = `wallets${(names += 1)}`;
  await bench.control('twin', { merchant, account: 'player1', name, balance: 10_000 });
  const account = requirePresent(await findAccount(bench.engine.database, merchant, name));
  return { account, token: await bench.signIn(name, { merchant }) };
}
const call = ({ account, token }: Member, id: string, request: object, key: string = randomUUID()) =>
  bench.call(id, request, { token, merchant: account.merchant, headers: { 'idempotency-key': key } });
const move = (member: Member, from: string, to: string, amount: string, key?: string) =>
  call(member, 'wallets.transfer', { from, to, amount }, key);
const bringBack = (member: Member, key?: string) => call(member, 'wallets.bringBack', {}, key);
/** The sum, and the wallets that hold money. */
async function wallets(member: Member) {
  const { value } = await call(member, 'wallets.balance', { typeId: 0 });
  const held = value.balance.filter(({ id, availBalance }: Record<string, string>) => id === 'main' || +availBalance!);
  return [value.sumBalance, Object.fromEntries(held.map((one: Record<string, string>) => [one.id, one.availBalance]))];
}
const post = <Result>(work: Parameters<typeof bench.engine.transaction<Result>>[0]) => bench.engine.transaction(work);
const wager = (key: string, amount: number, vendor = 'NOVA') => ({
  ...{ vendor, game: 'fruit-harbour', amount, key: `${key}-${names}`, round: `round-${key}-${names}` },
});

it('moves money to a vendor and back, once for each key, and the sum stays the same', async () => {
  const member = await newMember();
  const key = randomUUID();
  expect(await move(member, 'main', 'NOVA', '30.50', key)).toMatchObject({ success: true });
  expect(await move(member, 'main', 'NOVA', '30.50', key)).toMatchObject({ success: true });
  expect(await wallets(member)).toEqual(['100.00', { main: '69.50', NOVA: '30.50' }]);
  expect(await move(member, 'NOVA', 'main', '10.50')).toMatchObject({ success: true });
  await move(member, 'main', 'BOLT', '5');
  expect(await wallets(member)).toEqual(['100.00', { main: '75.00', NOVA: '20.00', BOLT: '5.00' }]);
  expect(await bringBack(member)).toMatchObject({ value: { amount: '25.00' } });
  expect(await bringBack(member)).toMatchObject({ value: { amount: '0.00' } });
  expect(await wallets(member)).toEqual(['100.00', { main: '100.00' }]);
});

it('the sum never counts money twice while it moves', async () => {
  const member = await newMember();
  const reads: Promise<unknown>[] = [];
  for (let round = 0; round < 5; round += 1) {
    const moving = [move(member, 'main', 'NOVA', '40'), bringBack(member), move(member, 'main', 'BOLT', '7')];
    reads.push(wallets(member), ...moving, wallets(member));
    await Promise.all(moving);
  }
  const sums = (await Promise.all(reads)).flatMap((read) => (Array.isArray(read) ? [read[0]] : []));
  expect(new Set(sums)).toEqual(new Set(['100.00']));
});

it.each([
  ['more than the main wallet has', 'main', 'NOVA', '100.01', 'money_not_enough'],
  ['more than the vendor’s wallet has', 'NOVA', 'main', '0.01', 'money_not_enough'],
  ['nothing', 'main', 'NOVA', '0.00', 'request_invalid'],
  ['a part of a minor unit', 'main', 'NOVA', '1.005', 'request_invalid'],
  ['a negative amount', 'main', 'NOVA', '-1', 'request_invalid'],
  ['an unknown vendor', 'main', 'NONE', '1', 'request_invalid'],
  ['one vendor to another', 'NOVA', 'BOLT', '1', 'request_invalid'],
  ['the main wallet to itself', 'main', 'main', '1', 'request_invalid'],
])('refuses %s', async (_what, from, to, amount, code) => {
  const member = await newMember();
  expect(await move(member, from, to, amount)).toMatchObject({ success: false, code });
  expect(await wallets(member)).toEqual(['100.00', { main: '100.00' }]);
});

it('of two tabs that move the same money, one succeeds', async () => {
  const member = await newMember();
  const answers = await Promise.all([move(member, 'main', 'NOVA', '80'), move(member, 'main', 'BOLT', '80')]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await wallets(member))[0]).toBe('100.00');
});

it('a vendor’s games are played from its wallet once it holds money, other vendors’ from the main one', async () => {
  const member = await newMember();
  await move(member, 'main', 'NOVA', '30');
  const { backend, engine } = bench;
  expect(await playBalanceOf(backend, engine.database, member.account, 'NOVA')).toBe(3_000);
  expect(await post((inner) => bet(backend, inner, member.account, wager('1', 1_000)))).toBe(2_000);
  expect(await post((inner) => win(backend, inner, member.account, wager('2', 500)))).toBe(2_500);
  expect(await post((inner) => rollBack(backend, inner, member.account, 'NOVA', wager('1', 0).key))).toEqual({
    balance: 3_500,
    stake: 1_000,
  });
  expect(await post((inner) => bet(backend, inner, member.account, wager('3', 1_000, 'BOLT')))).toBe(6_000);
  expect(await wallets(member)).toEqual(['95.00', { main: '60.00', NOVA: '35.00' }]);
  await bringBack(member);
  expect(await post((inner) => win(backend, inner, member.account, wager('4', 100)))).toBe(9_600);
});

it('a stake above the vendor’s wallet, or refused by a door, moves nothing, also within one transaction', async () => {
  const member = await newMember();
  await move(member, 'main', 'NOVA', '30');
  const { backend } = bench;
  const errors = await post(async (transaction) => {
    const failed: unknown[] = [];
    const attempt = (key: string, amount: number) =>
      bet(backend, transaction, member.account, wager(key, amount)).catch((error: unknown) => failed.push(error));
    await attempt('1', 3_001);
    doors = { ...openDoors, mayStake: async () => ({ key: 'in_stay_tuned', reason: 'a limit' }) };
    await attempt('2', 1_000);
    return failed;
  });
  expect(errors[0]).toBeInstanceOf(InsufficientFunds);
  expect(errors[1]).toMatchObject({ key: 'in_stay_tuned' });
  expect(await wallets(member)).toEqual(['100.00', { main: '70.00', NOVA: '30.00' }]);
});

it('a launch moves the main wallet only when it is confirmed, and says when it has to be', async () => {
  const member = await newMember();
  const launch = async (confirmTrans: boolean) =>
    (await call(member, 'games.launch', launchRequest({ confirmTrans }))).code ?? 'launched';
  expect(await launch(false)).toBe('launched');
  expect(await wallets(member)).toEqual(['100.00', { main: '100.00' }]);
  await move(member, 'main', 'NOVA', '0.50');
  expect(await launch(false)).toBe('launch_transfer_needed');
  expect(await launch(true)).toBe('launched');
  expect(await wallets(member)).toEqual(['100.00', { main: '0.00', NOVA: '100.00' }]);
  const player = await Player.launch(bench, { token: member.token });
  expect(player.opened.value.table.balance).toBe(10_000);
  expect((await player.spin(200)).success).toBe(true);
});

it('a vendor’s lottery also moves the main wallet only when its launch is confirmed', async () => {
  const member = await newMember();
  await move(member, 'main', 'DRAW', '0.50');
  const [lottoGameCode] = gamesOfVendorCode('DRAW').map(({ gameId }) => gameId);
  const mode = { launchMode: 'LOTT', lottoMode: 'Traditional', language: 'EN' };
  const launch = async (fields: object) =>
    (await call(member, 'games.launchLottery', { ...mode, lottoGameCode, ...fields })).code ?? 'launched';
  expect(await launch({})).toBe('launch_transfer_needed');
  expect(await wallets(member)).toEqual(['100.00', { main: '99.50', DRAW: '0.50' }]);
  expect(await launch({ confirmTrans: true })).toBe('launched');
  expect(await wallets(member)).toEqual(['100.00', { main: '0.00', DRAW: '100.00' }]);
});

it('the account record has one line for each stake, win and refund, and its sums are those of the ledger [WAL-12]', async () => {
  const member = await newMember();
  await move(member, 'main', 'NOVA', '30');
  const { backend } = bench;
  bench.pass(1_000);
  await post((inner) => bet(backend, inner, member.account, wager('1', 1_000)));
  await post((inner) => win(backend, inner, member.account, wager('2', 500)));
  await post((inner) => rollBack(backend, inner, member.account, 'NOVA', wager('1', 0).key));
  await post((inner) => bet(backend, inner, member.account, wager('3', 1_200, 'BOLT')));
  const record = async (fields: object = {}): Promise<Transaction[]> => {
    const range = { startTime: bench.now - 3_600_000, endTime: bench.now + 1, pageNo: 1, pageSize: 20 };
    return (await call(member, 'wallets.transactions', { ...range, ...fields })).value.transactions;
  };
  const lines = await record();
  expect(lines.map(({ type, amount, balance, wallet }) => [type, amount, balance, wallet])).toEqual([
    ['bet', '-12.00', '58.00', ''],
    ['rollback', '10.00', '35.00', 'Nova Slots'],
    ['win', '5.00', '25.00', 'Nova Slots'],
    ['bet', '-10.00', '20.00', 'Nova Slots'],
    ['transfer', '-30.00', '70.00', ''],
    ['grant', '100.00', '100.00', ''],
  ]);
  expect((await record({ type: 'transfer' })).map(({ reference }) => reference)).toEqual(['Nova Slots']);
  const sum = (kept: (line: Transaction) => boolean) =>
    lines.filter(kept).reduce((total, { amount }) => total + Number(amount), 0);
  expect(await wallets(member)).toEqual(['93.00', { main: '58.00', NOVA: '35.00' }]);
  expect(sum(({ type }) => type !== 'transfer')).toBe(93);
  expect(sum(({ wallet }) => wallet === '')).toBe(58);
});

it('needs a merchant with several wallets, and MYWALL', async () => {
  const single = await newMember('lotus');
  expect((await wallets(single))[1]).toEqual({ main: '100.00' });
  for (const answer of [await move(single, 'main', 'NOVA', '1'), await bringBack(single)])
    expect(answer).toMatchObject({ success: false, code: 'in_stay_tuned' });
  const member = await newMember();
  await bench.control('switch', { merchant: 'aurora', name: 'MYWALL', value: false });
  expect(await move(member, 'main', 'NOVA', '1')).toMatchObject({ success: false, code: 'in_stay_tuned' });
  await bench.control('switch', { merchant: 'aurora', name: 'MYWALL', value: true });
});
