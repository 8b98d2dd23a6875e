import { contentPeriod } from '@atrium/api/figures';
import type { Descriptor } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { lobbyHost } from '../../testing/lobby-host';
import notices from './index';

const { places = [] }: Descriptor = config;
const { click } = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });

const notice = (number: number, changes: object = {}) => ({
  id: number,
  type: 'B',
  title: `Notice ${number}`,
  content: `<p>Text ${number}</p>`,
  startDate: Date.UTC(2026, 0, number % 28),
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => notice(index + 1));

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(answer: unknown, params = {}, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = lobbyHost({ answers: { 'notices.list': answer }, ...options });
  mounted = await mountView(notices, host, params);
  return host;
}
const button = (name: string) => screen.getByRole('button', { name });
const titles = () => [...document.querySelectorAll('h2')].map((title) => title.querySelector('span span')?.textContent);
const pages = () => screen.getByRole('navigation', { name: 'Pages of notices' });
const pageNumbers = () =>
  [...pages().querySelectorAll('li:not([inert])')].map(({ textContent }) => Number(textContent));

test('/notices lists the notices; one unfolds on a click and folds on a second [NTC-01] [NTC-06]', async () => {
  expect(places.find(({ path }) => path === '/notices')).toMatchObject({ name: 'lobby.notices@1', view: 'notices' });
  const host = await open([notice(3), notice(4, { content: '<p>Text 4</p><script>1</script>' })]);
  const sanitize = jest.spyOn(host, 'sanitize');
  const third = await screen.findByRole('button', { name: /Notice 3/, expanded: false });
  expect(third.textContent).toContain('2026');
  expect(sanitize).not.toHaveBeenCalled();

  await click(third);
  expect(await screen.findByText('Text 3')).toBeTruthy();
  await click(screen.getByRole('button', { name: /Notice 4/ }));
  await screen.findByText(/Text 4/);
  expect(screen.getByText('Text 3')).toBeTruthy();
  expect(sanitize).toHaveBeenLastCalledWith('<p>Text 4</p><script>1</script>');

  await click(screen.getByRole('button', { name: /Notice 3/, expanded: true }));
  expect(screen.queryByText('Text 3')).toBeNull();
  expect(host.records.calls).toEqual([
    {
      endpoint: 'notices.list',
      request: { types: 'B,PL,PU', groupName: 'w_notice', execution: 'B', platform: 'W' },
    },
  ]);
});

test('notices of other types and outside their time are left out; pictures are lazy [NTC-08] [NTC-09]', async () => {
  await open(
    [
      notice(1, { startDateStr: 'ignored', announcementImages: [{ imageId: '1', url: 'https://img.test/a.png' }] }),
      notice(2, { type: 'PR' }),
      notice(3, { type: 'Z' }),
      notice(4, { endDate: 1_000 }),
      notice(5, { startDate: Date.UTC(2999, 0, 1) }),
      notice(6, { type: 'PU', startDate: null, startDateStr: 'every Friday' }),
    ],
    {},
  );
  await screen.findByRole('button', { name: /Notice 6 ?every Friday/ });
  expect(titles()).toEqual(['Notice 1', 'Notice 6']);
  await click(screen.getByRole('button', { name: /Notice 1/ }));
  const picture = document.querySelector('img');
  expect([picture?.src, picture?.getAttribute('loading')]).toEqual(['https://img.test/a.png', 'lazy']);
});

test('of notices with one id the first is shown, and one without a title costs only itself', async () => {
  const errors = jest.spyOn(console, 'error');
  await open([notice(1), notice(1, { title: 'The same id' }), notice(2, { title: ' ' }), notice(3)]);
  await screen.findByRole('button', { name: /Notice 3/ });
  expect(titles()).toEqual(['Notice 1', 'Notice 3']);
  expect(errors).not.toHaveBeenCalled();
});

test('a device clock five hours off changes nothing: the server says which notices are in force [NTC-09]', async () => {
  const device = Date.now();
  const hour = 3_600_000;
  for (const ahead of [5 * hour, -5 * hour]) {
    const server = device + ahead;
    await open(
      [
        notice(1, { startDate: server - hour, endDate: server + hour }),
        notice(2, { startDate: server - 2 * hour, endDate: server - hour }),
        notice(3, { startDate: server + hour }),
      ],
      {},
      { serverTime: () => server },
    );
    await screen.findByRole('button', { name: /Notice 1/ });
    expect(titles()).toEqual(['Notice 1']);
    await mounted?.unmount();
  }
  mounted = undefined;
});

test('25 notices are three pages of ten; a page unfolds one notice at a time, 373 px high [NTC-02] [NTC-05]', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  await open(many(25), { mode: 'pages' });
  await screen.findByText('Notice 10');
  expect(titles()).toEqual(many(10).map(({ title }) => title));
  expect(pageNumbers()).toEqual([1, 2, 3]);
  expect(screen.queryByRole('button', { name: 'Later pages' })).toBeNull();

  await click(screen.getByRole('button', { name: /Notice 2 / }));
  await screen.findByText('Text 2');
  expect(screen.getByRole('region', { name: 'Notice 2' }).style.blockSize).toBe('373px');
  await click(screen.getByRole('button', { name: /Notice 3/ }));
  await screen.findByText('Text 3');
  expect(screen.queryByText('Text 2')).toBeNull();

  await click(button('Page 3'));
  expect(titles()).toEqual([21, 22, 23, 24, 25].map((number) => `Notice ${number}`));
  expect(button('Page 3').getAttribute('aria-current')).toBe('page');
  expect(screen.queryByText('Text 3')).toBeNull();
});

test.each([
  [0, undefined],
  [1, undefined],
  [70, [1, 2, 3, 4, 5, 6, 7]],
])('%i notices have the pages %j and no strip [NTC-03]', async (count, expected) => {
  await open(many(count), { mode: 'pages' });
  if (count === 0) await screen.findByText('No notices right now');
  else await screen.findByText('Notice 1');
  expect(screen.queryByRole('navigation') && pageNumbers()).toEqual(expected ?? null);
  expect(screen.queryByRole('button', { name: 'Later pages' })).toBeNull();
});

test('eight pages have a strip of seven that slides 25 px per step [NTC-03] [NTC-04]', async () => {
  await open(many(71), { mode: 'pages' });
  await screen.findByText('Notice 10');
  expect(pageNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const strip = () => pages().querySelector('ol')?.style.transform;
  expect([strip(), button('Earlier pages')]).toEqual(['translateX(0px)', expect.objectContaining({ disabled: true })]);

  await click(button('Later pages'));
  expect([strip(), pageNumbers()]).toEqual(['translateX(-25px)', [2, 3, 4, 5, 6, 7, 8]]);
  expect(button('Later pages')).toMatchObject({ disabled: true });
  expect(titles()[0]).toBe('Notice 1');
  await click(button('Page 8'));
  expect(titles()).toEqual(['Notice 71']);
});

test('500 pages draw the numbers of the window alone; the last page is reached [NTC-03]', async () => {
  await open(many(4_995), { mode: 'pages' });
  await screen.findByText('Notice 10');
  for (let step = 1; step <= 3; step += 1) await click(button('Later pages'));
  expect(pageNumbers()).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(document.querySelectorAll('li').length).toBeLessThan(25);
  await click(button('Page 10'));
  expect(titles()[0]).toBe('Notice 91');
});

test('the board changes between list and pages; a long list is drawn in portions', async () => {
  await open(many(60));
  await screen.findByText('Notice 50');
  expect(titles()).toHaveLength(50);
  await click(button('Show more'));
  expect(titles()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  await click(button('Show by pages'));
  expect(titles()).toHaveLength(10);
  await click(button('Show as a list'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('an open board shows a change without a reload: at a live event, after a while, and when it is seen again', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'setImmediate', 'nextTick', 'Date'],
  });
  let answer: unknown = [notice(1)];
  const host = await open(() => answer);
  const requests = (count: number) => waitFor(() => expect(host.records.calls).toHaveLength(count));
  await click(await screen.findByRole('button', { name: /Notice 1/ }));

  answer = [notice(2), notice(1)];
  const changed = (content: string) =>
    host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content } });
  changed('help');
  changed('notices');
  await waitFor(() => expect(titles()).toEqual(['Notice 2', 'Notice 1']));
  expect(screen.getByRole('button', { name: /Notice 1/, expanded: true })).toBeTruthy();
  await requests(2);

  answer = fails('network');
  jest.advanceTimersByTime(contentPeriod);
  await requests(3);
  expect(titles()).toEqual(['Notice 2', 'Notice 1']);
  answer = [notice(3)];
  jest.advanceTimersByTime(contentPeriod);
  await waitFor(() => expect(titles()).toEqual(['Notice 3']));

  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  answer = [notice(4)];
  jest.advanceTimersByTime(2 * contentPeriod);
  await requests(4);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(titles()).toEqual(['Notice 4']));

  await mounted?.unmount();
  mounted = undefined;
  jest.advanceTimersByTime(3 * contentPeriod);
  await requests(5);
});

test('shows that it loads; a failure has a retry', async () => {
  let answer: unknown = () => new Promise(() => undefined);
  await open(answer);
  await screen.findByRole('status', { name: 'Loading the notices' });
  await mounted?.unmount();

  answer = fails('server_error');
  await open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = [notice(1)];
  await click(retry);
  await screen.findByRole('button', { name: /Notice 1/ });
});
