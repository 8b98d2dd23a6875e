import { MemberInfoSchema, type MemberInfo } from '@atrium/api';
import * as v from 'valibot';
import { roleOf, sessionFacts } from '../../page/facts/person-facts';
import { logOut } from './log-out';
import { SessionKeys } from '../../storage/session-keys';
import { SessionStore, answerTime, type SessionCollaborators, type SessionServer } from './session-store';
import type { SessionMessage } from './session-message';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { FakeTabs } from '../../storage/testing/fake-tabs';

const member = v.parse(MemberInfoSchema, {
  id: '7',
  account: 'mei88',
  nickname: 'Mei',
  type: 0,
  isAgent: 0,
  toUpline: 1,
  memberLabel: ['VIP'],
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openTab(room = new FakeTabs<SessionMessage>(), options: Partial<SessionCollaborators & SessionServer> = {}) {
  const storage = new MemoryStorage();
  const keys = new SessionKeys(storage);
  const doubles = {
    depart: jest.fn(() => storage.clear()),
    logOut: jest.fn(),
    publish: jest.fn(),
    loadMember: jest.fn((): Promise<MemberInfo> => Promise.resolve(member)),
  };
  const store = new SessionStore({ keys, tabs: room.open(), ...doubles, ...options });
  store.connect({ ...doubles, ...options });
  return { store, keys, storage, room, ...doubles };
}

async function signedInTab(room?: FakeTabs<SessionMessage>) {
  const tab = openTab(room);
  tab.store.start();
  await tab.store.establish({ token: 'secret', account: 'Mei88', kind: 0 });
  return tab;
}

test('a customer is signed in exactly while there is a token [SES-01]', async () => {
  const { store, keys } = openTab();
  store.start();
  expect([store.signedIn, keys.get('token')]).toEqual([false, undefined]);

  await store.establish({ token: 'secret', account: 'mei88' });
  expect([store.signedIn, keys.get('token')]).toEqual([true, 'secret']);

  store.end();
  expect([store.signedIn, keys.get('token')]).toEqual([false, undefined]);
});

test('signing in stores the customer [SES-02]', async () => {
  const { keys } = await signedInTab();

  expect(keys.get('token')).toBe('secret');
  expect(keys.get('account')).toBe('mei88');
  expect(keys.get('username')).toBe('Mei88');
  expect(keys.get('nickname')).toBe('Mei');
  expect(keys.get('customerId')).toBe('7');
});

test('signing in stores the role [SES-03]', async () => {
  const { keys } = await signedInTab();

  expect(keys.get('isAgent')).toBe(0);
  expect(keys.get('memberLabel')).toEqual(['VIP']);
  expect(keys.get('toUpline')).toBe(true);
});

describe('where no answer has isAgent, type decides', () => {
  const signedInWith = async (info: object, kind?: number) => {
    const answer = v.parse(MemberInfoSchema, { id: '9', account: 'som77', ...info });
    const { store, keys } = openTab(undefined, { loadMember: () => Promise.resolve(answer) });
    store.start();
    await store.establish({ token: 'other', account: 'Som77', ...(kind !== undefined && { kind }) });
    return [keys.get('isAgent'), roleOf(store.state), sessionFacts(store.state).includes('real-account')];
  };

  test.each([
    [0, [0, 'player', true]],
    ['1', [1, 'agent', true]],
    [2, [2, 'agent', true]],
    [41, [41, 'agent', true]],
    [9, [1, 'agent', true]],
    [4, [4, 'player', false]],
    [null, [0, 'player', true]],
  ])('the type %j of the member info [SES-17] [RTE-04] [ROL-01]', async (type, expected) => {
    expect(await signedInWith({ type })).toEqual(expected);
    expect(await signedInWith({ type, isAgent: null })).toEqual(expected);
    expect(await signedInWith({ type, isAgent: '' })).toEqual(expected);
  });

  test('isAgent goes before type, and what the sign-in concluded before both [ROL-01]', async () => {
    expect(await signedInWith({ type: 0, isAgent: 2 })).toEqual([2, 'agent', true]);
    expect(await signedInWith({ type: 2, isAgent: 0 })).toEqual([0, 'player', true]);
    expect(await signedInWith({ type: 0 }, 4)).toEqual([4, 'player', false]);
    expect(await signedInWith({ type: 1 }, 42)).toEqual([42, 'agent', true]);
  });

  test('a later member info without isAgent leaves the kind as it is', async () => {
    const { store, keys, loadMember } = await signedInTab();
    loadMember.mockResolvedValue(v.parse(MemberInfoSchema, { id: '7', account: 'mei88', type: 1 }));
    await store.refreshMember();

    expect(keys.get('isAgent')).toBe(0);
  });
});

test('a later member info stores the customer and the role again [SES-02] [SES-03]', async () => {
  const { store, keys, loadMember } = await signedInTab();
  loadMember.mockResolvedValue({ ...member, account: 'mei99', nickname: 'Mei Lin', memberLabel: [], toUpline: false });
  await store.refreshMember();

  expect(['token', 'account', 'nickname', 'customerId', 'username'].map((key) => keys.get(key as 'token'))).toEqual([
    'secret',
    'mei99',
    'Mei Lin',
    '7',
    'Mei88',
  ]);
  expect([keys.get('isAgent'), keys.get('memberLabel'), keys.get('toUpline')]).toEqual([0, [], false]);
});

test('the member info is read with the new token before the customer is signed in [LOG-35]', async () => {
  const { store, loadMember, publish } = openTab();
  store.start();
  const establishing = store.establish({ token: 'secret', account: 'mei88' });
  expect(loadMember).toHaveBeenCalledWith('secret');
  expect(store.signedIn).toBe(false);

  await establishing;
  expect(publish).toHaveBeenCalledWith('session.signed-in@1', { account: 'mei88' });
});

test('a first sign-in is published once the session has begun [LOG-30]', async () => {
  const { store, publish } = openTab();
  store.start();
  await store.establish({ token: 'secret', account: 'mei88', firstTime: true });

  expect(publish).toHaveBeenCalledTimes(1);
  expect(publish).toHaveBeenCalledWith('session.signed-in@1', { account: 'mei88', firstTime: true });
});

test('the target after the sign-in is returned once', async () => {
  const { store } = openTab();
  store.start();
  await store.establish({ token: 'secret', account: 'mei88', next: '/index' });

  expect([store.takeNext(), store.takeNext()]).toEqual(['/index', undefined]);
});

test('a sign-in with a failed member info leaves a visitor and no token', async () => {
  const { store, keys } = openTab(undefined, { loadMember: () => Promise.reject(new Error('down')) });
  store.start();

  await expect(store.establish({ token: 'secret', account: 'mei88' })).rejects.toThrow('down');
  expect([store.state.status, keys.get('token')]).toEqual(['visitor', undefined]);
});

test.each([
  [undefined, 0],
  [4, 4],
  ['41' as unknown as number, 41],
])('a grant of kind %j makes a customer of kind %j', async (kind, expected) => {
  const { store } = openTab();
  store.start();
  await store.establish({ token: 'secret', account: 'mei88', ...(kind !== undefined && { kind }) });

  expect(store.kind).toBe(expected);
});

test('a reloaded tab resumes its session at once', async () => {
  const { storage } = await signedInTab();
  const store = new SessionStore({
    ...openTab(),
    keys: new SessionKeys(storage),
    tabs: new FakeTabs<SessionMessage>().open(),
  });
  await store.start().ready;

  expect(store.state).toEqual({
    status: 'signed-in',
    customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 },
  });
});

test('a new tab receives the session of another', async () => {
  const { room } = await signedInTab();
  const fresh = openTab(room);
  await fresh.store.start().ready;

  expect(fresh.store.signedIn).toBe(true);
  expect(fresh.keys.get('token')).toBe('secret');
});

test('a tab passes on the handle and the visible customer, and no more', async () => {
  const { room } = await signedInTab();
  room.posted.splice(0);
  room.open().post({ say: 'who-is-here' });

  expect(room.posted).toEqual([
    { say: 'who-is-here' },
    {
      say: 'signed-in',
      session: { token: 'secret', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    },
  ]);
});

test('a tab with a session from another has its details once the member info is read [SES-02] [SES-03]', async () => {
  const { room } = await signedInTab();
  const fresh = openTab(room);
  await fresh.store.start().ready;
  expect([fresh.keys.get('username'), fresh.keys.get('memberLabel')]).toEqual(['mei88', []]);

  await fresh.store.refreshMember();
  expect([fresh.keys.get('memberLabel'), fresh.keys.get('toUpline')]).toEqual([['VIP'], true]);
});

test('a new tab without an answer within 100 ms shows a visitor', async () => {
  const { store } = openTab();
  const ready = jest.fn();
  void store.start().ready.then(ready);

  await jest.advanceTimersByTimeAsync(answerTime - 1);
  expect(ready).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalled();
  expect(answerTime).toBe(100);
  expect(store.state.status).toBe('visitor');
});

test('a sign-in applies to every tab, also where another customer was signed in', async () => {
  const { store, room } = await signedInTab();
  const other = openTab(room, { loadMember: () => Promise.resolve({ ...member, id: '8', account: 'lan' }) });
  await other.store.start().ready;
  await other.store.establish({ token: 'newer', account: 'lan' });

  expect(store.customer).toMatchObject({ id: '8', account: 'lan' });
  expect(store.authorization()).toBe('newer');
});

test('signing out in one tab ends all: the server is notified once, every tab clears and leaves', async () => {
  const { store, room, logOut, depart } = await signedInTab();
  const other = openTab(room);
  await other.store.start().ready;
  store.end();

  expect(logOut).toHaveBeenCalledTimes(1);
  expect(logOut).toHaveBeenCalledWith('secret');
  expect(other.logOut).not.toHaveBeenCalled();
  expect(depart).toHaveBeenCalledWith('signed-out', undefined);
  expect(other.depart).toHaveBeenCalledWith('signed-out', undefined);
  expect(other.keys.get('token')).toBeUndefined();
  expect(other.publish).toHaveBeenCalledWith('session.ended@1', { reason: 'signed-out' });
});

test('an unreachable server does not keep the customer signed in [OUT-03]', async () => {
  const unreachable = () => Promise.reject(new TypeError('failed to fetch'));
  const { store, keys, depart } = openTab(undefined, { logOut: (token) => logOut(unreachable, 'aurora', token) });
  store.start();
  await store.establish({ token: 'secret', account: 'mei88' });
  store.end();

  expect(depart).toHaveBeenCalledWith('signed-out', undefined);
  expect(keys.get('token')).toBeUndefined();
});

test('a session is lost once, and later events do not change that', async () => {
  const { store, room } = await signedInTab();
  const other = openTab(room);
  await other.store.start().ready;

  expect(store.lose('login.not.session')).toBe(true);
  expect(store.lose('token_ip_different')).toBe(false);
  await other.store.establish({ token: 'newer', account: 'mei88' });
  expect(store.state).toEqual({ status: 'lost', reason: 'login.not.session' });
  expect(store.customer?.account).toBe('mei88');
});

test('confirming a lost session clears and leaves [SES-21]', async () => {
  const { store, keys, depart } = await signedInTab();
  store.lose('login.not.session');
  store.confirmLoss();

  expect(depart).toHaveBeenCalledWith('lost', undefined);
  expect(keys.get('token')).toBeUndefined();
});

test('after a lost session this tab leaves for the chosen address', async () => {
  const { store, depart } = await signedInTab();
  store.lose('login.not.session');
  store.confirmLoss('/login?next=%2Fmember');

  expect(depart).toHaveBeenCalledWith('lost', '/login?next=%2Fmember');
});

test('a visitor has no session to lose', () => {
  const { store } = openTab();
  store.start();

  expect(store.lose('CUSTOMER_NOT_LOGIN')).toBe(false);
  expect(store.state.status).toBe('visitor');
});

test('a stopped store ignores other tabs', async () => {
  const { room } = await signedInTab();
  const { store } = openTab(room);
  store.start().stop();
  room.open().post({ say: 'ended', reason: 'signed-out' });

  await jest.advanceTimersByTimeAsync(answerTime);
  expect(store.signedIn).toBe(true);
});
