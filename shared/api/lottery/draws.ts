import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../list';
import { DrawSchema } from './models';

/** The draws in lists. */
export const latestDraws = 5;

const exampleDraw = {
  gameCode: 'CQSSC',
  numero: '20260102-0222',
  winNo: '3,0,9,9,1',
  drawTime: 1767323040000,
  commitment: '9f86d081…',
  seed: '5e884898…',
  slipsHash: 'e3b0c442…',
  beaconRound: '353464608',
  beacon: '2c26b46b…',
  committedAt: 1767322800000,
};

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), latestDraws);

export const lotteryDraws = endpoint({
  id: 'lottery.draws',
  about: 'The latest draws of a game, the last one first; the back end calls it draw and drawLottery.',
  method: 'GET',
  path: '/lgw/draw',
  request: v.object({ gameCode: v.string(), count }),
  answer: listOf(DrawSchema),
  example: { request: { gameCode: 'CQSSC', count: latestDraws }, answer: [exampleDraw] },
});

export const lottoDraws = endpoint({
  id: 'lottery.lottoDraws',
  about: 'The latest draws of the game named at the end of the path.',
  method: 'GET',
  path: '/lgw/draw/:gameCode',
  /** The code is in the path, which the back end reads like a field. */
  request: v.object({ gameCode: v.optional(v.string()), count }),
  answer: listOf(DrawSchema),
  example: { request: { count: latestDraws }, answer: [exampleDraw] },
});

/** The call for the draws of one game, by its path. */
export function lottoDrawsOf(gameCode: string): typeof lottoDraws {
  return { ...lottoDraws, path: `/lgw/draw/${encodeURIComponent(gameCode)}` };
}

export const lotteryOpened = endpoint({
  id: 'lottery.opened',
  about: 'The last draw of every game.',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  request: v.object({ prizeMode: v.string() }),
  answer: listOf(DrawSchema),
  example: { request: { prizeMode: 'Lott' }, answer: [exampleDraw] },
});
