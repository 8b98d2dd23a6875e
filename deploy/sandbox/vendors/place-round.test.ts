import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { ledgerTransactions } from '../ledger/tables';
import type { PlaySession } from '../play/tables';
import { Bench } from '../testing/open-bench';
import { openPlaySession } from '../testing/vendor';
import { balanceOf } from '../wallets/wallet';
import { rollbackDelay } from './open-round';
import { OutboxDelivery } from './outbox-delivery';
import { placeRound } from './place-round';
import { rounds, vendorCalls } from './tables';

type Fault = 'request lost' | 'answer lost' | 'sent twice' | undefined;

let bench: Bench;
let player: Account;
let session: PlaySession;
let before: number;
let keys = 0;
/** What happens to a call, by the last part of its path. */
let fault: (call: string) => Fault = () => undefined;
let failures: string[] = [];

beforeAll(async () => {
  bench = await new Bench().open({
    walletLine: (send) => async (url, init) => {
      const happens = fault(url.split('/').at(-1) ?? '');
      if (happens === 'request lost') throw new Error('lost');
      if (happens === 'sent twice') await send(url, init);
      const answer = await send(url, init);
      if (happens === 'answer lost') throw new Error('lost');
      return answer;
    },
  });
  player = (await findAccount(bench.engine.database, 'aurora', 'player1')) as Account;
}, 60_000);
beforeEach(async () => {
  fault = () => undefined;
  failures = [];
  session = await openPlaySession(bench);
  before = await balance();
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

const balance = () => balanceOf(bench.backend, bench.engine.database, player);
const postings = () => bench.engine.database.select().from(ledgerTransactions);
const newKey = () => `round-key-${(keys += 1)}`;
const place = (key: string, win = 250) =>
  placeRound(bench.backend, session, { key, stake: 100, requireStake: () => undefined }, () => ({ win }));
const outbox = () => new OutboxDelivery(bench.backend);
const deliver = () => outbox().deliver((error) => failures.push(String(error)));
const inDoubt = { key: 'request_in_flight', status: 409 };

describe('a round', () => {
  it('settles through the wallet, once for each key', async () => {
    const key = newKey();
    const first = await place(key);
    expect(first).toEqual({ outcome: { win: 250 }, balance: before + 150 });
    expect(await place(key, 999)).toEqual(first);
    expect(await balance()).toBe(before + 150);
    expect(await deliver()).toBe(0);
  });

  it('is placed once when its page sends it many times at once', async () => {
    const key = newKey();
    const posted = (await postings()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await postings()).length).toBe(posted + 2);
  });

  it.each(['request lost', 'answer lost'] as const)(
    'continues with the same bet when the page repeats it after a %s',
    async (what) => {
      const key = newKey();
      fault = (call) => (call === 'bet' ? what : undefined);
      await expect(place(key)).rejects.toMatchObject(inDoubt);
      fault = () => undefined;
      expect(await place(key)).toMatchObject({ balance: before + 150 });
      bench.pass(rollbackDelay + 1);
      expect(await deliver()).toBe(0);
      expect(await balance()).toBe(before + 150);
    },
  );

  it.each(['request lost', 'answer lost'] as const)(
    'is rolled back by the outbox when its page does not repeat it after a %s',
    async (what) => {
      const key = newKey();
      fault = (call) => (call === 'bet' ? what : undefined);
      await expect(place(key)).rejects.toMatchObject(inDoubt);
      fault = () => undefined;
      bench.pass(rollbackDelay - 1);
      expect(await deliver()).toBe(0);
      bench.pass(1);
      expect(await deliver()).toBe(1);
      expect(await balance()).toBe(before);
      const [round] = await bench.engine.database.select().from(rounds).where(eq(rounds.key, key));
      expect(round?.state).toBe('cancelled');
      // the same key starts over
      expect(await place(key)).toMatchObject({ balance: before + 150 });
    },
  );

  it('does not continue while its bet is being rolled back', async () => {
    const key = newKey();
    fault = (call) => (call === 'win' ? undefined : 'answer lost');
    await expect(place(key)).rejects.toMatchObject(inDoubt);
    bench.pass(rollbackDelay);
    await deliver();
    fault = () => undefined;
    await expect(place(key)).rejects.toMatchObject(inDoubt);
    expect(await balance()).toBe(before);
    bench.pass(16_000);
    await deliver();
    expect(await place(key)).toMatchObject({ balance: before + 150 });
  });

  it.each(['request lost', 'answer lost'] as const)('pays its win by the outbox after a %s', async (what) => {
    const key = newKey();
    fault = (call) => (call === 'win' ? what : undefined);
    await expect(place(key)).rejects.toMatchObject(inDoubt);
    fault = () => undefined;
    bench.pass(2_000);
    expect(await deliver()).toBe(1);
    expect(await balance()).toBe(before + 150);
    expect(await place(key, 999)).toEqual({ outcome: { win: 250 }, balance: before + 150 });
  });

  it('keeps sending a win with growing pauses while the wallet is down, and reports it once', async () => {
    fault = (call) => (call === 'win' ? 'request lost' : undefined);
    await expect(place(newKey())).rejects.toMatchObject(inDoubt);
    bench.pass(2_000);
    const attempts: number[] = [];
    for (let passed = 0; passed < 3_600; passed += 4) {
      if ((await deliver()) > 0) attempts.push(passed);
      bench.pass(4_000);
    }
    expect(attempts.slice(0, 6)).toEqual([0, 16, 48, 112, 240, 496]);
    expect(attempts.at(-1)).toBeGreaterThan(3_200);
    expect(failures).toEqual([expect.stringMatching(/^Error: The wallet has not answered the win .* in 4 attempts\./)]);
    fault = () => undefined;
    bench.pass(300_000);
    expect(await deliver()).toBe(1);
    expect(await balance()).toBe(before + 150);
  });

  it('has the same effect when every call is carried twice', async () => {
    fault = () => 'sent twice';
    const key = newKey();
    // the copy of a call has a used nonce: its answer says nothing about the first, so the round stays in doubt
    await expect(place(key)).rejects.toMatchObject(inDoubt);
    fault = () => undefined;
    expect(await place(key)).toMatchObject({ balance: before + 150 });
    expect(await balance()).toBe(before + 150);
  });

  it('that is refused has moved nothing, and its key can be used again', async () => {
    const key = newKey();
    const large = { key, stake: before + 1, requireStake: () => undefined };
    const placed = placeRound(bench.backend, session, large, () => ({ win: 0 }));
    await expect(placed).rejects.toMatchObject({ key: 'balance-low', value: { balance: before } });
    bench.pass(rollbackDelay);
    expect(await deliver()).toBe(0);
    expect(await place(key)).toMatchObject({ balance: before + 150 });
  });

  it('reports a win that the wallet refuses, and does not send it again', async () => {
    fault = (call) => (call === 'win' ? 'request lost' : undefined);
    await expect(place(newKey())).rejects.toMatchObject(inDoubt);
    fault = () => undefined;
    await bench.engine.database
      .update(vendorCalls)
      .set({ body: { transactionId: 'other-id-01', round: 'r', player: '999999', amount: 1, currency: 'CNY' } })
      .where(eq(vendorCalls.state, 'waiting'));
    bench.pass(2_000);
    expect(await deliver()).toBe(1);
    expect(failures).toEqual([expect.stringContaining('player_unknown')]);
    bench.pass(600_000);
    expect(await deliver()).toBe(0);
  });
});
