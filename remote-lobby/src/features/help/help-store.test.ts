import { lobbyHost } from '../../testing/lobby-host';
import { HelpStore } from './help-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests within 300 ms are one, the last; a stopped one is none [HLP-10]', async () => {
  const host = lobbyHost();
  const store = new HelpStore(host);
  store.request('CN');
  await jest.advanceTimersByTimeAsync(299);
  store.request('TH');
  await jest.advanceTimersByTimeAsync(299);
  store.request('EN');
  await jest.advanceTimersByTimeAsync(299);
  expect(host.records.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(host.records.calls.map(({ request }) => request)).toEqual([{ lang: 'EN', device: 'WEB' }]);

  store.request('CN')();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(host.records.calls).toHaveLength(1);
});
