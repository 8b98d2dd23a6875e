import { MemberInfoSchema } from '@atrium/api';
import * as v from 'valibot';
import { SessionKeys } from '../../storage/session-keys';
import { FakeTabs } from '../../storage/testing/fake-tabs';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { followRestored } from './follow-restored';
import type { SessionMessage } from './session-message';
import { SessionStore, answerTime } from './session-store';
import { storeSession } from './stored-session';

const customer = (account: string) => ({ id: account, account, nickname: account, kind: 0 });

/** A page with a session of `mei` that was frozen: its tab's storage went on without it. */
function frozenPage({ signedIn = true } = {}) {
  const storage = new MemoryStorage();
  const keys = new SessionKeys(storage);
  const room = new FakeTabs<SessionMessage>();
  const page = new EventTarget();
  const doubles = {
    depart: jest.fn(() => storage.clear()),
    publish: jest.fn(),
    loadMember: jest.fn(() => Promise.resolve(v.parse(MemberInfoSchema, { ...customer('mei'), nickname: 'Mei Lin' }))),
  };
  const session = new SessionStore({ keys, tabs: room.open(), logOut: jest.fn(), ...doubles });
  session.connect(doubles);
  if (signedIn) storeSession(keys, { token: 'old', customer: customer('mei') });
  session.start();
  const stop = followRestored(page as unknown as Window, session);
  const show = async (persisted: boolean) => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await jest.advanceTimersByTimeAsync(answerTime);
  };
  return { session, keys, storage, room, show, stop, ...doubles };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a restored page of a session that has ended in this tab leaves', async () => {
  const { session, storage, show, depart, publish, loadMember } = frozenPage();
  storage.clear();
  await show(true);

  expect(session.state.status).toBe('visitor');
  expect(depart).toHaveBeenCalledWith('signed-out', undefined);
  expect(publish).toHaveBeenCalledWith('session.ended@1', { reason: 'signed-out' });
  expect(loadMember).not.toHaveBeenCalled();
});

test.each([true, false])(
  'a restored page takes over the session begun in this tab (signed in before: %s)',
  async (signedIn) => {
    const { session, keys, show, loadMember } = frozenPage({ signedIn });
    loadMember.mockRejectedValue(new Error('down'));
    storeSession(keys, { token: 'newer', customer: customer('lan') }, { memberLabel: ['VIP'] });
    await show(true);

    expect([session.customer?.account, session.authorization(), keys.get('memberLabel')]).toEqual([
      'lan',
      'newer',
      ['VIP'],
    ]);
  },
);

test('a restored page takes over the session that another tab has now, and loads its member', async () => {
  const { session, room, show, loadMember } = frozenPage();
  const tab = room.open();
  tab.listen(({ say }) => {
    if (say === 'who-is-here') tab.post({ say: 'signed-in', session: { token: 'newer', customer: customer('lan') } });
  });
  loadMember.mockImplementation(() => {
    expect(session.authorization()).toBe('newer');
    return Promise.reject(new Error('down'));
  });
  await show(true);

  expect(session.customer?.account).toBe('lan');
  expect(loadMember).toHaveBeenCalledTimes(1);
});

test('a restored page with the same session reads the member info again', async () => {
  const { session, show, loadMember, depart } = frozenPage();
  const before = session.state;
  await show(true);

  expect(loadMember).toHaveBeenCalledTimes(1);
  expect(session.customer?.nickname).toBe('Mei Lin');
  expect(before).toMatchObject({ status: 'signed-in' });
  expect(depart).not.toHaveBeenCalled();
});

test('a page that was loaded, and one that no longer follows, compares nothing', async () => {
  const { session, storage, show, stop, loadMember } = frozenPage();
  storage.clear();
  await show(false);
  stop();
  await show(true);

  expect(session.signedIn).toBe(true);
  expect(loadMember).not.toHaveBeenCalled();
});
