import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionStore } from '../person/session/session-store';
import { contractSession } from './contract-views';
import { readableOf } from './readable-of';

class Parcel {
  content: { name: string } = { name: 'a' };
  constructor() {
    makeAutoObservable(this, { content: observableRef });
  }
}

test('a readable returns the same object until its value changes, and notifies of changes only', () => {
  const parcel = new Parcel();
  const readable = readableOf(() => parcel.content);
  const listener = jest.fn();
  const stop = readable.subscribe(listener);
  const before = readable.get();

  runInAction(() => (parcel.content = { name: 'a' }));
  expect(readable.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  runInAction(() => (parcel.content = { name: 'b' }));
  expect(readable.get()).toEqual({ name: 'b' });
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  runInAction(() => (parcel.content = { name: 'c' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('only the remote with the session privilege may begin or end a session', async () => {
  const store = { state: { status: 'visitor' }, establish: jest.fn(), end: jest.fn() };
  const lobby = contractSession(store as unknown as SessionStore, { entrusted: false });
  const auth = contractSession(store as unknown as SessionStore, { entrusted: true });

  await expect(lobby.establish({ token: 't', account: 'a' })).rejects.toThrow('may not begin or end sessions');
  await expect(lobby.end()).rejects.toThrow('may not begin or end sessions');
  expect(store.establish).not.toHaveBeenCalled();
  await auth.establish({ token: 't', account: 'a' });
  expect(store.establish).toHaveBeenCalledWith({ token: 't', account: 'a' });
});
