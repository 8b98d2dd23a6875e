import { and, desc, eq } from 'drizzle-orm';
import { accounts } from '../../accounts/tables';
import { games } from '../../games/catalogue';
import { liveEvents } from '../../live/tables';
import { ledgerFaults } from '../../ledger/ledger-is-balanced';
import { Bench } from '../../testing/open-bench';
import { launch, launchRequest, Player } from '../../testing/player';
import { OutboxDelivery } from '../../vendors/outbox-delivery';
import { matchResults, rounds } from '../../vendors/tables';
import { walletTransactions } from '../../wallet-interface/tables';
import { sendWinMessages } from '../../wallet-interface/send-win-messages';
import { drawResult } from './draw-result';
import { matchById, openMatches, sides, type Side } from './matches';
import { settleMatches } from './settle-matches';

const minute = 60_000;
/** Whether wins are lost on the way to the wallet. */
let lost = false;
let bench: Bench;
let token: string;

beforeAll(async () => {
  bench = await new Bench().open({
    walletLine: (send) => (url, init) =>
      lost && url.endsWith('/win') ? Promise.reject(new Error('lost')) : send(url, init),
  });
}, 60_000);
beforeEach(async () => (token = await bench.signIn()));
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

const goalpost = () => Player.launch(bench, { token, game: 'goalpost-sports' });
const next = () => openMatches('sports', bench.now)[0]!;
const balance = async () =>
  Math.round(Number((await bench.call('wallets.balance', { typeId: 0 }, { token })).value.sumBalance) * 100);
const setResult = (match: string, result: Side) =>
  bench.engine.database.insert(matchResults).values({ match, result, drawnAt: new Date(bench.now) });

describe('matches', () => {
  it('are the same for all players, start later, and change with the clock', () => {
    const now = bench.now;
    const open = openMatches('sports', now);
    expect(openMatches('sports', now)).toEqual(open);
    for (const match of open) {
      expect(match.startsAt).toBeGreaterThan(now);
      expect(match.home).not.toBe(match.away);
      expect(matchById(match.id)).toEqual(match);
    }
    expect(openMatches('sports', open[0]!.startsAt)[0]!.id).toBe(open[1]!.id);
  });

  it('end by the chances of their prices', () => {
    const { prices, id } = next();
    const counted = { home: 0, draw: 0, away: 0 };
    for (let value = 0; value < 100; value += 1) counted[drawResult({ id, prices }, () => value)] += 1;
    for (const side of sides) expect(counted[side]).toBe(prices[side]?.chance ?? 0);
  });

  it('are listed by game match v2, and empty for other game types [LCH-29]', async () => {
    const list = async (gameType: string) =>
      (await bench.call('games.matches', { merchantCode: 'aurora', gameType, language: 'EN' })).value;
    expect((await list('SPORTS'))[0]).toMatchObject({ matchId: next().id, leagueId: next().leagueId });
    expect((await list('ESPORTS')).length).toBeGreaterThan(0);
    expect(await list('RNG')).toEqual([]);
  });

  it('are named in the address of a launch with a match', async () => {
    const { value } = await bench.call(
      'games.launch',
      launchRequest({ gameId: 'goalpost-sports', matchId: next().id }),
      { token },
    );
    expect(new URL(value.game_url).searchParams.get('match')).toBe(next().id);
    expect(new URL(await launch(bench, 'goalpost-sports', { token })).searchParams.has('match')).toBe(false);
  });
});

describe('a bet on a match', () => {
  it.each([true, false])('earns points once: when it is settled, unless it has before (%s)', async (earnsLater) => {
    await bench.control('switch', { merchant: 'aurora', name: 'POINTSYSTEM', value: true });
    const name = `earns${earnsLater}`;
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 100_000, points: 0 });
    const own = await bench.signIn(name);
    const points = async () =>
      (await bench.call('mall.balance', {}, { token: await bench.signIn(name) })).value.balance;
    const player = await Player.launch(bench, { token: own, game: 'goalpost-sports' });
    const match = next();
    // 0.8 % of 200.00 are 1.6 points
    for (const side of ['home', 'away']) await player.choose(`${match.id}:${side}`, 10_000);
    expect(await points()).toBe(0);
    // as an earlier version of the sandbox has stored it
    if (!earnsLater) await bench.engine.database.update(walletTransactions).set({ earnsLater });
    bench.pass(match.endsAt - bench.now);
    expect(await settleMatches(bench.backend)).toBe(2);
    expect(await settleMatches(bench.backend)).toBe(0);
    expect(await points()).toBe(earnsLater ? 1 : 0);
  });

  it('announces a win to the tabs of the player, with the game and the amount', async () => {
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: 'winner1', balance: 100_000 });
    const player = await Player.launch(bench, { token: await bench.signIn('winner1'), game: 'goalpost-sports' });
    const match = next();
    await setResult(match.id, 'home');
    await player.choose(`${match.id}:home`, 100);
    bench.pass(match.endsAt - bench.now);
    await settleMatches(bench.backend);
    // the wins of one settlement are told together, once there is no further one
    bench.pass(1_000);
    await sendWinMessages(bench.backend);
    const [announced] = await bench.engine.database
      .select({ body: liveEvents.body })
      .from(liveEvents)
      .innerJoin(accounts, eq(accounts.id, liveEvents.accountId))
      .where(eq(accounts.name, 'winner1'))
      .orderBy(desc(liveEvents.id))
      .limit(1);
    const won = (match.prices.home!.odds / 10).toFixed(2);
    const { names } = games.find(({ gameId }) => gameId === 'goalpost-sports')!;
    expect(Object.values(names)).toContain(announced?.body.title);
    expect(announced?.body).toMatchObject({ popup: true, message: expect.stringContaining(`${won} CNY`) as string });
  });

  it('takes the stake at once and is settled through the wallet when the match has ended', async () => {
    const player = await goalpost();
    const before = await balance();
    const match = next();
    const { value } = await player.choose(`${match.id}:home`, 100);
    expect(value).toMatchObject({ balance: before - 100, bets: [{ side: 'home', stake: 100, home: match.home }] });
    expect(await settleMatches(bench.backend)).toBe(0);
    bench.pass(match.endsAt - bench.now - 1);
    expect(await settleMatches(bench.backend)).toBe(0);
    await setResult(match.id, 'home');
    bench.pass(1);
    expect(await settleMatches(bench.backend)).toBe(1);
    expect(await settleMatches(bench.backend)).toBe(0);
    const won = match.prices.home!.odds * 10;
    expect(await balance()).toBe(before - 100 + won);
    expect((await player.table()).value.rules.bets[0].outcome).toEqual({ result: 'home', win: won });
  });

  it('loses when another side wins, and every bet on a match has the same result', async () => {
    const player = await goalpost();
    const before = await balance();
    const match = next();
    for (const side of sides) await player.choose(`${match.id}:${side}`, 100);
    bench.pass(2 * minute + match.endsAt - match.startsAt);
    expect(await settleMatches(bench.backend)).toBe(3);
    const [drawn] = await bench.engine.database.select().from(matchResults).where(eq(matchResults.match, match.id));
    expect(await balance()).toBe(before - 300 + match.prices[drawn!.result]!.odds * 10);
  });

  it('is settled when another bet cannot be', async () => {
    const player = await goalpost();
    const before = await balance();
    const match = next();
    for (const side of ['home', 'away']) await player.choose(`${match.id}:${side}`, 100);
    const broken = and(eq(rounds.state, 'placed'), eq(rounds.slip, `${match.id}:home`));
    await bench.engine.database.update(rounds).set({ slip: 'unknown' }).where(broken);
    await setResult(match.id, 'away');
    bench.pass(4 * minute);
    await expect(settleMatches(bench.backend)).rejects.toThrow('1 of 2 rounds were not settled');
    expect(await balance()).toBe(before - 200 + match.prices.away!.odds * 10);
    await bench.engine.database
      .update(rounds)
      .set({ slip: `${match.id}:home` })
      .where(eq(rounds.slip, 'unknown'));
    expect(await settleMatches(bench.backend)).toBe(1);
  });

  it('is listed for its player in a later session of the game, and for no other player', async () => {
    const player = await goalpost();
    const match = next();
    await player.choose(`${match.id}:away`, 100, 'bet-of-an-earlier-session');
    await bench.call('session.logout', {}, { token });

    token = await bench.signIn();
    const listed = async (opened: Player) =>
      ((await opened.table()).value.rules.bets as { key: string }[]).map(({ key }) => key);
    expect((await listed(await goalpost()))[0]).toBe('bet-of-an-earlier-session');
    const other = await Player.launch(bench, { token: await bench.signIn('agent1'), game: 'goalpost-sports' });
    expect(await listed(other)).toEqual([]);
    bench.pass(4 * minute);
    expect(await settleMatches(bench.backend)).toBe(1);
  });

  it('is settled after its player has signed out', async () => {
    const player = await goalpost();
    const before = await balance();
    const match = next();
    await player.choose(`${match.id}:away`, 100);
    await bench.call('session.logout', {}, { token });
    await setResult(match.id, 'away');
    bench.pass(4 * minute);
    expect(await settleMatches(bench.backend)).toBe(1);
    token = await bench.signIn();
    expect(await balance()).toBe(before - 100 + match.prices.away!.odds * 10);
  });

  it('is paid once by the outbox when the win was lost on the way', async () => {
    const player = await goalpost();
    const before = await balance();
    const match = next();
    await player.choose(`${match.id}:home`, 100);
    await setResult(match.id, 'home');
    bench.pass(4 * minute);
    lost = true;
    expect(await settleMatches(bench.backend)).toBe(1);
    lost = false;
    expect(await balance()).toBe(before - 100);
    bench.pass(2_001);
    await new OutboxDelivery(bench.backend).deliver(() => undefined);
    expect(await settleMatches(bench.backend)).toBe(0);
    expect(await balance()).toBe(before - 100 + match.prices.home!.odds * 10);
  });

  it('is placed once for a key, also when its match has begun meanwhile', async () => {
    const player = await goalpost();
    const match = next();
    const first = await player.choose(`${match.id}:home`, 100, 'bet-sent-twice');
    const after = await balance();
    bench.pass(2 * minute);
    expect((await player.choose(`${match.id}:home`, 100, 'bet-sent-twice')).value.balance).toBe(first.value.balance);
    expect(await balance()).toBe(after);
    expect(await player.choose(`${match.id}:away`, 100, 'bet-sent-twice')).toMatchObject({
      code: 'request_key_reused',
    });
  });

  it.each([
    ['a match that has begun', () => `sports-${Math.floor(bench.now / (2 * minute))}:home`],
    ['a match far ahead', () => `sports-${Math.floor(bench.now / (2 * minute)) + 9}:home`],
    ['a match of another kind', () => `${openMatches('esports', bench.now)[0]!.id}:home`],
    ['a side that the match does not have', () => `${next().id}:nothing`],
    ['no match', () => ''],
    ['more than a side', () => `${next().id}:home:home`],
  ])('is refused on %s, and takes nothing', async (_about, choice) => {
    const player = await goalpost();
    const before = await balance();
    expect(await player.choose(choice(), 100)).toMatchObject({ status: 400 });
    expect(await balance()).toBe(before);
  });

  it('has no draw in esports', async () => {
    const player = await Player.launch(bench, { token, game: 'arena-one' });
    const { id } = openMatches('esports', bench.now)[0]!;
    expect(await player.choose(`${id}:draw`, 100)).toMatchObject({ status: 400 });
    expect(await player.choose(`${id}:home`, 100)).toMatchObject({ success: true });
  });

  it('of a demo is decided at once, with credits only', async () => {
    const game = games.find(({ kind, demo }) => kind === 'sports' && demo)!;
    const { value } = await bench.call('games.trial', { gameId: game.gameId, platform: 'W' });
    const player = await Player.at(bench, value.game_url);
    const credits = player.opened.value.table.balance;
    const answer = await player.choose(`${next().id}:home`, 100);
    const [{ outcome }] = answer.value.bets;
    expect(answer.value.balance).toBe(credits - 100 + outcome.win);
  });
});
