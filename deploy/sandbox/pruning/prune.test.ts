import { jest } from '@jest/globals';
import { findAccount } from '../accounts/find-account';
import { RecordAdapter } from '../identity/record-adapter';
import { identityRecords } from '../identity/tables';
import { moneyRequests } from '../ledger/tables';
import { playSessions } from '../play/tables';
import { pendingSignIns, knownDevices, sessions, signIns } from '../session/tables';
import { socialAttempts } from '../social/tables';
import { rounds, vendorCalls } from '../vendors/tables';
import { walletNonces } from '../wallet-interface/tables';
import { Bench } from '../testing/open-bench';
import { startPruning, prune, retention } from './prune';

const minute = 60_000;
const day = 24 * 60 * minute;
let bench: Bench;
let accountId: number;

beforeAll(async () => {
  bench = await new Bench().open();
  accountId = (await findAccount(bench.engine.database, 'aurora', 'player2'))?.id ?? 0;
}, 60_000);
afterAll(() => bench.close());

const ago = (milliseconds: number) => new Date(bench.now - milliseconds);
const database = () => bench.engine.database;

describe('pruning', () => {
  it('removes answers to money requests after thirty days, not before', async () => {
    const request = (key: string, age: number) => ({
      scope: 's',
      key,
      payloadHash: 'h',
      answer: {},
      createdAt: ago(age),
    });
    await database()
      .insert(moneyRequests)
      .values([request('old', retention.moneyRequests + minute), request('new', retention.moneyRequests - minute)]);
    expect((await prune(bench.backend)).moneyRequests).toBe(1);
    expect(await database().select({ key: moneyRequests.key }).from(moneyRequests)).toEqual([{ key: 'new' }]);
  });

  it('removes sessions a day after they end, so that a returning client gets the right refusal', async () => {
    const token = await bench.signIn('player2');
    bench.pass(bench.backend.limits.sessionIdle + day - minute);
    expect((await prune(bench.backend)).sessions).toBe(0);
    bench.pass(2 * minute);
    expect((await prune(bench.backend)).sessions).toBe(1);
    expect(await database().select().from(sessions)).toEqual([]);
    expect((await bench.call('wallets.balance', {}, { token })).code).toBe('user.or.token.invalid');
  });

  it('removes games unused for a day', async () => {
    const game = { merchant: 'aurora', accountId, mode: 'real', nodeId: '1', vendor: 'NOVA', currency: 'CNY' } as const;
    await database()
      .insert(playSessions)
      .values([
        { ...game, tokenHash: 'left', usedAt: ago(retention.ended + minute) },
        { ...game, tokenHash: 'played', usedAt: ago(minute) },
      ]);
    expect((await prune(bench.backend)).playSessions).toBe(1);
    expect(await database().select({ of: playSessions.tokenHash }).from(playSessions)).toEqual([{ of: 'played' }]);
  });

  it('removes rounds of vendors after thirty days, but none with a call that the wallet has not acknowledged', async () => {
    const round = (key: string, age: number) =>
      ({ vendor: 'NOVA', playSession: 1, key, mode: 'real', stake: 1, state: 'decided', createdAt: ago(age) }) as const;
    const old = retention.rounds + minute;
    const rows = await database()
      .insert(rounds)
      .values([round('unpaid', old), round('old', old), round('new', retention.rounds - minute)])
      .returning();
    const win = { vendor: 'NOVA', kind: 'win', betId: 'bet', body: {} as never, createdAt: ago(old) } as const;
    const [unpaid = 0, paid = 0] = rows.map(({ id }) => id);
    await database()
      .insert(vendorCalls)
      .values([
        { ...win, transactionId: 'unpaid', round: unpaid, state: 'waiting' },
        { ...win, transactionId: 'paid', round: paid, state: 'accepted' },
      ]);
    expect((await prune(bench.backend)).rounds).toBe(1);
    expect(await database().select({ key: rounds.key }).from(rounds)).toEqual([{ key: 'unpaid' }, { key: 'new' }]);
  });

  it('removes nonces of the wallet interface that are out of their time window', async () => {
    const nonce = (name: string, left: number) => ({ vendor: 'NOVA', nonce: name, expiresAt: ago(-left) });
    await database()
      .insert(walletNonces)
      .values([nonce('late', -1), nonce('open', minute)]);
    expect((await prune(bench.backend)).walletNonces).toBe(1);
  });

  it('removes old sign-ins, but never the last two of an account', async () => {
    await database().delete(signIns);
    const signIn = (age: number) => ({ accountId, at: ago(age), address: '198.51.100.1', userAgent: '' });
    const old = retention.signIns + day;
    await database()
      .insert(signIns)
      .values([signIn(old + 2 * day), signIn(old + day), signIn(old)]);
    expect((await prune(bench.backend)).signIns).toBe(1);
    expect(await database().select().from(signIns)).toHaveLength(2);
  });

  it('removes devices without a sign-in for half a year', async () => {
    await database().delete(knownDevices);
    const device = (deviceHash: string, age: number) => ({ deviceHash, accountId, seenAt: ago(age) });
    await database()
      .insert(knownDevices)
      .values([device('old', retention.knownDevices + day), device('new', day)]);
    expect((await prune(bench.backend)).knownDevices).toBe(1);
  });

  it('removes sign-ins that were not completed in time', async () => {
    const begun = (tokenHash: string, left: number) => ({ tokenHash, accountId, expiresAt: ago(-left) });
    await database()
      .insert(pendingSignIns)
      .values([begun('late', -1), begun('open', minute)]);
    expect((await prune(bench.backend)).begunSignIns).toBe(1);
    expect(await database().select({ hash: pendingSignIns.tokenHash }).from(pendingSignIns)).toEqual([
      { hash: 'open' },
    ]);
  });

  it('removes expired social sign-in flows', async () => {
    const walk = (stateHash: string, left: number) => ({
      stateHash,
      nonceHash: stateHash,
      browserHash: '',
      merchant: 'aurora',
      channel: 'GOOGLE',
      verifier: '',
      redirectUri: '',
      expiresAt: ago(-left),
    });
    await database()
      .insert(socialAttempts)
      .values([walk('late', -1), walk('open', minute)]);
    expect((await prune(bench.backend)).socialAttempts).toBe(1);
    expect(await database().select({ hash: socialAttempts.stateHash }).from(socialAttempts)).toEqual([
      { hash: 'open' },
    ]);
  });

  it('removes expired provider records, which were already invalid', async () => {
    const records = new RecordAdapter(bench.engine, 'AuthorizationCode');
    await records.upsert('open', { uid: 'open' }, 60);
    await records.upsert('lasting', { uid: 'lasting' });
    await records.upsert('late', { uid: 'late' }, -1);
    expect([await records.find('late'), await records.findByUid('late')]).toEqual([undefined, undefined]);
    expect(await records.find('open')).toEqual({ uid: 'open' });
    expect((await prune(bench.backend)).identityRecords).toBe(1);
    const left = await database().select({ id: identityRecords.id }).from(identityRecords);
    expect(left.map(({ id }) => id).sort()).toEqual(['lasting', 'open']);
  });

  it('runs once an hour, and stops with the sandbox', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await database()
      .insert(knownDevices)
      .values({ deviceHash: 'hourly', accountId, seenAt: ago(retention.knownDevices + day) });
    const stop = startPruning(bench.backend, (error) => expect(error).toBeUndefined());
    jest.advanceTimersByTime(60 * minute);
    const stopped = stop();
    jest.useRealTimers();
    await stopped;
    expect(await database().select({ hash: knownDevices.deviceHash }).from(knownDevices)).toEqual([{ hash: 'new' }]);
  });
});
