import { inLanguage } from '../merchants/merchant';
import type { LotteryGame } from './game';
import { playTypeOf } from './offer';
import { issueAt, numeroOf, saleAt } from './schedule';

/** A game in the format of the lists, with the issue on sale. */
export function listedLottery(game: LotteryGame, language: string, now: number) {
  const { remainTime, lockTime } = saleAt(game, now);
  const { id, code, group, live, tag } = game;
  const name = inLanguage(game.names, language);
  return {
    gameId: id,
    gameCode: code,
    gameGroupId: group.id,
    gameGroupCode: group.code,
    code,
    remark: name,
    displayName: name,
    webIconUrl: `art:${group.code}`,
    defaultPlayType: playTypeOf(game),
    numero: numeroOf(game, issueAt(game, now)),
    remainTime,
    lockTime,
    liveVideoSwitch: live,
    labelName: inLanguage(group.names, language),
    gameMenus: [menuOf(game, language)],
    tag,
  };
}

/** Games by group, in the order of the games. */
export function lotteryGroups(games: LotteryGame[], language: string) {
  const groups = [...new Set(games.map(({ group }) => group))];
  return groups.map((group) => ({
    gameGroupCode: group.code,
    labelName: inLanguage(group.names, language),
    gameMenus: games.filter((game) => game.group === group).map((game) => menuOf(game, language)),
  }));
}

/** The most popular of some games, in descending order. */
export function popularLotteries(games: LotteryGame[], count: number, language: string) {
  return [...games]
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, count)
    .map((game) => briefLottery(game, language));
}

/** A game in the format of short lists. */
export function briefLottery({ id, code, names, group }: LotteryGame, language: string) {
  return { gameId: id, gameCode: code, remark: inLanguage(names, language), webIconUrl: `art:${group.code}` };
}

function menuOf(game: LotteryGame, language: string) {
  return {
    code: game.code,
    remark: inLanguage(game.names, language),
    defaultPlayType: playTypeOf(game),
    tag: game.tag,
  };
}
