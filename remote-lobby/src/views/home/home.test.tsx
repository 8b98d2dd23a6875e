import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireGame, wireGames } from '../../testing/games';
import { everySwitch, lobbyHost, playerHost } from '../../testing/lobby-host';
import home from '.';

const banner = (changes: Record<string, unknown> = {}) => ({
  bannerId: 1,
  url: 'scene:night',
  title: 'Night sky',
  groupName: 'home',
  ...changes,
});
const answers = {
  'system.banners': [banner()],
  'games.hot': wireGames(3),
  'games.search': { games: wireGames(10), totalPages: 2 },
};

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(host: FakeHost): Promise<void> {
  mounted = await mountView(home, host);
}

const guest = (options: FakeHostOptions = {}) => lobbyHost({ facts: everySwitch, answers, ...options });
const section = (name: string) => screen.findByRole('region', { name });
const alert = (region: HTMLElement) => within(region).findByRole('alert');

test('starts a hot game through the launch command', async () => {
  const host = guest();
  await open(host);

  await userEvent.click(await screen.findByRole('button', { name: /Play.*Game 2/ }));

  expect(host.records.commands).toMatchObject([{ name: 'game.launch@1', request: { gameId: 'game-2' } }]);
});

test('home shows eighteen hot games of those that the back end has', async () => {
  const many = Array.from({ length: 24 }, (_, at) => wireGame({ gameId: `hot-${at}`, displayName: `Hot ${at}` }));
  await open(guest({ answers: { ...answers, 'games.hot': many } }));
  const hot = await section('Hot games');
  await within(hot).findByText('Hot 0');

  expect(
    within(hot)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(Array.from({ length: 18 }, (_, at) => `Hot ${at}`));
});

test('a failed section shows an error and a working retry, without affecting the others [LOB-28]', async () => {
  let reachable = false;
  await open(guest({ answers: { ...answers, 'games.hot': () => (reachable ? [wireGame()] : fails('network')) } }));
  const hot = await section('Hot games');

  const retry = within(await alert(hot)).getByRole('button', { name: 'Try again' });
  reachable = true;
  await userEvent.click(retry);

  await within(hot).findByText('Fruit Harbour');
});

test('a row without games announces it', async () => {
  await open(guest({ answers: { ...answers, 'games.hot': [] } }));

  await screen.findByText('Games are on their way. Stay tuned.');
});

test('shows the banners of the group home; a single one has no controls [BAN-01] [BAN-02]', async () => {
  const host = guest();
  await open(host);
  await screen.findByText('Night sky');

  expect(host.records.calls).toContainEqual({
    endpoint: 'system.banners',
    request: { groupName: 'home', language: 'EN' },
  });
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
});

test('banners of one id are all shown; a hot game that comes twice is shown once', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const banners = ['Spring', 'Harbour', 'Spring'].map((title) => banner({ title }));
  const hot = [wireGame(), wireGame(), wireGame({ gameId: 'reef', displayName: 'Reef' })];
  await open(guest({ answers: { ...answers, 'system.banners': banners, 'games.hot': hot } }));

  expect(await screen.findAllByText('Spring')).toHaveLength(2);
  expect(screen.getAllByText('Harbour')).toHaveLength(1);
  expect(await screen.findAllByRole('heading', { name: 'Fruit Harbour' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { name: 'Reef' })).toHaveLength(1);
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('shows nothing without banners [BAN-03]', async () => {
  await open(guest({ answers: { ...answers, 'system.banners': [] } }));
  await section('Hot games');

  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});

test('rotates home banners every 3000 ms until paused [BAN-06] [LIM-04]', async () => {
  const ticks = jest.spyOn(window, 'setInterval');
  await open(
    guest({ answers: { ...answers, 'system.banners': [banner(), banner({ bannerId: 2, title: 'Harbour' })] } }),
  );
  const pause = await screen.findByRole('button', { name: 'Pause the slides' });

  await waitFor(() => expect(ticks.mock.calls.map(([, delay]) => delay)).toContain(3000));
  expect(ticks.mock.calls.map(([, delay]) => delay)).not.toContain(2500);
  await userEvent.click(pause);

  await screen.findByRole('button', { name: 'Play the slides' });
});

test('a banner of kind G launches its game after checking its conditions [BAN-05]', async () => {
  const game = banner({ linkageType: 'G', roomId: 'r1', nodeId: '1', vendor: 'NOVA' });
  const host = guest({ answers: { ...answers, 'system.banners': [game] } });
  await open(host);

  await userEvent.click(await screen.findByRole('button', { name: 'Night sky' }));

  expect(host.records.commands).toMatchObject([
    { name: 'game.launch@1', request: { vendor: 'NOVA', roomId: 'r1', nodeId: '1' } },
  ]);
});

test('a banner of kind URL opens its address, or a place for a lobby of this portal [BAN-05]', async () => {
  const ours = banner({ linkageType: 'URL', linkage: '/electron?page=hot' });
  const host = guest({ answers: { ...answers, 'system.banners': [ours] } });
  await open(host);
  await userEvent.click(await screen.findByRole('link', { name: 'Night sky' }));
  expect(host.records.opened).toEqual([{ place: 'lobby.slots@1', params: { page: 'hot' } }]);
  await mounted?.unmount();

  const theirs = banner({ linkageType: 'URL', linkage: 'https://example.test/fair' });
  await open(guest({ answers: { ...answers, 'system.banners': [theirs] } }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Night sky' });
  expect([link.href, link.target, link.rel]).toEqual(['https://example.test/fair', '_blank', 'noopener noreferrer']);
});

test('a banner of kind P opens its promotion, and is plain where no remote declares a place for promotions', async () => {
  const promotion = banner({ linkageType: 'P', linkage: '42' });
  const absent = { absentPlaces: ['lobby.promotions@1'] };
  await open(guest({ ...absent, answers: { ...answers, 'system.banners': [promotion] } }));
  await screen.findByText('Night sky');
  expect(screen.queryByRole('link', { name: 'Night sky' })).toBeNull();
  await mounted?.unmount();

  const host = guest({ answers: { ...answers, 'system.banners': [promotion] } });
  await open(host);
  await userEvent.click(await screen.findByRole('link', { name: 'Night sky' }));
  expect(host.records.opened).toEqual([{ place: 'lobby.promotions@1', params: { id: '42' } }]);
});

test('a banner of an unknown kind is plain; one without a picture costs only itself', async () => {
  const odd = [banner({ linkageType: 'X', linkage: '42' }), banner({ bannerId: 2, url: null, title: 'No picture' })];
  const host = guest({ answers: { ...answers, 'system.banners': odd } });
  await open(host);

  await screen.findByText('Night sky');
  expect(screen.queryByRole('link', { name: 'Night sky' })).toBeNull();
  expect(screen.queryByText('No picture')).toBeNull();
  expect(host.records.unreadable).toEqual(['system.banners']);
});

test('greets a signed-in customer by nickname', async () => {
  const member = { id: '7', account: 'mei88', nickname: 'Mei', labels: [] };
  await open(playerHost({ answers, account: { member } }));

  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Mei' });
});

test('reloads everything after a language change', async () => {
  const names = { EN: 'Fruit Harbour', CN: '水果港湾' };
  const host = guest({
    answers: {
      ...answers,
      'games.hot': ({ language }: { language: 'EN' | 'CN' }) => [wireGame({ displayName: names[language] })],
      'system.banners': ({ language }: { language: string }) => [banner({ title: `Banner in ${language}` })],
    },
  });
  await open(host);
  await screen.findByText('Fruit Harbour');

  await host.language.choose('CN');

  await screen.findByText('水果港湾');
  await screen.findByText('Banner in CN');
});

test('a long title of a banner is whole, and written smaller', async () => {
  const title = 'A title with far more words than a picture of this size can hold in its display type';
  await open(guest({ answers: { ...answers, 'system.banners': [banner({ title })] } }));
  expect((await screen.findByText(title)).dataset['long']).toBe('true');
});
