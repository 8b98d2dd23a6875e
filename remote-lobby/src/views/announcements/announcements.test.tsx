import type { Descriptor } from '@atrium/contract';
import { fails, mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { lobbyHost } from '../../testing/lobby-host';
import announcements from './index';

const { places = [], popups = [], commands = [] }: Descriptor = config;
const { click } = userEvent.setup({ delay: null });

const announcement = (number: number, changes: object = {}) => ({
  id: number,
  type: 'PU',
  title: `Announcement ${number}`,
  content: `<p>Text ${number}</p>`,
  startDate: Date.UTC(2026, 0, number),
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(answer: unknown, params: Record<string, string> = { group: 'w_promotion', type: 'PU' }) {
  const host = lobbyHost({ answers: { 'notices.list': answer }, placement: 'over' });
  mounted = await mountView(announcements, host, params);
  return host;
}
const button = (name: string) => screen.getByRole('button', { name });

test('an announcement popup shows its pictures and text, and pages to the next and the previous [PRM-06]', async () => {
  const host = await open([
    announcement(1, {
      announcementImages: [
        { imageId: '1', url: 'https://img.test/a.png' },
        { imageId: '2', url: 'https://img.test/b.png' },
      ],
    }),
    announcement(2),
    announcement(3),
  ]);
  await screen.findByRole('heading', { name: 'Announcement 1' });
  await screen.findByText('Text 1');
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(
    [...document.querySelectorAll('img')].map((picture) => [picture.src, picture.getAttribute('loading')]),
  ).toEqual([
    ['https://img.test/a.png', 'lazy'],
    ['https://img.test/b.png', 'lazy'],
  ]);
  expect(button('Previous announcement')).toMatchObject({ disabled: true });

  await click(button('Next announcement'));
  await screen.findByText('Text 2');
  expect(screen.queryByText('Text 1')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
  await click(button('Next announcement'));
  await screen.findByText('3 of 3');
  expect(button('Next announcement')).toMatchObject({ disabled: true });
  await click(button('Previous announcement'));
  await screen.findByText('Text 2');

  await click(button('Got it'));
  expect(host.records.closed).toHaveLength(1);
  expect(host.records.calls).toEqual([
    {
      endpoint: 'notices.list',
      request: { types: 'PU', groupName: 'w_promotion', execution: 'B', platform: 'W' },
    },
  ]);
});

test('an offer that pops up has a button to what it is about; one without a target, and a notice, only closes [PRM-02] [PRM-06]', async () => {
  const offers = [announcement(1, { redirect: 'POINT_MARKET' }), announcement(2)];
  const host = await open(offers);
  await click(await screen.findByRole('link', { name: 'Go to promotion' }));
  expect(host.records.opened).toEqual([{ place: 'mall.home@1', params: {} }]);

  await click(button('Next announcement'));
  await screen.findByText('Text 2');
  expect(screen.queryByRole('link')).toBeNull();
  await mounted?.unmount();

  await open(offers, { group: 'w_notice', type: 'PU' });
  await screen.findByText('Text 1');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a single one has no pages; one that ended while it was open says so', async () => {
  let answer: unknown = [announcement(1, { type: 'PL' })];
  const host = await open(() => answer, { group: 'w_notice', type: 'PL' });
  await screen.findByText('Text 1');
  expect(screen.queryByRole('navigation')).toBeNull();

  answer = [];
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'notices' } });
  await screen.findByText('This announcement has ended.');
});

test('one without a title is headed as an announcement, so that its pictures are not lost', async () => {
  await open([announcement(1, { title: '' }), announcement(1, { title: 'The same id' })]);
  await screen.findByText('Text 1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Announcements');
  expect(screen.queryByText('1 of 2')).toBeNull();
});

test('a failure has a retry', async () => {
  let answer: unknown = fails('network');
  await open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = [announcement(1)];
  await click(retry);
  await waitFor(() => expect(screen.getByText('Text 1')).toBeTruthy());
});

test('public announcements open by themselves, those after sign-in for customers, in this order [PRM-07]', () => {
  expect(places.find(({ name }) => name === 'lobby.announcements@1')).toMatchObject({ opens: 'over' });
  expect(commands).toContainEqual({ name: 'lobby.announcement-groups@1' });
  expect(popups).toEqual([
    {
      id: 'announcements',
      order: 20,
      shows: { source: 'lobby.announcement-groups@1', request: { type: 'PU' } },
      open: { place: 'lobby.announcements@1' },
    },
    {
      id: 'announcements-after-sign-in',
      order: 30,
      shows: { source: 'lobby.announcement-groups@1', request: { type: 'PL' } },
      open: { place: 'lobby.announcements@1' },
      when: 'signed-in',
    },
  ]);
});
