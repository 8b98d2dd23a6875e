import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { IssueInfoSchema, LotteryGameSchema, LotteryGroupSchema, PopularLotterySchema } from './models';

const listing = { prizeMode: v.string(), playType: v.optional(v.string(), '') };

const exampleMenu = { code: 'CQSSC', remark: 'Chongqing SSC', defaultPlayType: 'SSC_STAR5', tag: 'hot' };
const exampleGame = {
  gameId: '1',
  gameCode: 'CQSSC',
  gameGroupId: 1,
  gameGroupCode: 'SSC',
  code: 'CQSSC',
  remark: 'Chongqing SSC',
  displayName: 'Chongqing SSC',
  webIconUrl: 'art:SSC',
  defaultPlayType: 'SSC_STAR5',
  numero: '20260102-0223',
  remainTime: 60,
  lockTime: 10,
  liveVideoSwitch: false,
  labelName: 'SSC',
  gameMenus: [exampleMenu],
  tag: 'hot',
};
const exampleGroup = { gameGroupCode: 'SSC', labelName: 'SSC', gameMenus: [exampleMenu] };

export const lotteryPopular = endpoint({
  id: 'lottery.popular',
  about: 'The most popular lottery games.',
  method: 'GET',
  path: '/lgw/games/popular',
  request: v.object({ count: v.number(), ...listing }),
  answer: listOf(PopularLotterySchema),
  example: {
    request: { count: 4, prizeMode: 'Lott', playType: '' },
    answer: [{ gameId: '1', gameCode: 'CQSSC', remark: 'Chongqing SSC', webIconUrl: 'art:SSC' }],
  },
});

export const lotteryList = endpoint({
  id: 'lottery.list',
  about: 'Lottery games with the issue on sale and the time it has left.',
  method: 'GET',
  path: '/lgw/games',
  request: v.object(listing),
  answer: listOf(LotteryGameSchema),
  example: { request: { prizeMode: 'Lott', playType: '' }, answer: [exampleGame] },
});

export const lotteryMenu = endpoint({
  id: 'lottery.menu',
  about: 'Groups of lottery games with the ways to bet on each.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  request: v.object({ prizeMode: v.string() }),
  answer: listOf(LotteryGroupSchema),
  example: { request: { prizeMode: 'Lott' }, answer: [exampleGroup] },
});

export const lotteryIssue = endpoint({
  id: 'lottery.issue',
  about: 'The issue of a game that is on sale, the previous and the next one.',
  method: 'GET',
  path: '/lgw/numeros/near',
  request: v.object({ gameId: v.string() }),
  answer: IssueInfoSchema,
  example: {
    request: { gameId: '1' },
    answer: {
      currentNumero: { numero: '20260102-0223', isSale: true, remainTime: 60, lockTime: 10, commitment: '9f86d081…' },
      nextNumero: '20260102-0224',
      previousNumero: '20260102-0222',
    },
  },
});

export const vietnamList = endpoint({
  id: 'lottery.vietnamList',
  about: 'Vietnam lotteries with the issue on sale and the time it has left.',
  method: 'GET',
  path: '/lgw/vn/games',
  request: v.object(listing),
  answer: listOf(LotteryGameSchema),
  example: { request: { prizeMode: 'Lott', playType: '' }, answer: [{ ...exampleGame, gameCode: 'HANOI5D' }] },
});

export const vietnamMenu = endpoint({
  id: 'lottery.vietnamMenu',
  about: 'Groups of Vietnam lotteries with the ways to bet on each.',
  method: 'GET',
  path: '/lgw/vn/games/game_menus',
  request: v.object({ prizeMode: v.string() }),
  answer: listOf(LotteryGroupSchema),
  example: { request: { prizeMode: 'Lott' }, answer: [{ ...exampleGroup, gameGroupCode: 'VN' }] },
});
