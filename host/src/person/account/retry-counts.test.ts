import type { AccountParts, Part } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { ofEachPart, type PartName } from './part-names';
import { retryCounts } from './retry-counts';

type Picture = { [Name in PartName]: Part<AccountParts[Name]> };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An account of which the counts fail until they are said to answer. */
function failing({ visible = true } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: visible ? 'visible' : 'hidden' });
  const account = makeAutoObservable({
    parts: ofEachPart<Picture>(() => ({ state: 'absent' })),
    asked: [] as string[],
    answers: false,
    refresh(name: PartName): Promise<void> {
      account.asked.push(name);
      account.parts[name] = { state: 'loading' };
      const part: Part<number> = account.answers ? { state: 'ready', value: 3 } : { state: 'failed' };
      return Promise.resolve().then(() => runInAction(() => void Object.assign(account.parts, { [name]: part })));
    },
  });
  const window = new EventTarget();
  const stop = retryCounts({ account, window, document: page as unknown as Document, random: () => 1 });
  const fail = (name: PartName) => runInAction(() => Object.assign(account.parts, { [name]: { state: 'failed' } }));
  const see = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { account, window, stop, fail, see };
}

test('a failed count is loaded again, at last every minute, until it answers [MSG-03]', async () => {
  const { account, fail } = failing();
  fail('unread');
  await jest.advanceTimersByTimeAsync(1_999);
  expect(account.asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(account.asked).toEqual(['unread']);
  await jest.advanceTimersByTimeAsync(4_000 + 8_000 + 16_000 + 32_000 + 60_000);
  expect(account.asked).toHaveLength(6);

  account.answers = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(account.parts.unread).toEqual({ state: 'ready', value: 3 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(account.asked).toHaveLength(7);
});

test('the first pause is short again after an answer', async () => {
  const { account, fail } = failing();
  fail('promotions');
  await jest.advanceTimersByTimeAsync(2_000 + 4_000);
  account.answers = true;
  await jest.advanceTimersByTimeAsync(8_000);
  fail('promotions');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(account.asked).toHaveLength(4);
});

test('a failed count is loaded again at once when the connection returns', async () => {
  const { account, window, fail } = failing();
  fail('unread');
  fail('confirmations');
  window.dispatchEvent(new Event('online'));
  expect(account.asked).toEqual(['unread', 'confirmations']);
});

test('a hidden page waits until it is seen', async () => {
  const { account, fail, see } = failing({ visible: false });
  fail('unread');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(account.asked).toEqual([]);
  account.answers = true;
  see('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(account.parts.unread).toEqual({ state: 'ready', value: 3 });
});

test('other parts, and parts after the stop, are left alone', async () => {
  const { account, window, stop, fail } = failing();
  fail('balance');
  await jest.advanceTimersByTimeAsync(600_000);
  fail('unread');
  stop();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(account.asked).toEqual([]);
});
