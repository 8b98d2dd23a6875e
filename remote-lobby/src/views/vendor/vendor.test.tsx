import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openVendorGames } from '../../features/vendor-games/open-vendor-games';
import { wireCard, wireGame, wireGames } from '../../testing/games';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import vendor from '.';

const params = { gameType: 'FISH', vendor: 'HOOK', name: 'Hook and Reef' };
const pages = ({ pageNo }: { pageNo: number }) => ({
  games: wireGames(25).slice((pageNo - 1) * 10, pageNo * 10),
  totalPages: 3,
});
const card = { ...wireCard({ gameType: 'FISH', accountTypeName: 'HOOK', vassalage: 'HOOK' }) } as never;

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const popup = (options: FakeHostOptions = {}) =>
  lobbyHost({ facts: everySwitch, answers: { 'games.search': pages }, placement: 'over', ...options });
async function open(host: FakeHost): Promise<void> {
  mounted = await mountView(vendor, host, params);
}
const pagesAsked = (host: FakeHost) => host.records.calls.map(({ request }) => (request as { pageNo: number }).pageNo);

test('lists 25 games on 3 pages of ten and loads further pages [LOB-19] [LOB-22]', async () => {
  const host = popup();
  await open(host);
  await screen.findByText('Game 10');
  expect(screen.queryByText('Game 11')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));

  await screen.findByText('Game 25');
  expect(pagesAsked(host)).toEqual([1, 3]);
});

test('opens with the prepared first page, requested only once [LOB-21]', async () => {
  const host = popup();
  await openVendorGames(host, card);

  await open(host);

  await waitFor(() => expect(screen.getByText('Game 1')).toBeTruthy());
  expect(pagesAsked(host)).toEqual([1]);
});

test('starts at page 1 when opened again [LOB-23]', async () => {
  const host = popup();
  await open(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findByText('Game 11');
  await mounted?.unmount();

  await open(popup());

  await screen.findByText('Game 1');
  expect(screen.queryByText('Game 11')).toBeNull();
});

test.each([
  [0, 1],
  [1, 0],
])('a game with supportPlay %i has a play button and %i demo buttons [LOB-20]', async (supportPlay, demos) => {
  await open(popup({ answers: { 'games.search': { games: [wireGame({ supportPlay })], totalPages: 1 } } }));

  await screen.findByRole('button', { name: 'Play Fruit Harbour' });
  expect(screen.queryAllByRole('button', { name: 'Try free: Fruit Harbour' })).toHaveLength(demos);
});

test('a game that names neither type nor vendor has those of its list; one that comes twice is shown once [LCH-36]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = wireGame({ gameType: null, vassalage: undefined });
  const nameless = ['Reef', 'Pearl'].map((displayName) => ({ displayName }));
  const host = popup({ answers: { 'games.search': { games: [bare, bare, ...nameless], totalPages: 1 } } });
  await open(host);

  await userEvent.click(await screen.findByRole('button', { name: 'Play Fruit Harbour' }));
  expect(host.records.commands).toMatchObject([{ request: { gameType: 'FISH', vendor: 'HOOK' } }]);
  for (const name of ['Reef', 'Pearl']) screen.getByRole('button', { name: `Play ${name}` });
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('offers a retry for a failed page', async () => {
  let reachable = false;
  await open(popup({ answers: { 'games.search': (asked: never) => (reachable ? pages(asked) : fails('network')) } }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;

  await userEvent.click(retry);

  await screen.findByText('Game 1');
});
