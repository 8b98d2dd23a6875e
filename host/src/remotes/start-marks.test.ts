import { openStorage } from '../storage/open-storage';
import { startMarks, takeInterrupted } from './start-marks';

const storage = () => openStorage(() => sessionStorage);
const open = (own = storage()) =>
  startMarks({ storage: own, reportToken: 'token', composition: 'c1', now: () => 1_900_000_000_000 });
const visible = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the next page finds a start that never ended, with the token of the page it blocked', () => {
  open().begin('lobby', 'r1');

  expect(takeInterrupted(storage())).toEqual({
    reportToken: 'token',
    composition: 'c1',
    at: 1_900_000_000_000,
    starting: [{ remote: 'lobby', release: 'r1' }],
  });
  expect(takeInterrupted(storage())).toBeUndefined();
});

test('a completed start leaves only the marks of the others', () => {
  const marks = open();
  const lobby = marks.begin('lobby', 'r1');
  const member = marks.begin('member', 'r2');
  lobby();
  expect(takeInterrupted(storage())?.starting).toEqual([{ remote: 'member', release: 'r2' }]);
  member();
  expect(takeInterrupted(storage())).toBeUndefined();
});

test('a page that fires an event when it is left leaves no mark: a reload during a slow load is no failure', () => {
  const end = open().begin('lobby', 'r1');
  window.dispatchEvent(new Event('pagehide'));
  expect(takeInterrupted(storage())).toBeUndefined();
  end();
  expect(takeInterrupted(storage())).toBeUndefined();
});

test('a hidden page, which the system may end without an event, leaves no mark', () => {
  const marks = open();
  marks.begin('lobby', 'r1');
  visible('hidden');
  marks.begin('member', 'r2');
  expect(takeInterrupted(storage())).toBeUndefined();
  visible('visible');
  marks.begin('mall', 'r3');
  expect(takeInterrupted(storage())?.starting).toEqual([{ remote: 'mall', release: 'r3' }]);
});

test('releases are evaluated one after the other, so that only one is marked', async () => {
  const marks = open();
  const first = await marks.turn('lobby', 'r1');
  const started = jest.fn();
  void marks.turn('member', 'r2').then(started);
  await jest.advanceTimersByTimeAsync(100);
  expect(started).not.toHaveBeenCalled();
  first();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledTimes(1);
  expect(takeInterrupted(storage())?.starting).toEqual([{ remote: 'member', release: 'r2' }]);
});

test('code that waits with an idle thread delays the next by half a second at most', async () => {
  const marks = open();
  await marks.turn('lobby', 'r1');
  const started = jest.fn();
  void marks.turn('member', 'r2').then(started);
  await jest.advanceTimersByTimeAsync(499);
  expect(started).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toHaveBeenCalledTimes(1);
  expect(takeInterrupted(storage())?.starting).toHaveLength(2);
});

test.each([
  '{',
  'null',
  '[]',
  '1',
  '{"at":1}',
  '{"at":1,"starting":[null]}',
  '{"at":1,"starting":[{"remote":"lobby"}]}',
])('damaged marks %s are ignored', (text) => {
  sessionStorage.setItem('atrium.starting', text);
  expect(takeInterrupted(storage())).toBeUndefined();
  expect(sessionStorage.getItem('atrium.starting')).toBeNull();
});

test.each(['SecurityError', 'QuotaExceededError'])(
  'starts are marked for the life of the page when the storage throws %s',
  async (name) => {
    const throws = () => {
      throw new DOMException('no', name);
    };
    const kept = { getItem: throws, setItem: throws, removeItem: throws, clear: throws } as unknown as Storage;
    const own = openStorage(name === 'SecurityError' ? throws : () => kept);
    const marks = open(own);
    (await marks.turn('lobby', 'r1'))();
    marks.begin('lobby', 'r1')();
    marks.begin('lobby', 'r1');
    // kept for the life of the page, and not longer
    expect(takeInterrupted(own)?.starting).toHaveLength(1);
    expect(takeInterrupted(openStorage(() => kept))).toBeUndefined();
  },
);
