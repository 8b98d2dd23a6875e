import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { LaunchAddressSchema } from '../games/launch';
import { listOf } from '../list';
import { PopularLotterySchema } from './models';

export const lottoLobby = endpoint({
  id: 'lottery.lobby',
  about: 'Address of the betting page of a lottery for this member; the back end calls it lottoLobby.',
  method: 'GET',
  ...relay('lottoLobby'),
  request: v.object({
    lottoGameCode: v.string(),
    /** The game type. */
    launchMode: v.literal('LOTT'),
    /** `Traditional`, `Entertainment` or `tradition`. */
    lottoMode: v.optional(v.string(), 'Traditional'),
    lang: v.string(),
  }),
  silent: true,
  /** The source does not show its fields: the address itself is read too. */
  answer: v.union([
    v.pipe(
      v.string(),
      v.transform((address) => ({ address })),
    ),
    LaunchAddressSchema,
  ]),
  example: {
    request: { lottoGameCode: 'CQSSC', launchMode: 'LOTT', lottoMode: 'Traditional', lang: 'EN' },
    answer: { game_url: 'http://lott.games.localhost/lottery/CQSSC?ticket=…' },
  },
});

export const recentLottery = endpoint({
  id: 'lottery.recent',
  about: 'The lotteries of the latest slips, the last one first; the back end calls it recent lottery game.',
  method: 'GET',
  ...relay('recentLotteryGame'),
  request: v.object({}),
  answer: listOf(PopularLotterySchema),
  example: {
    request: {},
    answer: [{ gameId: '1', gameCode: 'CQSSC', remark: 'Chongqing SSC', webIconUrl: 'art:SSC' }],
  },
});
