import { MemoryStorage } from '../../storage/testing/memory-storage';
import { FakeTabs } from '../../storage/testing/fake-tabs';
import type { OpenedMessage } from './opened-message';
import { answerPeriod, shareOpened } from './share-opened';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const browser = () => {
  const tabs = new FakeTabs<OpenedMessage>();
  const open = (storage = new MemoryStorage()) => shareOpened(storage, tabs.open());
  return { tabs, open };
};
const notice = 'atrium.popup.notice';
const raffle = 'atrium.popup.raffle';

test('a new tab learns what has opened in another one [PRM-07]', async () => {
  const { open } = browser();
  open().storage.setItem(notice, 'opened');
  const second = open();
  expect(second.storage.getItem(notice)).toBeNull();

  const learned = second.learn([notice, raffle]);
  await jest.advanceTimersByTimeAsync(answerPeriod);
  await learned;
  expect([notice, raffle].map((key) => second.storage.getItem(key))).toEqual(['opened', null]);
});

test('an open tab learns at once what opens in another one, and asks for nothing that it knows', async () => {
  const { tabs, open } = browser();
  const first = open();
  const second = open();
  second.storage.setItem(notice, 'opened');
  expect(first.storage.getItem(notice)).toBe('opened');

  await first.learn([notice]);
  expect(tabs.posted).toEqual([{ asked: [], opened: [notice] }]);
});

test('a tab that has stopped answers nothing', async () => {
  const { open } = browser();
  const first = open();
  first.storage.setItem(notice, 'opened');
  first.stop();
  const second = open();
  const learned = second.learn([notice]);
  await jest.advanceTimersByTimeAsync(answerPeriod);
  await learned;
  expect(second.storage.getItem(notice)).toBeNull();
});
