import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import EN from '../../locales/EN.json';
import { playerHost } from '../../testing/lobby-host';
import recommended from '.';

const game = (id: number) => ({ id, iconUrl: '', gameName: `game-${id}`, displayName: `Game ${id}`, vendor: 'JADE' });
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));
const from = Date.UTC(2026, 0, 1, 8);
const until = Date.UTC(2026, 0, 1, 10);
const maintenance = { message: 'Nova is under maintenance.', from: String(from), until: String(until) };

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions, params: Record<string, string> = {}) {
  const host = playerHost({ placement: 'over', ...options });
  mounted = await mountView(recommended, host, params);
  return host;
}

test('maintenance of a vendor opens the recommended games with its message and times [ERR-15] [MNT-10]', () => {
  expect(config.reactions).toEqual([
    {
      on: 'game.maintenance@1',
      open: { place: 'lobby.recommended@1' },
      passes: ['message', 'from', 'until'],
    },
  ]);
  expect(config.places.find(({ name }) => name === 'lobby.recommended@1')).toMatchObject({
    params: ['message', 'from', 'until'],
  });
});

test("requests this platform's recommended games and shows them [REC-01] [REC-11]", async () => {
  const host = await open({ answers: { 'games.recommended': games(2) } });

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(host.records.calls).toEqual([{ endpoint: 'games.recommended', request: { platform: 'W' } }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('25 games are three slides of twelve, which advance by hand only [REC-03]', async () => {
  await open({ answers: { 'games.recommended': games(25) } });
  await screen.findAllByRole('article');

  const sizes = [...document.querySelectorAll('.recommended-games')].map((slide) => slide.children.length);
  expect(sizes).toEqual([12, 12, 1]);
  expect(screen.getAllByRole('button', { name: /^Slide \d of 3$/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
});

test('games of two vendors with one id are both shown; one without a name is named by its id', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const unnamed = { id: 'reef-9', iconUrl: null };
  await open({
    answers: { 'games.recommended': [game(1), { ...game(1), displayName: 'Other', vendor: 'ORB' }, unnamed] },
  });

  const names = (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Game 1', 'Other', 'reef-9']);
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('the notice has the corners of a card: those of a control can be a pill, which cuts several lines of text', async () => {
  await open({ answers: { 'games.recommended': [] } }, maintenance);
  expect(getComputedStyle(await screen.findByRole('alert')).borderRadius).toBe('var(--radius-card)');
});

test.each([
  ['with games', games(1)],
  ['also without any game, as a warning', []],
])('shows the message and the times of the maintenance, %s [REC-02] [REC-04] [REC-06] [REC-09]', async (_, list) => {
  await open({ answers: { 'games.recommended': list } }, maintenance);

  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(list.length));
  const title = list.length > 0 ? 'Open now' : 'Maintenance';
  const region = await screen.findByRole('region', { name: title });
  const warning = screen.getByRole('alert');
  expect(warning.textContent).toContain('Nova is under maintenance.');
  expect(warning.textContent).toContain('maintenance_window');
  expect(region.querySelectorAll('.recommended-games')).toHaveLength(list.length);
});

test('writes both times as the language does, in the viewer’s time zone [REC-04]', async () => {
  const texts = { EN: { ...EN, maintenance_window: 'Maintenance from {{from}} to {{until}}' } };
  const host = await open({ answers: { 'games.recommended': [] }, texts }, maintenance);

  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(`from ${host.language.date(from, 'long')} to ${host.language.date(until, 'long')}`);
});

test.each([
  ['the end', { until: String(until) }, (date: (moment: number) => string) => `from … to ${date(until)}`],
  ['the start', { from: String(from) }, (date: (moment: number) => string) => `from ${date(from)} to …`],
])('shows %s where it is known alone [REC-04]', async (_, params, expected) => {
  const texts = { EN: { ...EN, maintenance_window: 'Maintenance from {{from}} to {{until}}' } };
  const host = await open({ answers: { 'games.recommended': [] }, texts }, params);

  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(expected((moment) => host.language.date(moment, 'long')));
});

test('without any game, a button closes the message [REC-09]', async () => {
  const host = await open({ answers: { 'games.recommended': [] } }, maintenance);
  await userEvent.click(await screen.findByRole('button', { name: 'close' }));

  expect(host.records.closed).toHaveLength(1);
});

describe('after a reload', () => {
  /** The page's start and how it was reached. */
  function documentOf(timeOrigin: number, type: string): void {
    const { performance } = window;
    jest.spyOn(window, 'performance', 'get').mockReturnValue({
      now: () => performance.now(),
      timeOrigin,
      getEntriesByType: () => [{ type }],
    } as unknown as Performance);
  }
  const answers = { 'games.recommended': games(1) };
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('the message of an earlier launch closes itself, and one of a new launch stays', async () => {
    documentOf(1, 'navigate');
    await open({ answers }, maintenance);
    // a reload discards the document without unmounting the view
    const discarded = mounted;
    documentOf(2, 'reload');
    const restored = await open({ answers }, maintenance);
    await waitFor(() => expect(restored.records.closed).toHaveLength(1));
    await mounted?.unmount();

    const launched = await open({ answers }, maintenance);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(launched.records.closed).toEqual([]);
    await discarded?.unmount();
  });

  test('a message that was left with its page does not close that of another page', async () => {
    documentOf(1, 'navigate');
    await open({ answers }, maintenance);
    const left = mounted;
    documentOf(2, 'navigate');
    const host = await open({ answers }, maintenance);

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(host.records.closed).toEqual([]);
    await left?.unmount();
  });
});

test.each([
  ['no parameters', {}],
  ['times that cannot be written', { from: 'soon', until: '1e99' }],
])('with %s, and no games, says that no game is open', async (_, params) => {
  await open({ answers: { 'games.recommended': [] } }, params);

  await screen.findByText('No games are open at the moment. Please come back later.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('closes when a game is opened from it, and leaves its type to the launch [REC-10]', async () => {
  const host = await open({ answers: { 'games.recommended': [{ ...game(7), gameId: 'golden-dragon' }] } });
  const [play] = await screen.findAllByRole('button', { name: /Play/ });
  await userEvent.click(play!);

  expect(host.records.closed).toHaveLength(1);
  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'JADE', gameType: '', gameId: 'golden-dragon', nodeId: '7', name: 'Game 7' },
    },
  ]);
});

test('reads games that have the fields of the source only [REC-05]', async () => {
  const bare = { id: 3, iconUrl: '', gameName: 'lotus', displayName: '' };
  const named = { id: 4, iconUrl: 'https://img.test/4.png', gameName: 'seasons', displayName: 'Four Seasons' };
  const host = await open({ answers: { 'games.recommended': [bare, named] } });
  const card = await screen.findByRole('article', { name: 'Four Seasons' });
  expect(card.querySelector('img')?.src).toBe('https://img.test/4.png');

  await userEvent.click(within(screen.getByRole('article', { name: 'lotus' })).getByRole('button', { name: /Play/ }));
  expect(host.records.commands).toMatchObject([{ request: { vendor: '', gameId: '3', name: 'lotus' } }]);
});

test('offers a retry after a failure', async () => {
  let tries = 0;
  await open({ answers: { 'games.recommended': () => (++tries === 1 ? fails('server_error') : games(1)) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByRole('article', { name: 'Game 1' });
});
