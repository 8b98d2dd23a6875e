import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireCard } from '../../testing/games';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import gameTypes from '.';

const vendorsOf = (gameType: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireCard({
      cardId: `${gameType}${index}`,
      accountTypeName: `${gameType}${index}`,
      displayName: `${gameType} vendor ${index}`,
      gameType,
    }),
  );
const popular = { gameId: '7', gameCode: 'TXFFC', remark: 'Sky Star', webIconUrl: 'art:FFC' };
const answers = {
  'games.vendors': [
    ...['SPORTS', 'LIVE', 'FISH', 'PVP', 'RNG', 'ESPORTS'].flatMap((type) => vendorsOf(type, 5)),
    ...vendorsOf('LOTT', 3),
    ...vendorsOf('ELOTT', 2),
  ],
  'lottery.popular': [popular, { ...popular, gameId: '8', gameCode: 'CQSSC', remark: 'Chongqing' }],
  'games.jackpot': '48213550.25',
};

let mounted: MountedView | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  return mounted?.unmount();
});

async function open(host: FakeHost): Promise<FakeHost> {
  mounted = await mountView(gameTypes, host);
  return host;
}

const guest = (options: FakeHostOptions = {}) => lobbyHost({ facts: everySwitch, answers, ...options });
const withJackpot = (jackpot: unknown, options: FakeHostOptions = {}) =>
  guest({ ...options, answers: { ...answers, 'games.jackpot': jackpot } });
const region = (name: string) => screen.findByRole('region', { name });
const panel = () => screen.findByRole('heading', { name: 'Explore the games' });
const amount = async () => (await region('Jackpot')).querySelector('p')?.textContent;

test('the panel has six sections of three games [HOM-05] [LIM-01]', async () => {
  await open(guest());

  for (const name of ['Sports', 'Live casino', 'Fishing', 'Card games', 'Slots', 'Lottery'])
    expect(within(await region(name)).getAllByRole('listitem')).toHaveLength(3);
});

test('the section of lotteries features the first of the popular call, linked to its page [HOM-06]', async () => {
  const host = await open(guest());

  const featured = await within(await region('Lottery')).findByRole('link', { name: /Sky Star/ });
  expect(within(featured).getByText('Popular lottery')).toBeTruthy();
  await userEvent.click(featured);

  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params: { gameId: '7', gameCode: 'TXFFC' } }]);
  expect(host.records.calls).toContainEqual({
    endpoint: 'lottery.popular',
    request: { count: 4, prizeMode: 'Lott', playType: '' },
  });
});

test('without a remote for lotteries none is requested or featured', async () => {
  const host = await open(guest({ absentPlaces: ['lottery.home@1'] }));
  await region('Lottery');

  expect(screen.queryByText('Popular lottery')).toBeNull();
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('lottery.popular');
});

test('a failed popular call costs only the featured lottery', async () => {
  await open(guest({ answers: { ...answers, 'lottery.popular': fails('network') } }));

  expect(within(await region('Lottery')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('Popular lottery')).toBeNull();
});

test.each([
  ['Sports', 'lobby.sports@1'],
  ['Slots', 'lobby.slots@1'],
  ['Lottery', 'lottery.lobby@1'],
])('“More” of %s links to its lobby [HOM-07]', async (name, place) => {
  const host = await open(guest());

  await userEvent.click(await screen.findByRole('link', { name: `More: ${name}` }));

  expect(host.records.opened).toEqual([{ place, params: {} }]);
});

test('a slot vendor links to the slot lobby by its shown name [LOB-03]', async () => {
  const host = await open(guest());

  await userEvent.click(await screen.findByRole('link', { name: 'RNG vendor 0' }));

  expect(host.records.opened).toEqual([{ place: 'lobby.slots@1', params: { page: 'RNG vendor 0' } }]);
});

test('the jackpot is above the panel, in baht, as the server says, for any currency of the merchant [JKP-01] [JKP-02]', async () => {
  sessionStorage.setItem('jackpot', '5.00');
  const settings = { merchant: { code: 'demo', name: 'Demo' } };
  const host = await open(guest({ settings }));

  await waitFor(async () => expect(await amount()).toBe('฿48,213,550.25'));
  const jackpot = await region('Jackpot');
  expect(jackpot.compareDocumentPosition(await panel()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(host.records.calls).toContainEqual({
    endpoint: 'games.jackpot',
    request: { merchant_code: 'demo', currency: 'THB' },
  });
  expect(sessionStorage.getItem('jackpot')).toBe('48213550.25');
});

test.each([
  [0, '฿0.00'],
  [0.999999999999, '฿100,000,000.00'],
])('without a value the start is random, at most 100 million: %d [JKP-03] [LIM-11]', async (random, shown) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  await open(withJackpot(null));

  await waitFor(async () => expect(await amount()).toBe(shown));
});

test('the amount of the session is used again, also when the call fails [JKP-03] [JKP-04] [JKP-05]', async () => {
  await open(withJackpot(null));
  await waitFor(() => expect(sessionStorage.getItem('jackpot')).not.toBeNull());
  const first = sessionStorage.getItem('jackpot');
  await mounted?.unmount();

  await open(withJackpot(fails('network')));

  await waitFor(async () => expect((await amount())?.replaceAll(/[^\d.]/g, '')).toBe(first));
  expect(sessionStorage.getItem('jackpot')).toBe(first);
});

test('an unreadable stored amount is replaced', async () => {
  sessionStorage.setItem('jackpot', '{"much":1}');
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await open(withJackpot(null));

  await waitFor(async () => expect(await amount()).toContain('50,000,000.00'));
});

test('a merchant without random starts, and a strict profile, show no jackpot unless the server has one', async () => {
  await open(withJackpot(null, { facts: ['switch:FREEPLAY3'] }));
  await region('Sports');
  expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull();
  await mounted?.unmount();

  await open(withJackpot(null, { facts: [...everySwitch, 'setting:strict-protection'] }));
  await region('Sports');
  expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull();
  await mounted?.unmount();

  await open(withJackpot('20.00', { facts: [...everySwitch, 'setting:strict-protection'] }));
  await waitFor(async () => expect(await amount()).toContain('20.00'));
});
