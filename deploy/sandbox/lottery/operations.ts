import {
  lotteryDraws,
  lotteryIssue,
  lotteryList,
  lotteryMenu,
  lotteryOpened,
  lotteryPopular,
  lottoDraws,
  vietnamList,
  vietnamMenu,
} from '@atrium/api';
import type { Backend } from '../backend';
import { open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import type { DrawKeeper } from './draw-keeper';
import { commitmentTo, lastDraws, latestDraws } from './draws';
import { allLotteries, lotteries, vietnamLotteries } from './games';
import { grouped, listed, popular } from './lists';
import { gameOffered, offered } from './offer';
import { issueAt, numeroOf, saleAt } from './schedule';

/** The calls below `/lgw`: lists computed from the clock, and stored draws. */
export function lotteryOperations(backend: Backend, keeper: Pick<DrawKeeper, 'keep'>): Operation[] {
  async function drawsOf(merchant: string, code: string, count: number) {
    const game = gameOffered(merchant, { code });
    if (!game) return [];
    await keeper.keep();
    return latestDraws(backend, game, count);
  }

  return [
    open(lotteryPopular, ({ count, ...narrowing }, { merchant, language }) =>
      popular(offered(lotteries, merchant.code, narrowing), count, language),
    ),
    open(lotteryList, (narrowing, { merchant, language }) =>
      offered(lotteries, merchant.code, narrowing).map((game) => listed(game, language, backend.clock())),
    ),
    open(lotteryMenu, (narrowing, { merchant, language }) =>
      grouped(offered(lotteries, merchant.code, narrowing), language),
    ),
    open(vietnamList, (narrowing, { merchant, language }) =>
      offered(vietnamLotteries, merchant.code, narrowing).map((game) => listed(game, language, backend.clock())),
    ),
    open(vietnamMenu, (narrowing, { merchant, language }) =>
      grouped(offered(vietnamLotteries, merchant.code, narrowing), language),
    ),

    open(lotteryIssue, async ({ gameId }, { merchant }) => {
      const game = gameOffered(merchant.code, { id: gameId });
      if (!game) throw new Refusal('in_stay_tuned');
      await keeper.keep();
      const now = backend.clock();
      const issue = issueAt(game, now);
      return {
        currentNumero: {
          numero: numeroOf(game, issue),
          ...saleAt(game, now),
          commitment: await commitmentTo(backend, game, issue),
        },
        nextNumero: numeroOf(game, issue + 1),
        previousNumero: numeroOf(game, issue - 1),
      };
    }),

    open(lotteryDraws, ({ gameCode, count }, { merchant }) => drawsOf(merchant.code, gameCode, count)),
    open(lottoDraws, ({ gameCode, count }, { merchant }) => drawsOf(merchant.code, gameCode, count)),
    open(lotteryOpened, async (narrowing, { merchant }) => {
      await keeper.keep();
      return lastDraws(backend, offered(allLotteries, merchant.code, narrowing));
    }),
  ];
}
