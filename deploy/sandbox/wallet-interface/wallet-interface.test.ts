import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { ledgerTransactions } from '../ledger/tables';
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
