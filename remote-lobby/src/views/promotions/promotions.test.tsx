import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { lobbyHost } from '../../testing/lobby-host';
import promotions from '.';

const promotion = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  title: 'Weekend spins',
  content: '<p>Play any slot.</p>',
  startDate: Date.UTC(2026, 0, 2),
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(answer: unknown, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = lobbyHost({ ...options, answers: { 'notices.list': answer } });
  mounted = await mountView(promotions, host);
  return host;
}

const item = (name: RegExp) => screen.findByRole('button', { name });

test('a promotion expands on a click and collapses on a second one [HOM-03]', async () => {
  const host = await open([promotion(), promotion({ id: 8, title: 'Points for bets', content: '<b>Twice</b>' })]);
  const weekend = await item(/Weekend spins/);
  expect(weekend.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Play any slot.')).toBeNull();

  await userEvent.click(weekend);
  expect(await screen.findByText('Play any slot.')).toBeTruthy();
  expect(weekend.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText('Twice')).toBeNull();

  await userEvent.click(weekend);
  expect(screen.queryByText('Play any slot.')).toBeNull();
  expect(host.records.calls).toEqual([
    {
      endpoint: 'notices.list',
      request: { types: 'B,PL,PU,PR', groupName: 'w_promotion', execution: 'B', platform: 'W' },
    },
  ]);
});

test('its content passes the host’s cleaner', async () => {
  const host = await open([promotion({ content: '<img src=x onerror=alert(1)>Safe' })]);
  const sanitize = jest.spyOn(host, 'sanitize');
  await userEvent.click(await item(/Weekend spins/));

  expect(await screen.findByText('Safe')).toBeTruthy();
  expect(sanitize).toHaveBeenCalledWith('<img src=x onerror=alert(1)>Safe');
  expect(document.querySelector('img')).toBeNull();
});

test('it shows its start: a time, else the text of the back end', async () => {
  await open([promotion(), promotion({ id: 8, title: 'Points', startDate: null, startDateStr: 'every Friday' })]);

  expect((await item(/Weekend spins/)).textContent).toContain('2026');
  expect((await item(/Points/)).textContent).toContain('every Friday');
});

test('a promotion that the operator changes is shown without a reload [PRM-01]', async () => {
  let title = 'Weekend spins';
  const host = await open(() => [promotion({ title })]);
  await item(/Weekend spins/);
  title = 'Weekday spins';
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'notices' } });
  expect(await item(/Weekday spins/)).toBeTruthy();
});

test('promotions before their start and after their end are hidden', async () => {
  await open([
    promotion(),
    promotion({ id: 8, title: 'Over', endDate: Date.UTC(2020, 0, 1) }),
    promotion({ id: 9, title: 'Later', startDate: Date.UTC(2999, 0, 1) }),
  ]);
  await item(/Weekend spins/);

  expect(within(screen.getByRole('region', { name: 'Promotions' })).getAllByRole('listitem')).toHaveLength(1);
});

test('the server’s clock decides, also where the device’s is a day behind', async () => {
  const server = Date.now() + 86_400_000;
  await open([promotion({ startDate: server - 1_000 }), promotion({ id: 8, title: 'Over', endDate: server - 1_000 })], {
    serverTime: () => server,
  });
  await item(/Weekend spins/);
  expect(screen.queryByRole('button', { name: /Over/ })).toBeNull();
});

test('nothing is drawn without promotions; a failure has a retry', async () => {
  let answer: unknown = fails('network');
  await open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = [];
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
