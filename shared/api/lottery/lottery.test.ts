import * as v from 'valibot';
import { catalogue } from '../catalogue';
import { lottoLobby, recentLottery } from './betting';
import { lotteryDraws, lottoDrawsOf } from './draws';
import { lotteryIssue, lotteryList, lotteryMenu, lotteryPopular } from './games';
import { DrawSchema, IssueInfoSchema, LotteryGameSchema, LotteryGroupSchema, PopularLotterySchema } from './models';
import { numberRuleOf } from './winning-number';

const lottery = catalogue.filter(({ id }) => id.startsWith('lottery.'));
const keysOf = (schema: { entries: object }) => Object.keys(schema.entries);

test('all lottery calls are GET, at the paths the product names [LOT-17] [LOT-18] [LOT-19] [LOT-20] [LOT-21] [LRV-18] [VNL-03]', () => {
  expect(new Set(lottery.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(lottery.map(({ path }) => path).sort()).toEqual([
    '/lgw/draw',
    '/lgw/draw/:gameCode',
    '/lgw/draw_proof',
    '/lgw/games',
    '/lgw/games/game_menus',
    '/lgw/games/opened/numero',
    '/lgw/games/popular',
    '/lgw/numeros/near',
    '/lgw/vn/games',
    '/lgw/vn/games/game_menus',
    '/wps/relay/MCSFE_lottoLobby',
    '/wps/relay/MCSFE_recentLotteryGame',
  ]);
});

test('a code at the end of the path cannot change the path', () => {
  expect(lottoDrawsOf('a/b').path).toBe('/lgw/draw/a%2Fb');
});

test('calls send the fields of the product [LOT-18] [LOT-19] [LOT-20] [LOT-21]', () => {
  expect(keysOf(lotteryPopular.request as never)).toEqual(['count', 'prizeMode', 'playType']);
  expect(keysOf(lotteryList.request as never)).toEqual(['prizeMode', 'playType']);
  expect(keysOf(lotteryMenu.request as never)).toEqual(['prizeMode']);
  expect(keysOf(lotteryIssue.request as never)).toEqual(['gameId']);
});

test('the lobby of a lottery is asked with code, launch mode, mode and language, Traditional by default [LRV-13]', () => {
  const asked = v.parse(lottoLobby.request, { lottoGameCode: 'CQSSC', launchMode: 'LOTT', lang: 'EN' });
  expect(asked).toEqual({ lottoGameCode: 'CQSSC', launchMode: 'LOTT', lottoMode: 'Traditional', lang: 'EN' });
  expect(v.parse(lottoLobby.answer, { game_url: '', game_url2: 'https://l.test' })).toEqual({
    address: 'https://l.test',
  });
  expect(v.parse(lottoLobby.answer, {})).toEqual({ address: '' });
});

test('the recent lotteries are asked for without fields, and read like popular ones [LOT-23]', () => {
  expect(v.parse(recentLottery.request, { more: 1 })).toEqual({});
  expect(v.parse(recentLottery.answer, recentLottery.example.answer)).toEqual(recentLottery.example.answer);
  expect(v.parse(recentLottery.answer, null)).toEqual([]);
});

test('a game is read with all its fields, from numbers and from texts [LOT-12]', () => {
  const game = v.parse(LotteryGameSchema, {
    ...(lotteryList.example.answer as object[])[0],
    gameId: 7,
    remainTime: '60',
    liveVideoSwitch: 'Y',
    newer: true,
  });

  expect(game).toMatchObject({ gameId: '7', remainTime: 60, liveVideoSwitch: true });
  const fields =
    'gameId gameCode gameGroupId gameGroupCode code remark displayName webIconUrl defaultPlayType numero remainTime lockTime liveVideoSwitch labelName gameMenus tag';
  expect(Object.keys(game).sort()).toEqual(fields.split(' ').sort());
});

test('groups, popular games, issues and draws are read [LOT-13] [LOT-14] [LOT-15] [LRV-17]', () => {
  const menu = { code: 'CQSSC', remark: 'SSC', defaultPlayType: 'STAR5' };
  expect(v.parse(LotteryGroupSchema, { gameGroupCode: 'SSC', labelName: 'SSC', gameMenus: [menu] })).toMatchObject({
    gameMenus: [menu],
  });
  const popular = { gameId: '1', gameCode: 'CQSSC', remark: 'SSC', webIconUrl: 'art:SSC' };
  expect(v.parse(PopularLotterySchema, popular)).toEqual(popular);
  const currentNumero = { numero: '7', isSale: true, remainTime: 60, lockTime: 10 };
  expect(v.parse(IssueInfoSchema, { currentNumero, nextNumero: '8', previousNumero: '6' })).toMatchObject({
    currentNumero,
    nextNumero: '8',
    previousNumero: '6',
  });
  expect(v.parse(IssueInfoSchema, { currentNumero, previousNumero: {} })).toMatchObject({ currentNumero });
  expect(v.parse(DrawSchema, { gameCode: 'CQSSC', numero: '7', winNo: '1,2,3,4,5' })).toMatchObject({
    gameCode: 'CQSSC',
    numero: '7',
    winNo: '1,2,3,4,5',
  });
  const [read] = v.parse(lotteryDraws.answer, [
    { gameCode: 'CQSSC', numero: '6' },
    { numero: '7', winNo: '1' },
  ]);
  expect(read).toBeUndefined();
  expect(v.safeParse(lotteryDraws.request, { gameCode: 'CQSSC', count: 101 }).success).toBe(false);
});

test('each family has its rule: five digits, five of eleven, all of ten, or as many digits as the code names', () => {
  expect(numberRuleOf('CQSSC')).toEqual({ kind: 'digits', count: 5 });
  expect(numberRuleOf('GD11X5')).toEqual({ kind: 'distinct', count: 5, highest: 11 });
  expect(numberRuleOf('BJPK10')).toEqual({ kind: 'distinct', count: 10, highest: 10 });
  expect(numberRuleOf('THGOV6D')).toEqual({ kind: 'digits', count: 6 });
});
