import { MemberInfoSchema, type MemberInfo } from '@atrium/api';
import { CallError, type AccountParts, type Customer } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import * as v from 'valibot';
import { AccountStore } from './account-store';
import type { PartLoaders } from './part-loaders';

const yuan = (minor: number) => ({ minor, currency: 'CNY' });
const member = v.parse(MemberInfoSchema, { id: '7', account: 'mei88', nickname: 'Mei', type: 0, toUpline: 0 });

class FakeSession {
  customer: Customer | undefined = undefined;
  member: MemberInfo | undefined = undefined;
  signedIn = false;
  constructor() {
    makeAutoObservable(this);
  }
  get kind() {
    return this.customer?.kind;
  }
  signIn(kind = 0, account = 'mei88') {
    this.customer = { id: '7', account, nickname: 'Mei', kind };
    this.signedIn = true;
  }
  leave() {
    this.customer = undefined;
    this.signedIn = false;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function account({ off = [] as string[] } = {}) {
  const session = new FakeSession();
  const answers: AccountParts = {
    member: { id: '7', account: 'mei88', nickname: 'Mei', labels: [] },
    balance: { total: yuan(100), wallets: [] },
    unread: 3,
    promotions: { MISSION: { enabled: true, count: 2 } },
    contracts: { dividend: true },
    confirmations: 0,
    rank: { progress: 0.4 },
    wallet: { single: true },
    rebate: { offered: false },
  };
  const asked: string[] = [];
  const loaders = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      jest.fn(() => {
        asked.push(name);
        return Promise.resolve(value);
      }),
    ]),
  ) as unknown as { [Name in keyof PartLoaders]: jest.MockedFunction<PartLoaders[Name]> };
  const publish = jest.fn();
  const store = new AccountStore({
    session,
    loaders: async () => loaders,
    switched: (name) => !off.includes(name),
    publish,
  });
  const count = (name: string) => asked.filter((one) => one === name).length;
  return { store, session, loaders, publish, asked, count, stop: store.start() };
}

test('a visitor has no account data, and nothing is requested', async () => {
  const { store, asked } = account();
  await jest.advanceTimersByTimeAsync(1_000_000);

  expect(asked).toEqual([]);
  expect(store.parts.balance).toEqual({ state: 'absent' });
});

test('each part is loaded once after a sign-in', async () => {
  const { store, session, asked } = account();
  session.signIn();
  expect(store.parts.balance).toEqual({ state: 'loading' });
  await jest.advanceTimersByTimeAsync(1000);

  expect([...asked].sort()).toEqual(Object.keys(store.parts).sort());
  expect(store.parts.balance).toEqual({ state: 'ready', value: { total: yuan(100), wallets: [] } });
});

test('the member info of the sign-in is not requested again', async () => {
  const { store, session, count } = account();
  runInAction(() => {
    session.member = member;
    session.signIn();
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(count('member')).toBe(0);
  expect(store.parts.member).toMatchObject({ state: 'ready', value: { nickname: 'Mei' } });
});

test.each([4, 40, 41, 42])('unread mail is not requested for type %d [ROL-11]', async (kind) => {
  const { session, count } = account();
  session.signIn(kind);
  await jest.advanceTimersByTimeAsync(5000);

  expect(count('unread')).toBe(0);
});

test.each([4, 40, 41, 42])('consolidated data is not requested for type %d [ROL-12]', async (kind) => {
  const { session, count } = account();
  session.signIn(kind);
  await jest.advanceTimersByTimeAsync(5000);

  expect(count('contracts')).toBe(0);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 0],
  [4, 0],
  [40, 0],
  [41, 0],
  [42, 0],
  [99, 0],
])(
  'type %d requests promotions, consolidated data and payment confirmations %d time [ROL-03] [ROL-04] [ROL-05]',
  async (kind, times) => {
    const { session, count } = account();
    session.signIn(kind);
    await jest.advanceTimersByTimeAsync(1000);

    expect(['promotions', 'contracts', 'confirmations'].map(count)).toEqual([times, times, times]);
  },
);

test.each([3, 99])('an unknown type, %d, is an ordinary player with mail', async (kind) => {
  const { session, count } = account();
  session.signIn(kind);
  await jest.advanceTimersByTimeAsync(1000);

  expect([count('unread'), count('balance')]).toEqual([1, 1]);
});

test('unread mail is requested once, a second after signing in [BAL-16]', async () => {
  const { session, count } = account();
  session.signIn();
  await jest.advanceTimersByTimeAsync(999);
  expect(count('unread')).toBe(0);

  await jest.advanceTimersByTimeAsync(60_000);
  expect(count('unread')).toBe(1);
});

test.each([
  ['INBOX3', 'unread'],
  ['MYRBT3', 'rebate'],
] as const)('%s off means that %s is not requested [WAL-17]', async (name, part) => {
  const { store, session, count } = account({ off: [name] });
  session.signIn();
  await jest.advanceTimersByTimeAsync(5000);
  await store.refresh(part);

  expect(count(part)).toBe(0);
});

test('promotions are requested every 300000 ms [BAL-17]', async () => {
  const { session, count, stop } = account();
  session.signIn();
  await jest.advanceTimersByTimeAsync(299_999);
  expect(count('promotions')).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(count('promotions')).toBe(2);

  stop();
  await jest.advanceTimersByTimeAsync(900_000);
  expect(count('promotions')).toBe(2);
});

test('a burst of refreshes is one request, 300 ms after the last [BAL-10]', async () => {
  const { store, session, count } = account();
  session.signIn();
  await jest.advanceTimersByTimeAsync(0);
  const refreshed = [store.refresh('balance'), store.refresh('balance')];
  await jest.advanceTimersByTimeAsync(200);
  refreshed.push(store.refresh('balance'));
  await jest.advanceTimersByTimeAsync(299);
  expect(count('balance')).toBe(1);

  await jest.advanceTimersByTimeAsync(1);
  await Promise.all(refreshed);
  expect(count('balance')).toBe(2);
});

test('a failed refresh keeps the known data and its request number', async () => {
  const { store, session, loaders, publish } = account();
  session.signIn();
  await jest.advanceTimersByTimeAsync(0);
  expect(publish).toHaveBeenCalledWith('account.changed@1', { part: 'balance' });

  loaders.balance.mockRejectedValue(new CallError('down', 'down', { endpoint: 'wallets.balance', requestId: '7f3a' }));
  const refreshed = store.refresh('balance');
  await jest.advanceTimersByTimeAsync(300);
  await refreshed;
  expect(store.parts.balance).toEqual({
    state: 'failed',
    value: { total: yuan(100), wallets: [] },
    failedRequest: '7f3a',
  });
});

test('signing out clears the data, also against an answer that is still on its way', async () => {
  const { store, session, loaders } = account();
  let arrive = (): void => undefined;
  loaders.balance.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ total: yuan(1), wallets: [] }))));
  session.signIn();
  session.leave();
  arrive();
  await jest.advanceTimersByTimeAsync(5000);

  expect(store.parts.balance).toEqual({ state: 'absent' });
});
