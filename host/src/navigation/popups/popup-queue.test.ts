import type { WaitingPopup } from './late-popups';
import { LatePopups } from './late-popups';
import { lookPeriod, PopupQueue } from './popup-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aQueue({ stored = new Map<string, string>() } = {}) {
  const log: string[] = [];
  const closers = new Map<string, (error?: Error) => void>();
  const failed = jest.fn();
  const state = { disturbing: false };
  const queue = new PopupQueue({
    isDisturbing: () => state.disturbing,
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    failed,
  });
  const popup = (key: string, order: number, changes: Partial<WaitingPopup> = {}): WaitingPopup => ({
    key,
    order,
    wanted: () => true,
    show: () => {
      log.push(key);
      return new Promise<void>((resolve, reject) => closers.set(key, (error) => (error ? reject(error) : resolve())));
    },
    ...changes,
  });
  const close = async (key: string, error?: Error) => {
    closers.get(key)?.(error);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, popup, close, log, state, stored, failed };
}

test('popups open one after another, lowest order first', async () => {
  const { queue, popup, close, log } = aQueue();
  queue.add([popup('raffle', 50), popup('greeting', 10), popup('public', 20)]);
  expect(log).toEqual(['greeting']);
  queue.add([popup('sign-in', 30), popup('second public', 20)]);
  await jest.advanceTimersByTimeAsync(10 * lookPeriod);
  expect(log).toEqual(['greeting']);

  await close('greeting');
  expect(log).toEqual(['greeting', 'public']);
  await close('public');
  await close('second public');
  await close('sign-in');
  expect(log).toEqual(['greeting', 'public', 'second public', 'sign-in', 'raffle']);
});

test('each opens once per session, on every page of it [PRM-07]', async () => {
  const { queue, popup, close, log, stored } = aQueue();
  queue.add([popup('w_notice', 20), popup('w_notice', 20)]);
  await close('w_notice');
  queue.add([popup('w_notice', 20)]);
  expect(log).toEqual(['w_notice']);

  const reloaded = aQueue({ stored });
  reloaded.queue.add([reloaded.popup('w_notice', 20), reloaded.popup('w_promotion', 20)]);
  expect(reloaded.log).toEqual(['w_promotion']);

  const nextSession = aQueue();
  nextSession.queue.add([nextSession.popup('w_notice', 20)]);
  expect(nextSession.log).toEqual(['w_notice']);
});

test('a popup waits while it would disturb, and what is no longer wanted does not open', async () => {
  const { queue, popup, close, log, state, stored } = aQueue();
  const wanted = { now: true };
  state.disturbing = true;
  queue.add([popup('first', 10, { wanted: () => wanted.now }), popup('second', 20)]);
  await jest.advanceTimersByTimeAsync(4 * lookPeriod);
  expect(log).toEqual([]);
  expect(stored.size).toBe(0);

  wanted.now = false;
  state.disturbing = false;
  await jest.advanceTimersByTimeAsync(lookPeriod);
  expect(log).toEqual(['second']);
  state.disturbing = true;
  queue.add([popup('third', 30)]);
  await close('second');
  expect(log).toEqual(['second']);
});

test('a popup that fails is reported, and the next one follows', async () => {
  const { queue, popup, close, log, failed } = aQueue();
  queue.add([popup('broken', 10), popup('next', 20)]);
  const error = new Error('no view');
  await close('broken', error);
  expect(failed.mock.calls).toEqual([[error]]);
  expect(log).toEqual(['broken', 'next']);
});

test('a stopped queue opens nothing more', async () => {
  const { queue, popup, log, state } = aQueue();
  state.disturbing = true;
  queue.add([popup('first', 10)]);
  queue.stop();
  state.disturbing = false;
  await jest.advanceTimersByTimeAsync(4 * lookPeriod);
  expect(log).toEqual([]);
});

test('popups from before the queue was loaded are kept for it', () => {
  const { queue, popup, log } = aQueue();
  const late = new LatePopups();
  late.add([popup('early', 10)]);
  late.connect(queue.add);
  expect(log).toEqual(['early']);
});
