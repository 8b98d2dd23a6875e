import type { Descriptor } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { otherTestPage } from '../../features/speed-test/other-test-page';
import { lobbyHost } from '../../testing/lobby-host';
import speedTest from '.';

jest.mock('@atrium/api/figures', () => ({
  ...jest.requireActual<object>('@atrium/api/figures'),
  speedTestDelays: { first: 0, again: 0 },
}));

const { places = [] }: Descriptor = config;
const { click } = userEvent.setup({ delay: null });

/** Milliseconds until each domain answers; a domain without them is down. */
const answers: Record<string, number> = { [location.origin]: 60, 'https://near.test': 81, 'https://far.test': 151 };
let requests: { url: URL; init: RequestInit }[] = [];
/** Whether the domains wait with their answers. */
let silent = false;

let mounted: MountedView | undefined;
beforeEach(() => {
  requests = [];
  silent = false;
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  window.fetch = jest.fn((url: string, init: RequestInit) => {
    const time = answers[new URL(url).origin];
    requests.push({ url: new URL(url), init });
    if (time === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    if (silent) return new Promise<Response>(() => undefined);
    // each in a task of its own, so that each reads its own time
    return new Promise<Response>((resolve) =>
      setTimeout(() => {
        clock = time;
        resolve({} as Response);
        queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => (clock = 0))));
      }),
    );
  }) as never;
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  jest.restoreAllMocks();
});

const route = {
  customerService: '',
  domainList: ['near.test', 'https://far.test', 'down.test', 'ftp://x', 'near.test'],
};
async function open(options: FakeHostOptions = {}) {
  mounted = await mountView(speedTest, lobbyHost({ answers: { 'system.domainRoute': route }, ...options }));
  await screen.findByText('near.test');
}
const row = (domain: string) => within(screen.getByText(domain).closest('li') as HTMLElement);

test('lists the domains with response time and a button; a dead one cannot connect [SPD-01] [SPD-02] [SPD-08] [SPD-09]', async () => {
  expect(places.find(({ path }) => path === '/speedTest')).toMatchObject({ view: 'speed-test' });
  await open();
  await screen.findByText(`${location.host} is the fastest line: it answers in 60 ms.`);

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  row('near.test').getByText('81 ms');
  row('near.test').getByText(/Normal/);
  row('far.test').getByText(/Slow/);
  row(location.host).getByText(/Fast$/);
  const dead = row('down.test').getByText('cannot connect');
  expect(dead.dataset['grade']).toBe('slow');
});

test('Enter opens that domain; this one needs none [SPD-03]', async () => {
  await open();
  expect(row('far.test').getByRole('link', { name: 'Enter far.test' }).getAttribute('href')).toBe('https://far.test');
  expect(row(location.host).queryByRole('link')).toBeNull();
  row(location.host).getByText('You are here');
});

test('each domain is asked for its logo, past every cache and without cookies [SPD-04]', async () => {
  await open();
  await waitFor(() => expect(requests).toHaveLength(4));
  expect(requests.map(({ url }) => url.origin + url.pathname).sort()).toEqual(
    [location.origin, 'https://down.test', 'https://far.test', 'https://near.test']
      .map((origin) => `${origin}/res/logo.png`)
      .sort(),
  );
  for (const { url, init } of requests) {
    expect(Number(url.searchParams.get('speed'))).toBeGreaterThan(Date.UTC(2026, 0));
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', mode: 'no-cors' });
  }
});

test('measures again at a press, and no longer shows the former times', async () => {
  await open();
  await screen.findByText('81 ms');
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Test again' });
  await waitFor(() => expect(again.disabled).toBe(false));
  silent = true;
  await click(again);
  await screen.findByText('Testing all lines…');
  expect(screen.queryByText('81 ms')).toBeNull();
  expect(again.disabled).toBe(true);
  await waitFor(() => expect(requests).toHaveLength(8));
});

test('leaving the page stops the test', async () => {
  silent = true;
  await open();
  await waitFor(() => expect(requests).toHaveLength(4));
  await mounted?.unmount();
  mounted = undefined;
  const waiting = requests.filter(({ url }) => url.origin !== 'https://down.test');
  expect(waiting.map(({ init }) => init.signal?.aborted)).toEqual([true, true, true]);
});

test('domains may be listed in the settings alone; a failure offers a retry', async () => {
  await open({
    answers: {
      'system.domainRoute': fails('http-404'),
      'system.settings': { domainRoute: { domainList: ['near.test'] } },
    },
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await mounted?.unmount();

  mounted = await mountView(
    speedTest,
    lobbyHost({ answers: { 'system.domainRoute': fails('http-500'), 'system.settings': fails('http-500') } }),
  );
  await screen.findByRole('button', { name: 'Try again' });
});

test.each([
  [undefined, undefined],
  ['/speedTest', undefined],
  ['/wps/system/test/ping', undefined],
  ['javascript:alert(1)', undefined],
  ['/own-test', 'https://a.test/own-test'],
  ['https://speed.test/', 'https://speed.test/'],
])('the SpeedTest resource %p gives the page %p [SPD-12]', (url, page) => {
  const here = { href: 'https://a.test/speedTest', origin: 'https://a.test', pathname: '/speedTest' };
  expect(otherTestPage([{ type: 'SpeedTest', ...(url !== undefined && { url }) }], here)).toBe(page);
});
