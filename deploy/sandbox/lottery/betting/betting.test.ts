import type { Draw, LiveEvent, PlayedRound } from '@atrium/api';
import { desc, eq } from 'drizzle-orm';
import { findAccount } from '../../accounts/find-account';
import { ledgerFaults } from '../../ledger/ledger-is-balanced';
import type { Stake } from '../../doors/doors';
import { Bettor } from '../../testing/bettor';
import { liveEvents } from '../../live/tables';
import { messageText } from '../../messages/message-text';
import { sendWinMessages } from '../../wallet-interface/send-win-messages';
import { Bench } from '../../testing/open-bench';
import { OutboxDelivery } from '../../vendors/outbox-delivery';
import { DrawScheduler } from '../draw-scheduler';
import { allLotteries } from '../games';
import type { ListedSlip } from './contract';
import { playOf, readDrawn } from './plays';
import { prizeOf } from './prize';
import { testBeacon } from '../../testing/test-beacon';
import { BeaconUnreachable } from '../drawing/beacon';
import { nextInChain } from '../drawing/hash-chain';
import { slipsHashOf } from '../drawing/slips-hash';
import { settleBets } from './settle-bets';

const minute = 60_000;
/** Whether calls are lost on the way to the wallet, by the last part of their path. */
let lost = '';
/** Changes the wallet's answers to wins. */
let answerToWins: ((answer: { value: { wins: Record<string, unknown>[] } }) => unknown) | undefined;
/** The largest stake that is still allowed, and the requested one. */
let allowance = Infinity;
let stakes: Stake[] = [];
let isBeaconDown = false;
let bench: Bench;
let bettor: Bettor;
let scheduler: DrawScheduler;

beforeAll(async () => {
  bench = new Bench();
  const beacon = testBeacon(() => bench.now);
  await bench.open({
    beacon: {
      ...beacon,
      ask: (address, headers) =>
        isBeaconDown ? Promise.reject(new BeaconUnreachable('down')) : beacon.ask(address, headers),
    },
    doors: {
      mayStake: async (_transaction, stake) => {
        stakes.push(stake);
        allowance -= stake.amount;
        return allowance >= 0 ? 'allowed' : { key: 'in_stay_tuned', reason: 'The limit is reached.' };
      },
    },
    walletLine: (send) => async (url, init) => {
      if (lost !== '' && url.endsWith(lost)) throw new Error('lost');
      const answer = await send(url, init);
      return answerToWins && url.endsWith('/wins') ? Response.json(answerToWins(await answer.json())) : answer;
    },
  });
  scheduler = new DrawScheduler(bench.backend, allLotteries);
}, 60_000);
beforeEach(async () => {
  lost = '';
  answerToWins = undefined;
  allowance = Infinity;
  stakes = [];
  bettor = await Bettor.open(bench, { token: await bench.signIn() });
  await scheduler.catchUp();
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

const deliver = () => new OutboxDelivery(bench.backend).deliver(() => undefined);
/** Passes the draws of the next issues of a game, one after the other, and settles their bets. */
async function pass(issues = 1, interval = 5 * minute) {
  for (let issue = 0; issue < issues; issue += 1) {
    bench.pass(interval);
    await scheduler.catchUp();
  }
  return settleBets(bench.backend);
}
/** Two lines of which one wins, whatever is drawn. */
const certainWin = [
  { play: 'sum-odd', numbers: [] },
  { play: 'sum-even', numbers: [] },
];
/** A slip of 200 minor units that wins 190. */
const placeCertainWin = () => bettor.place({ lines: certainWin });
const slips = async () => (await bettor.bets()).value as ListedSlip[];
const drawOf = async (gameCode: string, numero: string) =>
  ((await bench.call('lottery.draws', { gameCode, count: 20 })).value as Draw[]).find(
    (draw) => draw.numero === numero,
  )!;

describe('the address of the betting page', () => {
  it('comes from both shapes of launchGame, from lottoLobby and from getLottURL [LRV-14] [LCH-21] [LCH-22]', async () => {
    const token = await bench.signIn();
    const code = { lottoGameCode: 'CQSSC' };
    const shape = {
      ...{ device: 'WEB', lottoArea: '', lottoPrizeMode: 'Lott', launchMode: 'LOTT', language: 'EN', ...code },
      ...{ lottoView: '', hasLobby: false, labelName: '' },
    };
    const byMode = { launchMode: 'LOTT', lottoMode: 'Entertainment', language: 'TH', ...code };
    const addresses = [
      (await bench.call('games.launchLottery', shape, { token })).value.gameUrl,
      (await bench.call('games.launchLottery', byMode, { token })).value.gameUrl,
      (await bench.call('lottery.lobby', { ...lobby, lottoMode: 'tradition' }, { token })).value.game_url,
      (await bench.call('games.lotteryAddress', { prizeMode: 'Lott', ...code }, { token })).value.game_url,
    ];
    const read = addresses.map((address) => {
      const { origin, pathname, searchParams } = new URL(address as string);
      return [origin + pathname, searchParams.get('mode'), searchParams.get('lang')];
    });
    const page = `${bench.backend.origins.vendor('LOTT')}/lottery/CQSSC`;
    expect(read).toEqual([
      [page, 'Traditional', 'EN'],
      [page, 'Entertainment', 'TH'],
      [page, 'tradition', 'EN'],
      [page, 'Traditional', 'EN'],
    ]);
  });

  it('is empty for a game that the merchant lacks, and is given for long_dragon [LRV-15]', async () => {
    const addressOf = async (lottoGameCode: string, merchant: string) => {
      const token = await bench.signIn('player1', { merchant });
      const { value } = await bench.call('lottery.lobby', { ...lobby, lottoGameCode }, { token, merchant });
      return value.game_url as string;
    };
    expect(await addressOf('NONE', 'aurora')).toBe('');
    expect(await addressOf('CQSSC', 'lotus')).toBe('');
    expect(await addressOf('long_dragon', 'aurora')).toContain('/lottery/long_dragon?');
  });

  it('of long_dragon has a page in mode 2, on which every game can be bet on [LRV-03] [LRV-04]', async () => {
    const lottoGameCode = 'long_dragon';
    const { value } = await bench.call('lottery.lobby', { ...lobby, lottoGameCode }, { token: await bench.signIn() });
    const { host, pathname, search, searchParams } = new URL(value.game_url as string);
    expect(searchParams.get('mode')).toBe('Entertainment');
    const answer = await bench.app.inject({ url: pathname + search, headers: { host } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-game="" data-layout="Entertainment"');
    const several = await Bettor.at(bench, value.game_url as string);
    expect(several.opened.value.state).toMatchObject({ game: 'CQSSC' });
    expect((await several.state('SD11X5')).games.length).toBeGreaterThan(20);
    expect(await several.place({ game: 'SD11X5' })).toMatchObject({ success: true });
    await pass();
  });

  it('carries the colour scheme of the merchant, and the page is dark in a dark portal', async () => {
    const { value } = await bench.call('lottery.lobby', lobby, { token: await bench.signIn() });
    const { host, pathname, search, searchParams } = new URL(value.game_url as string);
    expect(searchParams.get('scheme')).toBe('dark');
    const { body } = await bench.app.inject({ url: pathname + search, headers: { host } });
    expect(body).toMatch(/dark\.css" media="all"/);
  });
});

it('opens for a player without money, who sees the bets and is refused at the bet', async () => {
  await bench.control('twin', { merchant: 'aurora', account: 'player3', name: 'nomoney', balance: 0 });
  const empty = await Bettor.open(bench, { token: await bench.signIn('nomoney') });
  expect(await empty.bets()).toMatchObject({ success: true, value: [] });
  expect(await empty.place()).toMatchObject({ code: 'balance-low', value: { balance: 0 } });
});

describe('a ticket', () => {
  it('is still valid after a failure between the ticket and the balance, and is used up once [LCH-20]', async () => {
    const { value } = await bench.call('lottery.lobby', lobby, { token: await bench.signIn() });
    lost = '/balance';
    expect((await Bettor.at(bench, value.game_url)).opened).toMatchObject({ success: false, code: 'server_busy' });
    lost = '';
    const opened = await Promise.all([1, 2].map(() => Bettor.at(bench, value.game_url)));
    const codes = opened.map((one) => (one.opened.success ? 'opened' : one.opened.code));
    expect(codes.sort()).toEqual(['opened', 'play_session_ended']);
  });
});

describe('the state of a game', () => {
  it('has the issues on sale by the clock of the server, and every play with its chance, price and prize', async () => {
    const { now, issues, plays, units, limits, returnRate } = await bettor.state('SD11X5');
    expect(now).toBe(bench.now);
    expect(issues).toHaveLength(limits.issues);
    for (const { closesAt, drawsAt } of issues) expect([closesAt > now, drawsAt - closesAt]).toEqual([true, 15_000]);
    for (const { chance, prizes } of plays)
      expect(prizes).toEqual(units.map((unit) => prizeOf(unit, chance, returnRate)));
  });

  it('is of the game the page was opened for, and of no other provider', async () => {
    expect(bettor.opened.value.state.game).toBe('CQSSC');
    expect(await bettor.ask('GET', '/lottery/state?game=NONE')).toMatchObject({ code: 'in_stay_tuned' });
    expect(await bettor.ask('GET', '/play/table')).toMatchObject({ code: 'play_session_ended' });
    const { value } = await bench.call('games.launch', launchOf('fruit-harbour'), { token: await bench.signIn() });
    expect((await Bettor.at(bench, value.game_url)).opened).toMatchObject({ code: 'play_session_ended' });
  });
});

const launchOf = (gameId: string) => ({
  ...{ gameId, accountType: 1, confirmTrans: false, vassalage: '', launchMode: 'GLS', platform: 'W', clientType: 3 },
  ...{ language: 'EN', merchantCode: 'aurora' },
});

describe('a slip', () => {
  it('is listed with the plays of its own game, from which the page of any game names its lines', async () => {
    const lines = [{ play: 'straight', numbers: [1, 11, 4, 7, 2] }];
    await bettor.place({ game: 'SD11X5', lines });
    const numbers = { count: 5, lowest: 1, highest: 11, distinct: true, ordered: true };
    const plays = [{ code: 'straight', kind: 'straight', numbers }];
    expect((await slips())[0]).toMatchObject({ game: 'SD11X5', family: '11X5', lines, plays });
    await pass();
  });

  it('charges its total at once, answers its number, and is settled once when its issue is drawn', async () => {
    const before = await bettor.balance();
    const { value } = await bettor.place({
      lines: [
        { play: 'sum-odd', numbers: [] },
        { play: 'sum-even', numbers: [] },
        { play: 'place1', numbers: [7] },
      ],
      multiple: 2,
    });
    expect(value).toEqual({ slip: expect.stringMatching(/^L[2-9A-Z]{12}$/), total: 600, balance: before - 600 });
    expect(await settleBets(bench.backend)).toBe(0);
    expect((await slips())[0]).toMatchObject({ slip: value.slip, bets: [{ state: 'open', stake: 600 }] });

    expect(await pass()).toBe(1);
    expect(await pass()).toBe(0);

    const [listed] = await slips();
    const { drawn = '', win, state, numero } = listed!.bets[0]!;
    const first = readDrawn(drawn)[0] === 7 ? prizeOf(200, { ways: 1, of: 10 }, 9_500) : 0;
    expect([state, win]).toEqual(['won', 380 + first]);
    expect((await drawOf('CQSSC', numero)).winNo).toBe(drawn);
    expect(await bettor.balance()).toBe(before - 600 + win);
  });

  it('on several issues is charged once as a whole, and each issue is settled by its own draw', async () => {
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    const numeros = issues.slice(0, 4).map(({ numero }) => numero);
    const { value } = await bettor.place({ issues: numeros, lines: [{ play: 'sum-big', numbers: [] }] });
    expect(value).toMatchObject({ total: 400, balance: before - 400 });

    expect(await pass(4)).toBe(4);

    const { bets } = (await slips())[0]!;
    expect(bets.map(({ numero }) => numero)).toEqual(numeros);
    for (const { drawn = '', win } of bets)
      expect(win).toBe(playOf('CQSSC', 'sum-big')!.wins([], readDrawn(drawn)) ? 190 : 0);
    expect(await bettor.balance()).toBe(before - 400 + bets.reduce((sum, { win }) => sum + win, 0));
  });

  it('is placed once for a key, also from two pages, and answers the same later', async () => {
    const before = await bettor.balance();
    const slip = await bettor.slip();
    const other = await Bettor.open(bench, { token: await bench.signIn() });
    const first = await bettor.send(slip, 'slip-sent-twice');
    expect((await other.send(slip, 'slip-sent-twice')).value).toEqual(first.value);
    await pass();
    expect((await bettor.send(slip, 'slip-sent-twice')).value).toEqual(first.value);
    expect(await bettor.send({ ...slip, multiple: 2, total: 200 }, 'slip-sent-twice')).toMatchObject({
      code: 'request_key_reused',
    });
    expect(await bettor.balance()).toBeLessThan(before + 100);
    expect((await slips()).filter(({ slip: number }) => number === first.value.slip)).toHaveLength(1);
  });

  it('is refused for an issue that has closed, and names the one on sale', async () => {
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    const slip = await bettor.slip();
    bench.pass(issues[0]!.closesAt - bench.now);
    expect(await bettor.send(slip)).toMatchObject({
      code: 'lottery_issue_closed',
      value: { closed: issues[0]!.numero, onSale: { numero: issues[1]!.numero } },
    });
    expect(await bettor.balance()).toBe(before);
  });

  it('is given back when the wallet takes its stake after the sale, and can be placed again with its key', async () => {
    const before = await bettor.balance();
    const slip = await bettor.slip();
    lost = '/bets';
    expect(await bettor.send(slip, 'slip-in-doubt')).toMatchObject({ code: 'request_in_flight' });
    lost = '';
    bench.pass(5 * minute);
    expect(await bettor.send(slip, 'slip-in-doubt')).toMatchObject({ code: 'lottery_issue_closed' });
    bench.pass(minute);
    await deliver();
    expect(await bettor.balance()).toBe(before);
    expect((await bettor.place({}, 'slip-in-doubt')).value).toMatchObject({ balance: before - 100 });
  });

  it('that loses its answer on the way takes no money unless it is sent again', async () => {
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    const slip = await bettor.slip({ issues: issues.slice(3, 6).map(({ numero }) => numero) });
    lost = '/bets';
    expect(await bettor.send(slip, 'slip-never-sent-again')).toMatchObject({ code: 'request_in_flight' });
    lost = '';
    bench.pass(minute);
    await deliver();
    expect(await bettor.balance()).toBe(before);
    expect(await slips()).not.toContainEqual(expect.objectContaining({ total: 300 }));
  });

  it.each([
    ['a digit too many', 'CQSSC', 'straight', [1, 2, 3, 4, 5, 6]],
    ['a digit too large', 'CQSSC', 'place1', [10]],
    ['a fraction', 'CQSSC', 'place1', [0.5]],
    ['a repeated number', 'SD11X5', 'any2', [3, 3]],
    ['a number that the game lacks', 'SD11X5', 'straight', [1, 2, 3, 4, 12]],
    ['numbers for a sum', 'CQSSC', 'sum-odd', [1]],
    ['an unknown play', 'CQSSC', 'constructor', []],
  ])('with %s is refused, and takes nothing', async (_about, game, play, numbers) => {
    const before = await bettor.balance();
    const lines = [
      { play: 'sum-odd', numbers: [] },
      { play, numbers },
    ];
    const answer = await bettor.place({ game, lines });
    expect(answer.status).toBe(400);
    if (Number.isInteger(numbers[0] ?? 0))
      expect(answer).toMatchObject({ code: 'lottery_numbers_impossible', value: { line: 1 } });
    expect(await bettor.balance()).toBe(before);
  });

  it('with a line twice is refused, in another order of its numbers too', async () => {
    const twice = (play: string, one: number[], other: number[]) =>
      bettor.place({ game: 'SD11X5', lines: [one, other].map((numbers) => ({ play, numbers })) });
    expect(await twice('any2', [3, 4], [4, 3])).toMatchObject({ code: 'lottery_numbers_impossible' });
    expect(await twice('tail2', [3, 4], [4, 3])).toMatchObject({ success: true });
  });

  it('is refused above and below the limits, and with 10 000 lines before any work', async () => {
    const straight = (multiple: number) =>
      bettor.place({ lines: [{ play: 'straight', numbers: [1, 2, 3, 4, 5] }], multiple });
    expect(await straight(22)).toMatchObject({ code: 'lottery_prize_limit', value: { maximum: 200_000_000 } });
    expect(await bettor.place({ unit: 1_000, multiple: 1_000, lines: lines(3) })).toMatchObject({
      code: 'lottery_stake_limits',
      value: { minimum: 100, maximum: 2_000_000 },
    });
    expect(await bettor.place({ lines: lines(10_000) })).toMatchObject({
      code: 'lottery_too_many_lines',
      value: { maximum: 200 },
    });
    expect(await bettor.place({ multiple: 1_001 })).toMatchObject({ code: 'request_invalid' });
    expect(await bettor.place({ unit: 101 })).toMatchObject({ code: 'request_invalid' });
    expect(await bettor.place({ total: 99 })).toMatchObject({ code: 'request_invalid' });
  });

  it('that costs more than the balance is refused as a whole', async () => {
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    const half = Math.ceil(before / 2 / 1_000);
    const two = issues.slice(0, 2).map(({ numero }) => numero);
    expect(await bettor.place({ issues: two, unit: 1_000, multiple: half + 1 })).toMatchObject({
      code: 'balance-low',
      value: { balance: before },
    });
    expect(await bettor.balance()).toBe(before);
  });

  it('goes through once when two tabs send one for the same last money', async () => {
    const twin = { merchant: 'aurora', account: 'player3', name: 'lastmoney', balance: 1_000 };
    await bench.control('twin', twin);
    const token = await bench.signIn('lastmoney');
    const tabs = await Promise.all([1, 2, 3].map(() => Bettor.open(bench, { token })));
    const issues = (await tabs[0]!.state()).issues.slice(0, 4).map(({ numero }) => numero);
    const answers = await Promise.all(tabs.map((tab) => tab.place({ issues })));
    // 4.00 each of 10.00
    const balances = [600, 200];
    expect(answers.filter(({ success }) => success).map(({ value }) => value.balance)).toEqual(
      expect.arrayContaining(balances),
    );
    expect(answers.filter(({ success }) => !success)).toMatchObject([{ code: 'balance-low', value: { balance: 200 } }]);
    expect(await tabs[0]!.balance()).toBe(200);
    const { value } = await bench.call('wallets.bets', { ...today(), pageNo: 1, pageSize: 20 }, { token });
    expect(value.bets).toHaveLength(8);
  });

  it('is refused while its vendor is closed, and an accepted one is still answered', async () => {
    const before = await bettor.balance();
    const slip = await bettor.slip();
    expect(await bettor.send(slip, 'slip-before-closing')).toMatchObject({ success: true });
    const vendor = { merchant: 'aurora', vendor: 'LOTT' };
    await bench.control('vendor-maintenance', { ...vendor, maintenance: {} });
    expect(await bettor.place()).toMatchObject({ success: false, code: 'vendor_under_maintenance' });
    expect(await bettor.send(slip, 'slip-before-closing')).toMatchObject({ success: true });
    await bench.control('vendor-maintenance', { ...vendor, maintenance: null });
    expect(await bettor.balance()).toBe(before - 100);
  });

  it('passes the doors with each of its stakes, and is given back whole when one is refused', async () => {
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    const two = issues.slice(0, 2).map(({ numero }) => numero);
    allowance = 150;
    expect(await bettor.place({ issues: two }, 'slip-at-the-door')).toMatchObject({ code: 'in_stay_tuned' });
    expect(stakes.map(({ amount, vendor, game }) => [amount, vendor, game])).toEqual([
      [100, 'LOTT', 'CQSSC'],
      [100, 'LOTT', 'CQSSC'],
    ]);
    await deliver();
    expect(await bettor.balance()).toBe(before);
    allowance = Infinity;
    expect(await bettor.place({ issues: two }, 'slip-at-the-door')).toMatchObject({ success: true });
    expect(await bettor.balance()).toBe(before - 200);
  });

  it('that is not sent yet comes back on another page, and is forgotten once it is accepted', async () => {
    const token = await bench.signIn();
    const draft = { game: 'JX11X5', lines: [{ play: 'sum-odd', numbers: [] }], unit: 1, multiple: 7, issueCount: 2 };
    expect(await bettor.ask('PUT', '/lottery/draft', { body: draft })).toMatchObject({ success: true });
    const other = await Bettor.open(bench, { token });
    expect((await other.state('JX11X5')).draft).toEqual(draft);
    expect((await other.state('CQSSC')).draft).toBeUndefined();

    lost = '/bets';
    await bettor.place({ game: 'JX11X5' }, 'slip-without-answer');
    expect((await other.state('JX11X5')).pending).toMatchObject({ key: 'slip-without-answer' });
    lost = '';
    const { value } = await bettor.place({ game: 'JX11X5' }, 'slip-without-answer');
    const { draft: kept, pending, accepted } = await other.state('JX11X5');
    expect([kept, pending, accepted]).toEqual([undefined, undefined, { slip: value.slip, total: 100 }]);

    expect(await bettor.ask('PUT', '/lottery/draft', { body: { ...draft, lines: lines(201) } })).toMatchObject({
      code: 'lottery_too_many_lines',
    });
    await pass();
  });

  it('that wins tells the live channel', async () => {
    // another player: the wins of one settlement are told as one sum
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: 'winner', balance: 10_000 });
    const winner = await Bettor.open(bench, { token: await bench.signIn('winner') });
    await winner.place({
      unit: 1_000,
      lines: certainWin,
    });
    await pass(3);
    const account = await findAccount(bench.engine.database, 'aurora', 'winner');
    const events = await bench.engine.database
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.accountId, account?.id ?? 0));
    const wins = events.map(({ body }) => body as { type: string; data?: { remarks?: string; amount?: string } });
    expect(wins).toContainEqual(
      expect.objectContaining({ type: 'BALANCE', data: expect.objectContaining({ remarks: 'win', amount: '19.00' }) }),
    );
  });

  it('tells all wins of one settlement in one message with their sum, and a single win with its game', async () => {
    const won = async () => {
      bench.pass(1_000);
      await Promise.all([1, 2].map(() => sendWinMessages(bench.backend)));
      const events = await bench.engine.database.select().from(liveEvents).orderBy(desc(liveEvents.id)).limit(200);
      return events.map(({ body }) => body as LiveEvent).filter(({ type }) => type === 'WIN');
    };
    const before = (await won()).length;
    await bettor.place({ unit: 1_000, lines: certainWin });
    await bettor.place({ unit: 1_000, lines: certainWin, game: 'TXFFC' });
    await pass();
    expect(await sendWinMessages(bench.backend)).toBe(0);
    const [joined, ...others] = await won();
    expect(others).toHaveLength(before);
    const sum = { amount: '38.00 CNY', count: 2 };
    expect(joined).toEqual({ type: 'WIN', popup: true, message: messageText('bets_won', 'CN', sum) });

    await bettor.place({ unit: 1_000, lines: certainWin });
    await pass();
    const [single] = await won();
    const { names } = allLotteries.find(({ code }) => code === 'CQSSC')!;
    const message = messageText('bet_won', 'CN', { amount: '19.00 CNY' });
    expect(single).toEqual({ type: 'WIN', popup: true, title: names.CN, message });
  });

  it('needs a real account, and a session that lasts', async () => {
    expect(await bench.call('lottery.lobby', lobby, {})).toMatchObject({ success: false });
    const trial = (await bench.call('session.freePlay', {}, {})).value?.token as string;
    expect(await bench.call('lottery.lobby', lobby, { token: trial })).toMatchObject({ code: 'in_need_true_account' });
    const slip = await bettor.slip();
    const token = await bench.signIn();
    const left = await Bettor.open(bench, { token });
    await bench.call('session.logout', {}, { token });
    expect(await left.send(slip)).toMatchObject({ status: 401, code: 'play_session_ended' });
  });
});

const lobby = { lottoGameCode: 'CQSSC', launchMode: 'LOTT', lottoMode: 'Traditional', lang: 'EN' };
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    play: 'tail3',
    numbers: [...String(index % 1_000).padStart(3, '0')].map(Number),
  }));

describe('a draw', () => {
  it('that is missed returns the stakes of its issue alone, with that reason', async () => {
    await pass(3);
    const before = await bettor.balance();
    const { issues } = await bettor.state();
    await bettor.place({ issues: [issues[0]!.numero, issues[4]!.numero] });
    bench.pass(issues[0]!.drawsAt - bench.now);
    await scheduler.catchUp();
    // the beacon is down for too long
    isBeaconDown = true;
    bench.pass(issues[4]!.drawsAt - bench.now);
    await scheduler.catchUp();
    expect(await settleBets(bench.backend)).toBe(1);
    bench.pass(5 * minute);
    await scheduler.drawWaiting();
    isBeaconDown = false;

    expect(await settleBets(bench.backend)).toBe(1);

    const { bets } = (await slips())[0]!;
    expect(bets.map(({ state }) => state)).toEqual([expect.stringMatching(/won|lost/), 'missed']);
    expect(await bettor.balance()).toBe(before - 100 + bets[0]!.win);
  });

  it('pays a win once that was lost on the way to the wallet', async () => {
    const before = await bettor.balance();
    await placeCertainWin();
    lost = '/wins';
    expect(await pass()).toBe(1);
    lost = '';
    expect(await bettor.balance()).toBe(before - 200);
    bench.pass(3_000);
    await deliver();
    await deliver();
    expect(await bettor.balance()).toBe(before - 10);
  });

  it('pays each win once when the answer is lost, leaves one out, or has an odd value', async () => {
    const before = await bettor.balance();
    for (const spoil of [
      () => 'no answer of a wallet',
      ({ value: { wins } }) => ({ success: true, value: { wins: wins.slice(1) } }),
      ({ value: { wins } }) => ({ success: true, value: { wins: wins.map((win) => ({ ...win, balance: 'much' })) } }),
      ({ value: { wins } }) => ({
        success: true,
        value: { wins: wins.map((win) => ({ ...win, success: false, code: 'transaction_in_progress' })) },
      }),
    ] satisfies (typeof answerToWins)[]) {
      for (let slip = 0; slip < 2; slip += 1) await placeCertainWin();
      answerToWins = spoil;
      expect(await pass()).toBe(2);
      answerToWins = undefined;
      bench.pass(3_000);
      expect(await deliver()).toBeGreaterThan(0);
      expect(await deliver()).toBe(0);
    }
    expect(await bettor.balance()).toBe(before - 80);
    const settled = (await slips()).slice(0, 8).flatMap(({ bets }) => bets.map(({ state, win }) => [state, win]));
    expect(settled).toEqual(Array.from({ length: 8 }, () => ['won', 190]));
  });

  it('is settled once by several processes', async () => {
    const before = await bettor.balance();
    for (let slip = 0; slip < 5; slip += 1) await placeCertainWin();
    bench.pass(5 * minute);
    await scheduler.catchUp();
    const settled = await Promise.all([1, 2, 3].map(() => settleBets(bench.backend)));
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await bettor.balance()).toBe(before - 50);
  });

  it('follows from the published slips, which a changed slip no longer matches', async () => {
    const { value } = await bettor.place();
    const { bets } = (await slips())[0]!;
    const { numero } = bets[0]!;
    const path = `/lottery/draws/CQSSC/${numero}/slips`;
    expect(await bettor.ask('GET', path)).toMatchObject({ success: false, code: 'in_stay_tuned' });
    await pass();
    const published = (await bettor.ask('GET', path)).value as { slipsHash: string; slips: string[] };
    const draw = await drawOf('CQSSC', numero);
    expect(published.slips).toContainEqual(expect.stringMatching(new RegExp(`^${value.slip} 100 [0-9a-f]{64}$`)));
    expect([published.slipsHash, slipsHashOf(published.slips)]).toEqual([draw.slipsHash, draw.slipsHash]);
    expect(slipsHashOf(published.slips.slice(1))).not.toBe(draw.slipsHash);
    const { value: proof } = await bench.call('lottery.proof', { gameCode: 'CQSSC', numero });
    const { round: named, value: beaconValue, chain } = proof.beacon;
    expect([slipsHashOf(proof.slips), named, beaconValue]).toEqual([
      draw.slipsHash,
      String(draw.beaconRound),
      draw.beacon,
    ]);
    let end = draw.beacon;
    for (let at = Number(named) - chain.firstRound; at >= 0; at--) end = nextInChain(end);
    expect(end).toBe(chain.id);
    const round = await bettor.ask('GET', `/lottery/beacon/${draw.beaconRound}`);
    expect(round.value).toMatchObject({
      ...{ round: Number(draw.beaconRound), value: draw.beacon },
      chain: { kind: 'hashes', id: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await bettor.ask('GET', `/lottery/beacon/${Number(draw.beaconRound) + 999}`)).toMatchObject({
      success: false,
    });
  });

  it('makes its game the first of the recent ones [LOT-23]', async () => {
    const token = await bench.signIn();
    for (const game of ['SD11X5', 'CQSSC', 'SD11X5']) await bettor.place({ game });
    const { value } = await bench.call('lottery.recent', {}, { token });
    expect(value.slice(0, 2)).toMatchObject([{ gameCode: 'SD11X5', remark: 'Shandong 11x5' }, { gameCode: 'CQSSC' }]);
    expect(await bench.call('lottery.recent')).toMatchObject({ success: false });
  });

  it('shows in the account record with the name of its game', async () => {
    const token = await bench.signIn();
    await bettor.place({ game: 'SD11X5' });
    const { value } = await bench.call('wallets.bets', { ...today(), pageNo: 1, pageSize: 5 }, { token });
    expect(value.bets[0]).toMatchObject({ vendor: 'LOTT', game: 'Shandong 11x5', stake: '1.00' });
  });

  it('shows in my bets with its slip: open before the draw, with the drawn numbers after it', async () => {
    const token = await bench.signIn();
    const lines = [
      { play: 'sum-odd', numbers: [] },
      { play: 'any2', numbers: [3, 11] },
    ];
    const { value: placed } = await bettor.place({ game: 'SD11X5', lines });
    const latest = async () => {
      const range = { ...today(), pageNo: 1, pageSize: 5 };
      return (await bench.call('wallets.bets', range, { token: await bench.signIn() })).value.bets[0] as PlayedRound;
    };
    const { value: open } = await bench.call('wallets.bets', { ...today(), pageNo: 1, pageSize: 5 }, { token });
    const { numero } = (await slips())[0]!.bets[0]!;
    const slip = { number: placed.slip, issue: numero };
    expect(open.bets[0]).toMatchObject({
      open: true,
      slip: {
        ...slip,
        lines: [
          { play: 'sum-odd', numbers: '' },
          { play: 'any2', numbers: '03 11' },
        ],
        drawn: '',
      },
    });
    await pass();
    expect(await latest()).toMatchObject({
      open: false,
      slip: { ...slip, drawn: (await drawOf('SD11X5', numero)).winNo.replaceAll(',', ' ') },
    });
  });
});

function today() {
  const day = new Date(bench.now).toISOString().slice(0, 10);
  return { from: day, to: day, zone: 'UTC' };
}
