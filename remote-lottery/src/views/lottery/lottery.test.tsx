import { commitmentOf, winningNumber } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireDraws, wireGame, wireGames } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import lottery from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(params: Record<string, string> = {}, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = lotteryHost(options);
  mounted = await mountView(lottery, host, params);
  return host;
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const clock = /^\d\d:\d\d:\d\d$/;

test('shows five cards of eight games of each kind [LOT-01]', async () => {
  const games = [...wireGames(8), ...wireGames(8, { liveVideoSwitch: true }, 'LIVE')];
  await open({}, { answers: { 'lottery.list': games } });

  expect(within(await region('Drawing soon')).getAllByRole('article')).toHaveLength(5);
  const live = within(await region('With live video'));
  expect(live.getAllByRole('article')).toHaveLength(5);
  expect(live.getAllByText('Live video')).toHaveLength(5);
});

test('a card shows game, issue and countdown, and links by id and code [LRV-05]', async () => {
  const host = await open();

  const card = within(within(await region('Drawing soon')).getByRole('article'));
  card.getByRole('heading', { name: 'Game CQSSC' });
  card.getByText('Issue 20260102-0037');
  expect(card.getByRole('timer').textContent).toMatch(clock);
  await userEvent.click(card.getByRole('link', { name: 'Bet now: Game CQSSC' }));
  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params: { gameId: 'cqssc', gameCode: 'CQSSC' } }]);
});

test('numbers of issues and codes may be numbers; a game that cannot be read costs only itself', async () => {
  const odd = [
    {
      ...wireGame({ gameCode: 'A', displayName: 'Numbered' }),
      numero: 20260102037,
      remainTime: '90.0',
      gameMenus: null,
    },
    { ...wireGame({ gameCode: 'B', displayName: 'Broken' }), remainTime: 'soon' },
    wireGame({ gameCode: 'C', displayName: 'Whole' }),
  ];
  const draws = [
    { gameCode: 'A', numero: 20260102036, winNo: '1,2,3,4,5' },
    { gameCode: 'A', numero: 20260102035, winNo: null },
    { gameCode: 'A', numero: '20260102034', winNo: '5,4,3,2,1', drawTime: 'noon' },
  ];
  const host = await open({}, { answers: { 'lottery.list': odd, 'lottery.lottoDraws': draws } });

  const cards = within(await region('Drawing soon')).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Numbered', 'Whole']);
  within(cards[0] as HTMLElement).getByText('Issue 20260102037');
  const list = within(await screen.findByRole('list', { name: 'Latest draws: Numbered' }));
  list.getByText('20260102036');
  list.getByText('20260102034');
  expect(list.queryByText('20260102035')).toBeNull();
  expect(host.records.unreadable).toEqual(['lottery.list', 'lottery.lottoDraws', 'lottery.lottoDraws']);
});

test('a game without a display name is named by its remark or its code', async () => {
  const games = [
    wireGame({ gameCode: 'A', displayName: '', remark: 'Remarked' }),
    wireGame({ gameCode: 'B', displayName: '', remark: '' }),
  ];
  await open({}, { answers: { 'lottery.list': games } });

  const cards = within(await region('Drawing soon')).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Remarked', 'B']);
});

test('a closed game says so and has no link [LOT-16]', async () => {
  await open({}, { answers: { 'lottery.list': [wireGame({ remainTime: 5 })] } });

  const card = within(within(await region('Drawing soon')).getByRole('article'));
  expect(card.getByRole('link').getAttribute('aria-disabled')).toBe('true');
  expect(card.getByRole('link').textContent).toBe('Betting closed');
  expect(card.getByRole('timer').textContent).toBe('--:--:--');
});

test('requests four popular games and shows them in a bar [LOT-03] [LOT-18]', async () => {
  const popular = wireGames(4).map(({ gameId, gameCode, remark }) => ({ gameId, gameCode, remark }));
  const host = await open({}, { answers: { 'lottery.popular': popular } });

  const bar = await screen.findByRole('navigation', { name: 'Popular' });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  const asked = host.records.calls.find(({ endpoint }) => endpoint === 'lottery.popular');
  expect(asked?.request).toEqual({ count: 4, prizeMode: 'Lott', playType: '' });
});

test('the navigation expands and collapses [LOT-04]', async () => {
  await open();
  const toggle = await screen.findByRole('button', { name: 'Games by type' });
  expect(screen.queryByRole('navigation', { name: 'Games by type' })).toBeNull();

  await userEvent.click(toggle);
  expect(screen.getByRole('navigation', { name: 'Games by type' })).toBeTruthy();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(toggle);
  expect(screen.queryByRole('navigation', { name: 'Games by type' })).toBeNull();
});

test('a selected group shows all its games; an unknown one shows all groups [LRV-12]', async () => {
  const groups = [{ gameGroupCode: 'PK10', labelName: 'PK10', gameMenus: [] }];
  const games = [...wireGames(7, { gameGroupCode: 'PK10' }), ...wireGames(3, {}, 'OTHER')];
  const answers = { 'lottery.menu': groups, 'lottery.list': games };
  await open({ lottoGameGroup: 'PK10' }, { answers });
  await waitFor(async () => expect(within(await region('Drawing soon')).getAllByRole('article')).toHaveLength(7));

  await mounted?.update({ lottoGameGroup: 'NOPE' });
  await waitFor(async () => expect(within(await region('Drawing soon')).getAllByRole('article')).toHaveLength(5));
});

test('the quick bet rolls numbers on load, on another game and on Change, and bets them [LOT-05] [QBT-05] [QBT-06] [QBT-07]', async () => {
  const games = [wireGame(), wireGame({ gameCode: 'SD11X5' })];
  const host = await open({}, { answers: { 'lottery.list': games } });
  let roll = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => (roll += 0.0501) % 1);

  const panel = within(await region('Quick bet'));
  panel.getByText('Issue 20260102-0037');
  expect(panel.getByRole('timer').textContent).toMatch(clock);
  const numbers = () => within(panel.getByRole('list', { name: 'Your numbers' })).getAllByRole('listitem');
  expect(numbers()).toHaveLength(5);

  await userEvent.click(panel.getByRole('radio', { name: 'Game SD11X5' }));
  const first = numbers().map(({ textContent }) => textContent);
  for (const number of first) expect(number).toMatch(/^(0[1-9]|1[01])$/);

  await userEvent.click(panel.getByRole('button', { name: 'Change' }));
  const second = numbers().map(({ textContent }) => textContent);
  expect(second).not.toEqual(first);

  await userEvent.click(panel.getByRole('button', { name: 'Bet' }));
  expect(host.records.commands).toEqual([
    { name: 'lottery.bet@1', request: { gameId: 'sd11x5', gameCode: 'SD11X5', numbers: second } },
  ]);
});

test('shows five of nine draws of the selected game, from the address that ends in its code [LRV-16] [LRV-19]', async () => {
  const asked: string[] = [];
  const draws = (request: never, { method, path }: Endpoint) => {
    asked.push(`${method} ${path} ${JSON.stringify(request)}`);
    return wireDraws(9);
  };
  await open({}, { answers: { 'lottery.lottoDraws': draws } });

  const list = await screen.findByRole('list', { name: 'Latest draws: Game CQSSC' });
  expect(within(list).getAllByText('Verify this draw')).toHaveLength(5);
  expect(asked).toEqual(['GET /lgw/draw/CQSSC {"count":5}']);
});

test('says what of a draw was checked, and never that a draw with a made-up beacon value is verified', async () => {
  const [seed, slips] = ['a seed', ['LA 100 aa']];
  const inputs = { seed, slipsHash: await commitmentOf(slips.join('\n')), beacon: 'made up' };
  const [gameCode, numero] = ['CQSSC', '20260102-0036'];
  const draw = {
    ...{ gameCode, numero, beaconRound: '7', commitment: await commitmentOf(seed), drawTime: 2, committedAt: 1 },
    ...{ ...inputs, winNo: await winningNumber(inputs, gameCode, numero) },
  };
  const id = await commitmentOf('published');
  const beacon = {
    round: 7,
    value: 'published',
    chain: { kind: 'hashes', id, address: 'https://b.test', firstRound: 7 },
  };
  const verify = async (proof: object | typeof missing) => {
    await open({}, { answers: { 'lottery.lottoDraws': [draw], 'lottery.proof': proof } });
    await userEvent.click(await screen.findByText('Verify this draw'));
    await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent)).toBe(true));
    const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    const text = document.body.textContent;
    await mounted?.unmount();
    return { said, text };
  };
  const missing = () => fails('not_found');

  const forged = await verify({ slips, beacon });
  expect(forged.text).toContain('Not verified: at least one check failed.');
  expect(forged.said).toContain("Beacon value against the chain published before the draw: doesn't match");
  expect(forged.said).toContain('Slips hash against the list of accepted slips: matches');
  for (const input of Object.values(inputs)) expect(forged.text).toContain(input);

  const unknown = await verify(missing);
  expect(unknown.text).toContain('No contradiction found, but not everything could be checked here.');
  expect(unknown.said).toContain('Slips hash against the list of accepted slips: not checked');
});

test('draws show the time zone of their times', async () => {
  await open({}, { answers: { 'lottery.lottoDraws': wireDraws(1) } });

  await screen.findByRole('list', { name: 'Latest draws: Game CQSSC', description: /^Time zone: \w/ });
});

test('draws change with the selected game', async () => {
  const draws = (_request: never, { path }: Endpoint) => {
    const code = path.slice('/lgw/draw/'.length);
    return [{ gameCode: code, numero: `last-of-${code}`, winNo: '1,2,3,4,5' }];
  };
  const games = [wireGame(), wireGame({ gameCode: 'SD11X5' })];
  await open({}, { answers: { 'lottery.list': games, 'lottery.lottoDraws': draws } });

  within(await screen.findByRole('list', { name: 'Latest draws: Game CQSSC' })).getByText('last-of-CQSSC');
  await userEvent.click(await screen.findByRole('radio', { name: 'Game SD11X5' }));

  const list = await screen.findByRole('list', { name: 'Latest draws: Game SD11X5' });
  await within(list).findByText('last-of-SD11X5');
  expect(within(list).queryByText('last-of-CQSSC')).toBeNull();
});

test.each([
  ['by code', { gameCode: 'SD11X5', playType: 'X' }],
  ['by id', { gameId: 'sd11x5' }],
])('an address opens its game %s, with its numbers and the commitment [LRV-05] [LRV-06]', async (_how, params) => {
  const commitment = 'a'.repeat(64);
  const published = { commitment, beaconRound: 353464608 };
  const issue = { currentNumero: { numero: '7', isSale: true, remainTime: 60, lockTime: 10, ...published } };
  const answers = { 'lottery.list': [wireGame(), wireGame({ gameCode: 'SD11X5' })], 'lottery.issue': issue };
  await open({ ...params, bet_param: '01,02,<b>' }, { answers });

  await screen.findByRole('heading', { level: 1, name: 'Game SD11X5' });
  await screen.findByText(commitment);
  screen.getByText('353464608');
  screen.getByText(/^Three inputs will determine the numbers/);
  const numbers = within(screen.getByRole('list', { name: 'Your numbers' })).getAllByRole('listitem');
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['01', '02']);
});

test('a game without an id in its list opens its betting page, and asks for no issue [LOT-21]', async () => {
  const host = await open({ gameCode: 'CQSSC' }, { answers: { 'lottery.list': [{ ...wireGame(), gameId: '' }] } });
  await screen.findByRole('heading', { level: 1, name: 'Game CQSSC' });
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('lottery.issue');
});

test('a game shows that its issue is not on sale, and which one is next [LOT-16]', async () => {
  const { numero } = wireGame();
  const issue = { currentNumero: { numero, isSale: false, remainTime: 60, lockTime: 10 }, nextNumero: '20260102-0224' };
  await open({ gameCode: 'CQSSC' }, { answers: { 'lottery.issue': issue } });

  await screen.findByText('Betting closed');
  expect(screen.getByText(/Next issue: 20260102-0224/)).toBeTruthy();
});

test('an unknown game shows a message and a link to the others', async () => {
  const host = await open({ gameCode: 'NOPE' });

  await screen.findByText('This lottery does not exist here');
  await userEvent.click(screen.getByRole('link', { name: 'All lotteries' }));
  expect(host.records.opened).toEqual([{ place: 'lottery.lobby@1', params: {} }]);
});

test('shows a message without games, and a retry after a failure', async () => {
  await open({}, { answers: { 'lottery.list': [] } });
  await screen.findByText('No lotteries today');
  await mounted?.unmount();

  let tries = 0;
  await open({}, { answers: { 'lottery.list': () => (++tries === 1 ? fails('server_error') : [wireGame()]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await region('Drawing soon');
});

test('long_dragon shows runs by game, by length only when sorted, always in mode 2 [LRV-03] [LRV-04]', async () => {
  const games = [wireGame(), wireGame({ gameCode: 'SD11X5' })];
  const draws = ({ gameCode }: { gameCode: string }) => {
    const sums = gameCode === 'CQSSC' ? ['9,9,9,9,9', '9,9,9,9,8'] : ['1,1,1,1,1', '1,1,1,1,3', '1,1,1,1,2'];
    return sums.map((winNo, index) => ({ gameCode, numero: `${index}`, winNo }));
  };
  await open({ gameCode: 'long_dragon', lMode: '1' }, { answers: { 'lottery.list': games, 'lottery.draws': draws } });

  await screen.findByRole('heading', { level: 1, name: 'Long dragon' });
  screen.getByText('Entertainment mode');
  const list = await screen.findByRole('list', { name: 'Long dragon' });
  const rows = () => within(list).getAllByRole('listitem');
  const runs = () => rows().map((row) => /(Big|Small|Odd|Even), \d/.exec(row.textContent)?.[0]);
  expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Game CQSSC',
    'Game SD11X5',
    'Game SD11X5',
  ]);
  expect(runs()).toEqual(['Big, 2', 'Small, 3', 'Odd, 2']);
  for (const row of rows()) within(row).getByText(/Draws don't remember/);

  await userEvent.click(screen.getByRole('button', { name: 'By length' }));
  expect(runs()).toEqual(['Small, 3', 'Big, 2', 'Odd, 2']);
});

test('a game with failing draws costs the long dragon only its own runs [LRV-03]', async () => {
  const games = [wireGame(), wireGame({ gameCode: 'SD11X5' })];
  const draws = ({ gameCode }: { gameCode: string }) =>
    gameCode === 'SD11X5' ? fails('http-500') : [1, 2].map((numero) => ({ gameCode, numero, winNo: '1,1,1,1,1' }));
  await open({ gameCode: 'long_dragon' }, { answers: { 'lottery.list': games, 'lottery.draws': draws } });

  const rows = within(await screen.findByRole('list', { name: 'Long dragon' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Game CQSSC', 'Game CQSSC']);
});

test('runs look the same whatever their length [LRV-03]', async () => {
  const games = [wireGame(), wireGame({ gameCode: 'SD11X5' })];
  const draws = ({ gameCode }: { gameCode: string }) =>
    Array.from({ length: gameCode === 'CQSSC' ? 2 : 20 }, () => ({ gameCode, numero: '1', winNo: '1,1,1,1,1' }));
  await open({ gameCode: 'long_dragon' }, { answers: { 'lottery.list': games, 'lottery.draws': draws } });

  const rows = within(await screen.findByRole('list', { name: 'Long dragon' })).getAllByRole('listitem');
  const looks = rows.map((row) =>
    [row, ...within(row).getAllByText(/in a row/)].map(({ className }) => className).join(),
  );
  expect(rows).toHaveLength(4);
  expect(new Set(looks).size).toBe(1);
});

test.each(['switch:LONGDRAGON3.off', 'setting:strict-protection'] as const)(
  'with %s there is no long dragon at its address [LRV-03]',
  async (fact) => {
    await open({ gameCode: 'long_dragon' }, { facts: [fact] });

    await screen.findByText('This lottery does not exist here');
  },
);

const frame = () => screen.findByTitle<HTMLIFrameElement>('Bet on Game CQSSC');
const player: FakeHostOptions = {
  facts: ['signed-in', 'real-account'],
  session: { status: 'signed-in', customer: { id: '1', account: 'player1', nickname: 'player1', kind: 0 } },
};
const page = 'http://lott.games.localhost/lottery/CQSSC?ticket=t';

test.each([
  [{}, 'Traditional'],
  [{ lMode: '1' }, 'Traditional'],
  [{ lMode: '2' }, 'Entertainment'],
])('betting with %j opens in a frame of the lobby address in mode %s [LRV-13] [LRV-14]', async (params, lottoMode) => {
  const host = await open(
    { gameCode: 'CQSSC', ...params },
    { ...player, answers: { 'lottery.lobby': { game_url: page } } },
  );

  const shown = await frame();
  expect(shown.getAttribute('src')).toBe(page);
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  const request = { lottoGameCode: 'CQSSC', launchMode: 'LOTT', lottoMode, lang: 'EN' };
  expect(host.records.calls).toContainEqual({ endpoint: 'lottery.lobby', request });
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('games.lotteryAddress');
});

test('play type, type, id and numbers reach the frame untouched, nothing else does [LRV-11]', async () => {
  const passed = { playType: 'SSC_STRAIGHT', type: 'a&b=c', id: '9 0', bet_param: '01,1１,<b>' };
  await open(
    { gameCode: 'CQSSC', lottoGameGroup: 'SSC', ...passed },
    { ...player, answers: { 'lottery.lobby': { game_url: page } } },
  );

  const { searchParams } = new URL((await frame()).src);
  expect(Object.fromEntries(searchParams)).toEqual({ ticket: 't', ...passed });
});

test('without an address of the lobby the address by code is used [LRV-14] [LCH-28]', async () => {
  const answers = { 'lottery.lobby': {}, 'games.lotteryAddress': { game_url: '', game_url2: page } };
  const host = await open({ gameCode: 'CQSSC', lottoGameGroup: 'ELOTT' }, { ...player, answers });

  expect((await frame()).getAttribute('src')).toBe(page);
  const request = { prizeMode: 'Elott', lottoGameCode: 'CQSSC' };
  expect(host.records.calls).toContainEqual({ endpoint: 'games.lotteryAddress', request });
});

test.each([
  ['the call is missing', fails('http-404')],
  ['its answer has another shape', fails('shape')],
])('where the lobby gives no address because %s, the address by code is used [LRV-14]', async (_why, failure) => {
  const answers = { 'lottery.lobby': () => failure, 'games.lotteryAddress': { game_url: page } };
  await open({ gameCode: 'CQSSC' }, { ...player, answers });

  expect((await frame()).getAttribute('src')).toBe(page);
});

test('the lobby may answer the address itself [LRV-14]', async () => {
  await open({ gameCode: 'CQSSC' }, { ...player, answers: { 'lottery.lobby': page } });

  expect((await frame()).getAttribute('src')).toBe(page);
});

test('a balance that is too low offers a deposit and a retry, without a request number [LRV-14]', async () => {
  const answers = { 'lottery.lobby': () => fails('launch_game_balance_not_enough') };
  const host = await open({ gameCode: 'CQSSC' }, { ...player, places: ['member.deposit@1'], answers });

  await screen.findByText('launch_game_balance_not_enough');
  expect(screen.queryByText('Betting could not be opened.')).toBeNull();
  screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(host.records.opened).toEqual([{ place: 'member.deposit@1', params: {} }]);
});

test.each([
  ['no address', { game_url: '' }, 'in_stay_tuned'],
  ['false as the address', { game_url: false }, 'in_stay_tuned'],
  ['null and a number as the addresses', { game_url: null, game_url2: 0 }, 'in_stay_tuned'],
  ['an address without a domain, and none is set', { game_url: '/lottery/CQSSC' }, 'game_maintenance'],
])('with %s the room says so and offers a retry [LRV-15] [LCH-05] [LCH-04] [KEY-06]', async (_what, answer, key) => {
  let tries = 0;
  const lobby = () => (++tries === 1 ? answer : { game_url: page });
  await open(
    { gameCode: 'CQSSC' },
    { ...player, answers: { 'lottery.lobby': lobby, 'games.lotteryAddress': { game_url: '' } } },
  );

  await screen.findByText(key);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await frame();
});

test('a betting page on another domain of the merchant is not opened, where it would have the rights of the portal', async () => {
  const answers = {
    'lottery.lobby': { game_url: 'http://aurora-vip.test/lottery/CQSSC' },
    'system.domainRoute': { domainList: ['aurora.test', 'aurora-vip.test'] },
  };
  await open({ gameCode: 'CQSSC' }, { ...player, answers });
  expect(await screen.findByText('game_maintenance')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('an address without a domain is one of the domain for games [LCH-05]', async () => {
  const answers = { 'lottery.lobby': { game_url: '/lottery/CQSSC' } };
  await open({ gameCode: 'CQSSC' }, { ...player, answers, settings: { gameBase: 'https://g.test' } });

  expect((await frame()).getAttribute('src')).toBe('https://g.test/lottery/CQSSC');
});

test('an address that cannot be requested is requested again by the person [LRV-14]', async () => {
  let tries = 0;
  const lobby = () => (++tries === 1 ? fails('server_error') : { game_url: page });
  await open({ gameCode: 'CQSSC' }, { ...player, answers: { 'lottery.lobby': lobby } });

  await screen.findByText('Betting could not be opened.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await frame();
});

test('long_dragon opens its betting page in mode 2 above the runs [LRV-03] [LRV-04]', async () => {
  const answers = { 'lottery.lobby': { game_url: 'http://lott.games.localhost/lottery/long_dragon?ticket=t' } };
  const host = await open({ gameCode: 'long_dragon', lMode: '1' }, { ...player, answers });

  const shown = await screen.findByTitle<HTMLIFrameElement>('Bet on Long dragon');
  expect(shown.src).toContain('/lottery/long_dragon?');
  const request = { lottoGameCode: 'long_dragon', launchMode: 'LOTT', lottoMode: 'Entertainment', lang: 'EN' };
  expect(host.records.calls).toContainEqual({ endpoint: 'lottery.lobby', request });
});

test('only the frame of its own origin is heard: it offers a deposit, and closes to the lobby [LRV-14]', async () => {
  const host = await open({ gameCode: 'CQSSC' }, { ...player, answers: { 'lottery.lobby': { game_url: page } } });
  const { contentWindow: source } = await frame();
  const say = (type: string, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { data: { source: 'atrium-game', type }, source, origin }));

  say('closed', 'http://evil.test');
  say('balance-low', 'http://lott.games.localhost');
  await waitFor(() => expect(host.records.messages).toMatchObject([{ message: { title: 'Your balance is low' } }]));
  expect(host.records.opened).toEqual([]);
  say('closed', 'http://lott.games.localhost');
  await waitFor(() => expect(host.records.opened).toEqual([{ place: 'lottery.lobby@1', params: {} }]));
});

test('a page is opened again with another address after its session has ended', async () => {
  let tickets = 0;
  const lobby = () => ({ game_url: `http://lott.games.localhost/lottery/CQSSC?ticket=${++tickets}` });
  await open({ gameCode: 'CQSSC' }, { ...player, answers: { 'lottery.lobby': lobby } });
  const { contentWindow: source } = await frame();

  const data = { source: 'atrium-game', type: 'ended' };
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'http://lott.games.localhost' }));

  await waitFor(async () => expect((await frame()).src).toContain('ticket=2'));
});

test.each([
  ['a visitor', [], 'Sign in and bet', 'lottery.start-betting@1'],
  ['a trial account', ['signed-in'] as const, 'Sign out of the trial', 'session.sign-out@1'],
])('%s sees the numbers and the next step to bet [LRV-14] [QBT-08]', async (_who, facts, action, command) => {
  const host = await open({ gameCode: 'CQSSC', bet_param: '1,2' }, { facts: [...facts] });

  await userEvent.click(await screen.findByRole('button', { name: action }));
  expect(host.records.commands).toEqual([{ name: command, request: undefined }]);
  expect(within(screen.getByRole('list', { name: 'Your numbers' })).getAllByRole('listitem')).toHaveLength(2);
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('lottery.lobby');
});

test('long_dragon without runs says so instead of showing an empty list [LRV-03]', async () => {
  const answers = { 'lottery.list': [wireGame()], 'lottery.draws': [] };
  await open({ gameCode: 'long_dragon' }, { answers });

  await screen.findByText('No runs at the moment');
  expect(screen.queryByRole('list', { name: 'Long dragon' })).toBeNull();
});

test("vendors' lotteries start through the launch command, and page highlights one [LOB-01]", async () => {
  const vendor = (code: string) => ({
    cardId: code,
    accountTypeId: '1',
    accountTypeName: code,
    displayName: `Room ${code}`,
    gameType: 'LOTT',
    gameId: code.toLowerCase(),
  });
  const answers = { 'games.vendors': [vendor('DRAW'), vendor('FIVE'), { ...vendor('NOVA'), gameType: 'RNG' }] };
  const host = await open({ page: 'FIVE' }, { answers, commands: { 'game.launch@1': { opened: true } } });

  const rooms = within(await region('Lottery rooms'));
  const chosen = rooms.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
  expect(chosen.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Room FIVE']);
  await userEvent.click(rooms.getByRole('button', { name: 'Bet now: Room DRAW' }));
  expect(host.records.commands).toEqual([
    { name: 'game.launch@1', request: { vendor: 'DRAW', gameType: 'LOTT', gameId: 'draw', name: 'Room DRAW' } },
  ]);
});

test('a card shows the last drawn number [LOT-22]', async () => {
  const host = await open({}, { answers: { 'lottery.opened': wireDraws(1) } });

  await screen.findByRole('list', { name: 'Last draw' });
  expect(host.records.calls).toContainEqual({ endpoint: 'lottery.opened', request: { prizeMode: 'Lott' } });
});

test.each([
  [{}, 'Traditional mode'],
  [{ lMode: '1' }, 'Traditional mode'],
  [{ lMode: '2' }, 'Entertainment mode'],
  [{ lMode: '9' }, 'Traditional mode'],
])('a game uses the mode of its address: %j [LRV-08] [LRV-10]', async (params, mode) => {
  await open({ gameCode: 'CQSSC', ...params });

  const modes = within(await screen.findByRole('group', { name: 'Modes of Game CQSSC' }));
  expect(modes.getByRole('link', { current: true }).textContent).toBe(mode);
});

test('the other mode of a game keeps all eight keys of the address [LRV-01] [LRV-11]', async () => {
  const query = {
    gameCode: 'CQSSC',
    playType: 'SSC_STAR5',
    gameId: 'cqssc',
    lMode: '1',
    type: 'panel',
    id: 'bet-9',
    bet_param: '1,2',
    lottoGameGroup: 'SSC',
  };
  const host = await open(query);

  await userEvent.click(await screen.findByRole('link', { name: 'Entertainment mode' }));

  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params: { ...query, lMode: '2' } }]);
});

test('a play type in the address of the lobby narrows its games [LRV-01] [LOT-18] [LOT-19]', async () => {
  const host = await open({ playType: 'SSC_STAR5' });
  await region('Quick bet');

  const listing = { prizeMode: 'Lott', playType: 'SSC_STAR5' };
  expect(host.records.calls).toContainEqual({ endpoint: 'lottery.list', request: listing });
  expect(host.records.calls).toContainEqual({ endpoint: 'lottery.popular', request: { count: 4, ...listing } });
});

test('a play type beside a game does not narrow the list that has the game [LRV-06]', async () => {
  const host = await open({ gameCode: 'CQSSC', playType: 'SSC_STAR5' });
  await screen.findByRole('heading', { level: 1, name: 'Game CQSSC' });

  const asked = host.records.calls.filter(({ endpoint }) => endpoint === 'lottery.list');
  expect(asked.map(({ request }) => request)).toEqual([{ prizeMode: 'Lott', playType: '' }]);
});

test('below the group ELOTT, every list is of instant lotteries, and every link stays there [VNL-04]', async () => {
  const game = wireGame({ gameCode: 'KENO8', gameId: '88' });
  const menu = { code: 'KENO8', remark: 'Keno', defaultPlayType: 'KENO_ANY' };
  const popular = { gameId: '88', gameCode: 'KENO8', remark: 'Keno' };
  const host = await open(
    { lottoGameGroup: 'ELOTT' },
    {
      answers: {
        'lottery.list': [game],
        'lottery.popular': [popular],
        'lottery.menu': [{ gameGroupCode: 'KENO', labelName: 'Keno', gameMenus: [menu] }],
      },
    },
  );
  await region('Quick bet');
  await waitFor(() => expect(host.records.calls.map(({ endpoint }) => endpoint)).toContain('lottery.opened'));
  const asked = host.records.calls.flatMap(({ request }) => (request as { prizeMode?: string }).prizeMode ?? []);
  expect(asked).toEqual(['Elott', 'Elott', 'Elott', 'Elott']);

  await screen.findByRole('link', { name: 'Bet now: Game KENO8' });
  const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
  const own = links.filter(({ pathname }) => ['/lottery.home@1', '/lottery.lobby@1'].includes(pathname));
  // a card, a popular game, and in the navigation all games, a group and a game
  const groups = own.map(({ searchParams }) => searchParams.get('lottoGameGroup'));
  expect(groups.toSorted()).toEqual(['ELOTT', 'ELOTT', 'ELOTT', 'ELOTT', 'KENO']);

  await userEvent.click(screen.getByRole('button', { name: 'Bet' }));
  expect(host.records.commands).toMatchObject([{ request: { gameId: '88', lottoGameGroup: 'ELOTT' } }]);
});

test('a group of the instant lobby opens its own instant lotteries [VNL-04] [LRV-12]', async () => {
  const groups = [
    { gameGroupCode: 'KENO', labelName: 'Keno', gameMenus: [] },
    { gameGroupCode: 'DICE', labelName: 'Dice', gameMenus: [] },
  ];
  const list = ({ prizeMode }: { prizeMode: string }) =>
    prizeMode === 'Elott'
      ? [
          wireGame({ gameCode: 'KENO8', gameGroupCode: 'KENO' }),
          wireGame({ gameCode: 'DICE3', gameGroupCode: 'DICE', displayName: 'Three dice' }),
        ]
      : [];
  const host = await open({ lottoGameGroup: 'ELOTT' }, { answers: { 'lottery.list': list, 'lottery.menu': groups } });
  await userEvent.click(await screen.findByRole('button', { name: 'Games by type' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Dice' }));
  const [opened] = host.records.opened;
  expect(opened?.place).toBe('lottery.lobby@1');

  await mounted?.update(opened?.params as Record<string, string>);
  await waitFor(async () => {
    const cards = within(await region('Drawing soon')).getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Three dice']);
  });
  expect(screen.getByRole('link', { name: 'Dice' }).getAttribute('aria-current')).toBe('true');
});

test('a game below the group ELOTT is looked up among the instant lotteries [VNL-04]', async () => {
  const instant = wireGame({ gameCode: 'KENO8', displayName: 'Keno 8' });
  const list = ({ prizeMode }: { prizeMode: string }) => (prizeMode === 'Elott' ? [instant] : [wireGame()]);
  await open({ gameCode: 'KENO8', lottoGameGroup: 'ELOTT' }, { answers: { 'lottery.list': list } });

  await screen.findByRole('heading', { level: 1, name: 'Keno 8' });
});

test('removes everything on unmount', async () => {
  await open();
  await region('Quick bet');

  await mounted?.unmount();

  expect(document.body.textContent).toBe('');
  mounted = undefined;
});

test('a Vietnam game of the last bet leads to its own page [LOT-23] [VNL-01]', async () => {
  const answers = {
    'lottery.recent': [{ gameId: '20', gameCode: 'HANOI5D', remark: 'Hanoi' }],
    'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D' })],
  };
  const host = await open({}, { ...player, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Games by type' }));

  await userEvent.click(await screen.findByRole('link', { name: 'Last played: Hanoi' }));
  expect(host.records.opened).toEqual([{ place: 'lottery.vietnam@1', params: { gameCode: 'HANOI5D' } }]);
});

test('the game of the last bet is first in the navigation of a player, and a guest has none [LOT-23]', async () => {
  const games = ['SD11X5', 'CQSSC'].map((code) => ({ gameId: code, gameCode: code, remark: `Game ${code}` }));
  const answers = { 'lottery.recent': games };
  const first = async () => {
    const [link] = within(await screen.findByRole('navigation', { hidden: true })).getAllByRole('link', {
      hidden: true,
    });
    return link?.textContent;
  };
  const host = await open({}, { ...player, answers });
  await waitFor(async () => expect(await first()).toBe('Last played: Game SD11X5'));
  await mounted?.unmount();
  expect(host.records.calls.filter(({ endpoint }) => endpoint === 'lottery.recent')).toHaveLength(1);

  const guest = await open({}, { answers });
  expect(await first()).toBe('All lotteries');
  expect(guest.records.calls.map(({ endpoint }) => endpoint)).not.toContain('lottery.recent');
});
