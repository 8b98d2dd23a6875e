import { ChatPlugin } from './chat-plugin';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function started() {
  const plugin = new ChatPlugin();
  plugin.start();
  return plugin;
}

test('a plugin that is not ready is retried after 1 s, then after 3 s, and no more [DLG-08] [CHT-16] [CHT-17]', () => {
  const plugin = started();
  plugin.receive('failed');
  expect(plugin).toMatchObject({ attempt: 1, state: 'pausing' });
  jest.advanceTimersByTime(999);
  expect(plugin.attempt).toBe(1);
  jest.advanceTimersByTime(1);
  expect(plugin).toMatchObject({ attempt: 2, state: 'loading' });

  plugin.receive('failed');
  jest.advanceTimersByTime(2_999);
  expect(plugin.attempt).toBe(2);
  jest.advanceTimersByTime(1);
  expect(plugin).toMatchObject({ attempt: 3, state: 'loading' });

  plugin.receive('failed');
  expect(plugin.state).toBe('absent');
  jest.advanceTimersByTime(3_600_000);
  expect(plugin.attempt).toBe(3);
});

test('a silent plugin counts as not ready', () => {
  const plugin = started();
  jest.advanceTimersByTime(10_000);
  expect(plugin.state).toBe('pausing');
});

test('a ready plugin is not retried, and reports whether it is unfolded', () => {
  const plugin = started();
  plugin.receive('ready');
  jest.advanceTimersByTime(3_600_000);
  expect(plugin).toMatchObject({ attempt: 1, state: 'ready', opened: false });

  plugin.receive('opened');
  expect(plugin.opened).toBe(true);
  plugin.receive('closed');
  expect(plugin.opened).toBe(false);
});

test('a page that is left stops retrying', () => {
  const plugin = new ChatPlugin();
  const stop = plugin.start();
  plugin.receive('failed');
  stop();
  jest.advanceTimersByTime(10_000);
  expect(plugin.attempt).toBe(1);
});
