import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { ledgerTransactions } from '../ledger/tables';
import { liveEvents } from '../live/tables';
import type { PlaySession } from '../play/tables';
import { Bench } from '../testing/open-bench';
import { openPlaySession, Vendor, type Alteration } from '../testing/vendor';
import { balanceOf } from '../wallets/wallet';
import { timeWindow } from './accept-call';

let bench: Bench;
let nova: Vendor;
let player: Account;
let session: PlaySession;
let ids = 0;

beforeAll(async () => {
  bench = await new Bench().open();
  nova = new Vendor(bench);
  player = (await findAccount(bench.engine.database, 'aurora', 'player1')) as Account;
}, 60_000);
beforeEach(async () => (session = await openPlaySession(bench)));
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

const id = () => `transaction-${(ids += 1)}`;
const balance = () => balanceOf(bench.backend, bench.engine.database, player);
const postings = async () => (await bench.engine.database.select().from(ledgerTransactions)).length;
const bet = (transactionId: string, amount = 100) => ({
  transactionId,
  round: `round-${transactionId}`,
  player: String(player.id),
  session: String(session.id),
  game: 'fruit-harbour',
  amount,
  currency: 'CNY',
});
const win = (transactionId: string, amount = 250, round = 'a-round') => ({
  transactionId,
  round,
  player: String(player.id),
  amount,
  currency: 'CNY',
});
const rollback = (transactionId: string, of: string) => ({ transactionId, bet: of, player: String(player.id) });

describe('the wallet interface', () => {
  it('debits a bet, credits a win and answers with the balance of the ledger', async () => {
    const before = await balance();
    const [betId, winId] = [id(), id()];
    expect(await nova.call('bet', bet(betId))).toMatchObject({
      status: 200,
      value: { transactionId: betId, balance: before - 100, currency: 'CNY' },
    });
    expect((await nova.call('win', win(winId))).value).toMatchObject({ balance: before + 150 });
    expect((await nova.call('balance', { player: String(player.id) })).value).toEqual({
      balance: before + 150,
      currency: 'CNY',
    });
    expect(await balance()).toBe(before + 150);
  });

  it('answers a repeated call with the same value, and posts once', async () => {
    const [betId, winId, rollbackId] = [id(), id(), id()];
    const sent = [
      ['bet', bet(betId)],
      ['win', win(winId)],
      ['rollback', rollback(rollbackId, betId)],
    ] as const;
    const first = [];
    for (const [name, fields] of sent) first.push((await nova.call(name, fields)).value);
    const after = [await balance(), await postings()];
    const again = [];
    for (const [name, fields] of sent) again.push((await nova.call(name, fields)).value);
    expect(again).toEqual(first);
    expect([await balance(), await postings()]).toEqual(after);
  });

  it('refuses a bet that arrives after its rollback, and keeps refusing it', async () => {
    const before = [await balance(), await postings()];
    const betId = id();
    expect((await nova.call('rollback', rollback(id(), betId))).value).toMatchObject({ reversed: false });
    for (let times = 0; times < 2; times += 1)
      expect(await nova.call('bet', bet(betId))).toMatchObject({ status: 409, code: 'bet_rolled_back' });
    expect([await balance(), await postings()]).toEqual(before);
  });

  it('returns a stake once, also when two rollbacks name the bet', async () => {
    const before = await balance();
    const betId = id();
    await nova.call('bet', bet(betId));
    expect((await nova.call('rollback', rollback(id(), betId))).value).toMatchObject({ reversed: true });
    expect((await nova.call('rollback', rollback(id(), betId))).value).toMatchObject({ reversed: false });
    expect(await balance()).toBe(before);
  });

  it('accepts a win before its bet, after its rollback and after the session has ended', async () => {
    const before = await balance();
    const betId = id();
    expect((await nova.call('win', win(id(), 10))).success).toBe(true);
    await nova.call('bet', bet(betId));
    await nova.call('rollback', rollback(id(), betId));
    expect((await nova.call('win', win(id(), 20))).success).toBe(true);
    await bench.control('end-sessions', { merchant: 'aurora', account: 'player1' });
    expect((await nova.call('win', win(id(), 30))).success).toBe(true);
    expect(await balance()).toBe(before + 60);
  });

  it('refuses a bet after the session has ended, and in a session of another game', async () => {
    expect(await nova.call('bet', { ...bet(id()), game: 'golden-dragon' })).toMatchObject({ code: 'session_ended' });
    await bench.control('end-sessions', { merchant: 'aurora', account: 'player1' });
    expect(await nova.call('bet', bet(id()))).toMatchObject({ status: 409, code: 'session_ended' });
  });

  it('repeats the refusal of a bet after a deposit, so that a late copy changes nothing', async () => {
    const before = await balance();
    const large = bet(id(), before + 1);
    expect(await nova.call('bet', large)).toMatchObject({ code: 'funds_insufficient', value: { balance: before } });
    await bench.control('grant', { merchant: 'aurora', account: 'player1', amount: 500 });
    expect(await nova.call('bet', large)).toMatchObject({ code: 'funds_insufficient', value: { balance: before } });
    expect(await balance()).toBe(before + 500);
  });

  it('refuses a transaction id with another amount or kind, and keeps those of vendors apart', async () => {
    const same = id();
    await nova.call('bet', bet(same));
    expect(await nova.call('bet', bet(same, 200))).toMatchObject({ status: 422, code: 'transaction_id_reused' });
    expect(await nova.call('win', win(same))).toMatchObject({ status: 422, code: 'transaction_id_reused' });
    expect((await new Vendor(bench, 'JADE').call('win', win(same))).success).toBe(true);
  });

  it('refuses another currency, unknown players, and bets in the session of another vendor', async () => {
    const before = await postings();
    expect(await nova.call('win', { ...win(id()), currency: 'THB' })).toMatchObject({ code: 'request_invalid' });
    expect(await nova.call('win', { ...win(id()), player: '999999' })).toMatchObject({ code: 'player_unknown' });
    expect(await nova.call('win', { ...win(id()), amount: 0.5 })).toMatchObject({ code: 'request_invalid' });
    expect(await nova.call('win', { ...win(id()), amount: -1 })).toMatchObject({ code: 'request_invalid' });
    expect(await new Vendor(bench, 'JADE').call('bet', bet(id()))).toMatchObject({ code: 'session_ended' });
    expect(await postings()).toBe(before);
  });
});

describe('wins that are sent together', () => {
  const credited = async (wins: object[]) =>
    (await nova.call('wins', { wins })).value['wins'] as Record<string, unknown>[];
  let other: Account;

  beforeAll(async () => {
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: 'winner2', balance: 5_000 });
    other = (await findAccount(bench.engine.database, 'aurora', 'winner2')) as Account;
  });

  it('are credited in their order, with the balance after each, to several players', async () => {
    const [before, others] = [await balance(), await balanceOf(bench.backend, bench.engine.database, other)];
    const ids = [id(), id(), id()] as const;
    expect(
      await credited([win(ids[0], 30), { ...win(ids[1], 7), player: String(other.id) }, win(ids[2], 500, 'round-2')]),
    ).toEqual([
      { transactionId: ids[0], success: true, balance: before + 30, currency: 'CNY' },
      { transactionId: ids[1], success: true, balance: others + 7, currency: 'CNY' },
      { transactionId: ids[2], success: true, balance: before + 530, currency: 'CNY' },
    ]);
    expect(await balance()).toBe(before + 530);
    const posted = await bench.engine.database.select().from(ledgerTransactions);
    expect(posted.slice(-3).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['win', 'a-round'],
      ['win', 'a-round'],
      ['win', 'round-2'],
    ]);
  });

  it('are posted once, whether they are repeated together, by themselves or with new ones', async () => {
    const before = await balance();
    const [first, second, third] = [win(id(), 10), win(id(), 20), win(id(), 40)];
    const answers = await credited([first, second]);
    expect(await credited([second, first])).toEqual(answers.toReversed());
    const { value } = await nova.call('win', first);
    expect({ success: true, ...value }).toEqual(answers[0]);
    const alone = await nova.call('win', third);
    expect(await credited([third, second])).toEqual([{ success: true, ...alone.value }, answers[1]]);
    expect(await balance()).toBe(before + 70);
  });

  it('are refused by themselves: the others are credited', async () => {
    const before = await balance();
    const reused = win(id(), 10);
    await nova.call('win', reused);
    const good = win(id(), 1);
    const answers = await credited([
      { ...win(id()), currency: 'THB' },
      { ...win(id()), player: '999999' },
      { ...reused, amount: 11 },
      good,
    ]);
    expect(answers.map(({ success, code }) => code ?? success)).toEqual([
      'request_invalid',
      'player_unknown',
      'transaction_id_reused',
      true,
    ]);
    expect(answers[1]).toMatchObject({ success: false, message: expect.stringContaining('no such player') });
    expect(await balance()).toBe(before + 11);
    expect(await nova.call('win', { ...win(String(answers[0]?.['transactionId'])) })).toMatchObject({ status: 200 });
  });

  it('are refused together when one is sent twice, when there are none or more than 50, or one has another shape', async () => {
    const before = await postings();
    const twice = win(id());
    const many = Array.from({ length: 51 }, () => win(id()));
    for (const wins of [[twice, twice], [], many, [win(id()), { ...win(id()), amount: 0.5 }], [win(id()), null]])
      expect(await nova.call('wins', { wins })).toMatchObject({ status: 400, code: 'request_invalid' });
    expect(await postings()).toBe(before);
    expect(await credited(many.slice(1))).toHaveLength(50);
  });

  it('fit into one call with the longest ids and rounds, and no larger body is read', async () => {
    const long = Array.from({ length: 50 }, () => ({ ...win(id().padEnd(100, '-'), 1e13), round: 'r'.repeat(200) }));
    expect(await credited(long)).toHaveLength(50);
    expect(await nova.call('wins', { wins: [], filler: 'x'.repeat(20_480) })).toMatchObject({ status: 400 });
    expect(await nova.call('win', { ...win(id()), round: 'r'.repeat(4_096) })).toMatchObject({ status: 400 });
  });

  it('tell each player the sum', async () => {
    const events = async () =>
      (await bench.engine.database.select().from(liveEvents).where(eq(liveEvents.accountId, other.id))).map(
        ({ body }) => body,
      );
    const before = (await events()).length;
    const ofOther = (amount: number) => ({ ...win(id(), amount), player: String(other.id) });
    await credited([ofOther(1_200), win(id()), ofOther(34)]);
    expect((await events()).slice(before)).toEqual([
      { type: 'BALANCE', popup: false, data: { amount: '12.34', time: bench.now, success: true, remarks: 'win' } },
    ]);
  });
});

describe('the signature of a call', () => {
  const soon = () => String(bench.now + 1);

  it.each<[string, () => Alteration]>([
    ['an altered body', () => ({ body: JSON.stringify(win('altered-win', 999_999)) })],
    ['another path', () => ({ path: '/wps/wallet-interface/bet' })],
    ['another time', () => ({ time: soon() })],
    ['another nonce', () => ({ nonce: 'another-nonce-of-some-length' })],
    ['a query', () => ({ path: '/wps/wallet-interface/win?a=1' })],
    ['no signature', () => ({ signature: '' })],
    ['an invented signature', () => ({ signature: 'A'.repeat(43) })],
    ['the host of another vendor', () => ({ host: 'jade.games.localhost:4000' })],
    ['the host of no vendor', () => ({ host: 'missing.games.localhost:4000' })],
  ])('is refused with %s, without any effect', async (_about, alteration) => {
    const before = await postings();
    const answer = await nova.call('win', win(id()), alteration());
    expect(answer).toMatchObject({ status: 401, success: false, code: 'signature_invalid' });
    expect(await postings()).toBe(before);
  });

  it('is accepted once: a recorded call is refused when it is replayed', async () => {
    const recorded = await nova.sign('win', win(id()));
    expect((await nova.send(recorded)).status).toBe(200);
    const before = await postings();
    expect(await nova.send(recorded)).toMatchObject({ status: 401, code: 'nonce_used' });
    expect(await postings()).toBe(before);
  });

  it('is refused when its time is more than a minute off', async () => {
    const at = (offset: number) => nova.call('balance', { player: String(player.id) }, {}, bench.now + offset);
    expect(await at(-timeWindow - 1)).toMatchObject({ status: 401, code: 'time_out_of_window' });
    expect(await at(timeWindow + 1)).toMatchObject({ status: 401, code: 'time_out_of_window' });
    expect((await at(-timeWindow)).status).toBe(200);
    expect((await at(timeWindow)).status).toBe(200);
  });
});
