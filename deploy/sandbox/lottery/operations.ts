import {
  drawProof,
  lotteryDraws,
  lotteryIssue,
  lotteryList,
  lotteryMenu,
  lotteryOpened,
  lotteryPopular,
  lottoDraws,
  recentLottery,
  vietnamList,
  vietnamMenu,
} from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { publishedProof } from './betting/published-proof';
import { recentGames } from './betting/recent-games';
import type { DrawScheduler } from './draw-scheduler';
import { lastDraws, latestDraws, publishedBeforeDraw } from './draws';
import { allLotteries, lotteries, vietnamLotteries } from './games';
import { briefLottery, lotteryGroups, listedLottery, popularLotteries } from './lists';
import { offeredGame, offeredGames } from './offer';
import { issueAt, numeroOf, saleAt } from './schedule';

/** The calls below `/lgw`: lists computed from the clock, and stored draws. */
export function lotteryOperations(backend: Backend, scheduler: Pick<DrawScheduler, 'catchUp'>): Operation[] {
  async function drawsOf(merchant: string, code: string, count: number) {
    const game = offeredGame(merchant, { code });
    if (!game) return [];
    await scheduler.catchUp();
    return latestDraws(backend, game, count);
  }

  return [
    publicOperation(lotteryPopular, ({ count, ...narrowing }, { merchant, language }) =>
      popularLotteries(offeredGames(lotteries, merchant.code, narrowing), count, language),
    ),
    publicOperation(lotteryList, (narrowing, { merchant, language }) =>
      offeredGames(lotteries, merchant.code, narrowing).map((game) => listedLottery(game, language, backend.clock())),
    ),
    publicOperation(lotteryMenu, (narrowing, { merchant, language }) =>
      lotteryGroups(offeredGames(lotteries, merchant.code, narrowing), language),
    ),
    publicOperation(vietnamList, (narrowing, { merchant, language }) =>
      offeredGames(vietnamLotteries, merchant.code, narrowing).map((game) =>
        listedLottery(game, language, backend.clock()),
      ),
    ),
    publicOperation(vietnamMenu, (narrowing, { merchant, language }) =>
      lotteryGroups(offeredGames(vietnamLotteries, merchant.code, narrowing), language),
    ),

    customerOperation(recentLottery, async (_request, { merchant, customer, language }) => {
      const codes = await recentGames(backend, customer.account.id);
      const games = codes.flatMap((code) => offeredGame(merchant.code, { code }) ?? []);
      return games.map((game) => briefLottery(game, language));
    }),

    publicOperation(lotteryIssue, async ({ gameId }, { merchant }) => {
      const game = offeredGame(merchant.code, { id: gameId });
      if (!game) throw new Refusal('in_stay_tuned');
      await scheduler.catchUp();
      const now = backend.clock();
      const issue = issueAt(game, now);
      return {
        currentNumero: {
          numero: numeroOf(game, issue),
          ...saleAt(game, now),
          ...(await publishedBeforeDraw(backend, game, issue)),
        },
        nextNumero: numeroOf(game, issue + 1),
        previousNumero: numeroOf(game, issue - 1),
      };
    }),

    publicOperation(lotteryDraws, ({ gameCode, count }, { merchant }) => drawsOf(merchant.code, gameCode, count)),
    publicOperation(lottoDraws, ({ gameCode = '', count }, { merchant }) => drawsOf(merchant.code, gameCode, count)),
    publicOperation(drawProof, ({ gameCode, numero }, { merchant }) => {
      const game = offeredGame(merchant.code, { code: gameCode });
      if (!game) throw new Refusal('in_stay_tuned');
      return publishedProof(backend, { game: game.code, numero });
    }),
    publicOperation(lotteryOpened, async (narrowing, { merchant }) => {
      await scheduler.catchUp();
      return lastDraws(backend, offeredGames(allLotteries, merchant.code, narrowing));
    }),
  ];
}
