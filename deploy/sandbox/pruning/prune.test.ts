import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { RecordAdapter } from '../identity/record-adapter';
import { identityRecords } from '../identity/tables';
import { moneyRequests } from '../ledger/tables';
import { playSessions, spins } from '../play/tables';
import { pendingSignIns, knownDevices, sessions, signIns } from '../session/tables';
import { socialAttempts } from '../social/tables';
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

  it('removes games unused for a day, with their spins', async () => {
    const game = { merchant: 'aurora', accountId, mode: 'real', nodeId: '1', vendor: 'NOVA', currency: 'CNY' } as const;
    const rows = await database()
      .insert(playSessions)
      .values([
        { ...game, tokenHash: 'left', usedAt: ago(retention.ended + minute) },
        { ...game, tokenHash: 'played', usedAt: ago(minute) },
      ])
      .returning();
    for (const { id } of rows)
      await database()
        .insert(spins)
        .values({ playSessionId: id, key: 'k', bet: 1, win: 0, outcome: sql`'{}'`, createdAt: ago(0) });
    expect((await prune(bench.backend)).playSessions).toBe(1);
    expect(await database().select({ of: spins.playSessionId }).from(spins)).toEqual([{ of: rows[1]?.id }]);
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
