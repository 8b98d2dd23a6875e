import { randomUUID } from 'node:crypto';
import { pngFile } from '@atrium/api/pictures/testing';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { signWebhook, receiveWebhook } from '../cashier/webhook';
import { openDoors, type Doors } from '../doors/doors';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';
import { confirmDuePayments } from './confirm-due-payments';

const minute = 60_000;
let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayDeposit: (transaction, incoming) => doors.mayDeposit(transaction, incoming) },
  });
  for (const name of ['DEPOSIT', 'WITHDRAW', 'C2CPAY3'])
    await bench.control('switch', { merchant: 'aurora', name, value: true });
  await bench.control('switch', { merchant: 'aurora', name: 'PAYMENTPASSWORD', value: false });
}, 60_000);
beforeEach(async () => {
  doors = openDoors;
  // no offer of another test is covered, and none of its payments is due
  bench.pass(25 * 60 * minute);
  await confirmDuePayments(bench.backend);
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

let names = 0;
interface Member {
  account: Account;
  token: string;
}
/** A member of their own with a balance of 1 000 units. */
async function newMember(original = 'player1'): Promise<Member> {
  const name = `peer${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: original, name, balance: 100_000 });
  return {
    account: requirePresent(await findAccount(bench.engine.database, 'aurora', name)),
    token: await bench.signIn(name),
  };
}
const balance = ({ account }: Member) => balanceOf(bench.backend, bench.engine.database, account);
const money = ({ token }: Member, id: string, request: object, key: string = randomUUID()) =>
  bench.call(id, request, { token, headers: { 'idempotency-key': key } });
const list = async ({ token }: Member, id: string) => (await bench.call(id, {}, { token })).value;
const items = async (member: Member) => (await list(member, 'payments.confirmations')).payments;
const deposit = (member: Member, amount: string) => money(member, 'cashier.deposit', { method: 'member', amount });
const report = ({ token }: Member, id: string) => bench.call('cashier.reportPayment', { id }, { token });
const answer = ({ token }: Member, isMoneyReceived: string, payDetailId: string, proof?: Blob) =>
  bench.call(
    'payments.process',
    { isMoneyReceived, payDetailId, ...(proof && { proofOfNotReceive: proof }) },
    { token },
  );
const picture = () => new Blob([pngFile()]);
const decide = (kind: string, id: string, choice: string) =>
  bench.control('decide', { kind, id, choice, reason: 'Nothing on the statement.' });

/** A member with an offered withdrawal. */
async function owner(amount: string, original?: string): Promise<Member & { withdrawal: string }> {
  const member = await newMember(original);
  const payee = { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '' };
  await bench.call('cashier.addPayee', payee, { token: member.token });
  const [{ id: payeeId }] = await list(member, 'cashier.payees');
  const { value } = await money(member, 'cashier.withdraw', { amount, payeeId, password: '', offer: true });
  return { ...member, withdrawal: value.id };
}

/** A withdrawal with one part that its depositor has reported as paid. */
async function reported(amount = '300.00', part = '100.00') {
  const seller = await owner(amount);
  const buyer = await newMember();
  const { value } = await deposit(buyer, part);
  expect(await report(buyer, value.id)).toMatchObject({ success: true });
  const [item] = await items(seller);
  return { seller, buyer, item: item.payDetailId as string, depositId: value.id as string };
}

describe('a deposit by another member', () => {
  it('takes a part of an offered withdrawal, and names its payee', async () => {
    const seller = await owner('300.00');
    const buyer = await newMember();
    const { value } = await deposit(buyer, '100.00');
    expect(value).toMatchObject({
      ...{ amount: '100.00', status: 'requested', method: 'member' },
      payTo: 'Mei Lin\nEast Bank\n62250001236789',
      expires: bench.now + 30 * minute,
    });
    expect(await items(seller)).toEqual([]);
    expect([await balance(seller), await balance(buyer)]).toEqual([70_000, 100_000]);
  });

  it('leaves no part that is smaller than the least deposit, takes the same part once, and never its own', async () => {
    const seller = await owner('300.00');
    const buyer = await newMember();
    const code = async (member: Member, amount: string) => (await deposit(member, amount)).code ?? 'taken';
    expect(await code(seller, '300.00')).toBe('deposit_without_match');
    expect(await code(buyer, '250.00')).toBe('deposit_without_match');
    const rivals = [await newMember(), await newMember(), await newMember()];
    const codes = await Promise.all(rivals.map((rival) => code(rival, '200.00')));
    expect(codes.sort()).toEqual(['deposit_without_match', 'deposit_without_match', 'taken']);
    expect(await code(buyer, '100.00')).toBe('taken');
    expect(await code(buyer, '100.00')).toBe('deposit_without_match');
  });

  it('is free again after 30 minutes; a late report counts while the part is free', async () => {
    await owner('200.00');
    const [buyer, rival] = [await newMember(), await newMember()];
    const first = (await deposit(buyer, '200.00')).value.id;
    bench.pass(30 * minute);
    expect(await list(buyer, 'cashier.deposits')).toMatchObject([{ status: 'expired' }]);
    const second = (await deposit(rival, '200.00')).value.id;
    expect(await report(buyer, first)).toMatchObject({ code: 'deposit_expired' });
    bench.pass(30 * minute);
    expect(await report(buyer, first)).toMatchObject({ success: true });
    expect(await report(buyer, first)).toMatchObject({ success: true });
    expect(await report(rival, second)).toMatchObject({ code: 'deposit_expired' });
    expect(await report(rival, first)).toMatchObject({ code: 'deposit_unknown' });
  });

  it('is refused where C2CPAY3 is off, and for accounts without payments to confirm [PAY-01]', async () => {
    const [buyer, agent] = [await newMember(), await newMember('agent1')];
    await owner('300.00');
    expect(await deposit(agent, '100.00')).toMatchObject({ success: true });
    await bench.control('switch', { merchant: 'aurora', name: 'C2CPAY3', value: false });
    expect(await deposit(buyer, '100.00')).toMatchObject({ code: 'in_stay_tuned' });
    await bench.control('switch', { merchant: 'aurora', name: 'C2CPAY3', value: true });
  });

  it('is neither paid nor shown as a transfer of the provider', async () => {
    await owner('300.00');
    const buyer = await newMember();
    const { id, reference } = (await deposit(buyer, '100.00')).value;
    const merchant = requirePresent(bench.backend.merchants.get('aurora'));
    const payment = { paymentId: 'pay-member-1', reference, status: 'paid' as const, amount: 10_000, currency: 'CNY' };
    const { body, ...request } = await signWebhook(bench.backend, merchant, payment);
    await expect(receiveWebhook(bench.backend, merchant, request, body)).rejects.toMatchObject({
      answer: { status: 400 },
    });
    expect(await decide('cashier-transfer', id, 'paid')).toMatchObject({ status: 404 });
    expect(await balance(buyer)).toBe(100_000);
  });

  it('is refused before the person pays where player protection refuses it', async () => {
    await owner('300.00');
    const buyer = await newMember();
    doors = { ...openDoors, mayDeposit: async () => ({ key: 'in_stay_tuned', reason: 'a limit' }) };
    expect(await deposit(buyer, '100.00')).toMatchObject({ code: 'in_stay_tuned' });
  });
});

describe('an answer', () => {
  it('Y moves the money once, also when it is repeated at once [PAY-03] [PAY-06]', async () => {
    const { seller, buyer, item, depositId } = await reported();
    expect(await items(seller)).toEqual([
      {
        ...{ payDetailId: item, isAutoConfirmed: 'N', amount: '100.00', remainingAmount: '300.00' },
        reference: (await list(buyer, 'cashier.deposits'))[0].reference,
      },
    ]);
    const answers = await Promise.all([answer(seller, 'Y', item), answer(seller, 'Y', item)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await answer(seller, 'Y', item)).toMatchObject({ success: true });
    for (const other of ['N', 'A'] as const)
      expect(await answer(seller, other, item, picture())).toMatchObject({ code: 'payment_answered' });
    expect([await balance(seller), await balance(buyer)]).toEqual([70_000, 110_000]);
    expect(await items(seller)).toEqual([]);
    expect(await list(buyer, 'cashier.deposits')).toMatchObject([{ id: depositId, status: 'paid' }]);
    expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'pending', remaining: '200.00' }]);
  });

  it('to the last part completes the withdrawal', async () => {
    const { seller, item } = await reported();
    await answer(seller, 'Y', item);
    const last = await newMember();
    await report(last, (await deposit(last, '200.00')).value.id);
    await answer(seller, 'Y', (await items(seller))[0].payDetailId);
    expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'paid', remaining: '0.00' }]);
    expect([await balance(seller), await balance(last)]).toEqual([70_000, 120_000]);
  });

  it('N needs a picture, is shown to both, and is decided on the control page [PAY-07] [PAY-10]', async () => {
    const { seller, buyer, item } = await reported();
    const gif = new Blob(['GIF89a']);
    const large = new Blob([new Uint8Array(5_242_881)]);
    expect(await answer(seller, 'N', item)).toMatchObject({ code: 'not_empty' });
    expect(await answer(seller, 'N', item, gif)).toMatchObject({ code: 'picture_kind' });
    expect(await answer(seller, 'N', item, large)).toMatchObject({ code: 'picture_too_large' });
    expect(await answer(seller, 'N', item, picture())).toMatchObject({ success: true });
    expect(await answer(seller, 'N', item, picture())).toMatchObject({ success: true });
    for (const other of ['Y', 'A'] as const)
      expect(await answer(seller, other, item)).toMatchObject({ code: 'payment_answered' });
    expect(await items(seller)).toEqual([]);
    expect(await list(buyer, 'cashier.deposits')).toMatchObject([{ status: 'disputed' }]);
    expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'disputed' }]);
    const proof = await bench.app.inject({
      url: `/wps/control/payments/${item}/proof`,
      headers: { host: 'localhost:4000' },
    });
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/png']);
    bench.pass(16 * minute);
    expect(await confirmDuePayments(bench.backend)).toBe(0);
    expect(await decide('payment-dispute', item, 'rejected')).toMatchObject({ success: true });
    expect(await decide('payment-dispute', item, 'paid')).toMatchObject({ status: 404 });
    expect(await balance(buyer)).toBe(100_000);
    expect(await list(buyer, 'cashier.deposits')).toMatchObject([
      { status: 'failed', reason: 'Nothing on the statement.' },
    ]);
    expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'pending', remaining: '300.00' }]);
  });

  it('N is overruled when the payment is found', async () => {
    const { seller, buyer, item } = await reported();
    await answer(seller, 'N', item, picture());
    expect(await decide('payment-dispute', item, 'paid')).toMatchObject({ success: true });
    expect(await balance(buyer)).toBe(110_000);
  });

  it('that does not come within 15 minutes is given by the server, once; then A acknowledges it [PAY-08] [PAY-14]', async () => {
    const { seller, buyer, item } = await reported();
    expect(await answer(seller, 'A', item)).toMatchObject({ code: 'payment_answered' });
    bench.pass(15 * minute - 1);
    expect(await confirmDuePayments(bench.backend)).toBe(0);
    expect(await items(seller)).toMatchObject([{ isAutoConfirmed: 'N' }]);
    bench.pass(1);
    const counts = await Promise.all([confirmDuePayments(bench.backend), confirmDuePayments(bench.backend)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await balance(buyer)).toBe(110_000);
    expect(await items(seller)).toMatchObject([{ isAutoConfirmed: 'Y', remainingAmount: '200.00' }]);
    expect(await answer(seller, 'N', item, picture())).toMatchObject({ code: 'payment_answered' });
    expect(await items(seller)).toHaveLength(1);
    expect(await answer(seller, 'A', item)).toMatchObject({ success: true });
    expect(await answer(seller, 'A', item)).toMatchObject({ success: true });
    expect(await items(seller)).toEqual([]);
    expect(await balance(buyer)).toBe(110_000);
  });

  it.each(['Y', 'A'])('%s after 15 minutes, before the server has looked, acknowledges [PAY-08]', async (late) => {
    const { seller, buyer, item } = await reported();
    bench.pass(15 * minute);
    expect(await items(seller)).toMatchObject([{ isAutoConfirmed: 'Y' }]);
    expect(await answer(seller, 'N', item, picture())).toMatchObject({ code: 'payment_answered' });
    expect(await answer(seller, late, item)).toMatchObject({ success: true });
    expect(await confirmDuePayments(bench.backend)).toBe(0);
    expect(await items(seller)).toEqual([]);
    expect(await balance(buyer)).toBe(110_000);
  });

  it('of another member, and to a payment that is not reported, is refused', async () => {
    const { buyer, item } = await reported();
    for (const id of [item, '999999', 'x'])
      expect(await answer(buyer, 'Y', id)).toMatchObject({ code: 'payment_unknown' });
    expect(await balance(buyer)).toBe(100_000);
  });

  it('counts for the owner also where player protection refuses the deposit, which then fails', async () => {
    const { seller, buyer, item } = await reported('200.00', '200.00');
    doors = { ...openDoors, mayDeposit: async () => ({ key: 'in_stay_tuned', reason: 'a limit' }) };
    expect(await answer(seller, 'Y', item)).toMatchObject({ success: true });
    expect(await balance(buyer)).toBe(100_000);
    expect(await list(buyer, 'cashier.deposits')).toMatchObject([
      { status: 'failed', reason: 'Coming soon. Please stay tuned.' },
    ]);
    expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'paid' }]);
  });
});

it('what no deposit covers within 24 hours is reviewed, and only that is returned', async () => {
  const { seller, item } = await reported();
  const review = () => decide('cashier-withdrawal', seller.withdrawal, 'return');
  expect(await review()).toMatchObject({ status: 404 });
  bench.pass(24 * 60 * minute);
  expect(await review()).toMatchObject({ status: 404 });
  await confirmDuePayments(bench.backend);
  expect(await review()).toMatchObject({ success: true });
  seller.token = await bench.signIn(seller.account.name);
  expect(await balance(seller)).toBe(90_000);
  expect(await list(seller, 'cashier.withdrawals')).toMatchObject([{ status: 'returned', remaining: '200.00' }]);
  expect(await items(seller)).toMatchObject([{ payDetailId: item, isAutoConfirmed: 'Y' }]);
});

it('a report tells the owner, in the owner’s language', async () => {
  const { seller } = await reported();
  const { rows } = await bench.engine.database.execute<{ body: { type: string; message?: string } }>(
    `select body from sandbox.live_events where account_id = ${seller.account.id} order by id desc limit 1`,
  );
  expect(rows[0]?.body).toMatchObject({ type: 'WITHDRAW', popup: true });
  expect(rows[0]?.body.message).toContain('100.00');
});
