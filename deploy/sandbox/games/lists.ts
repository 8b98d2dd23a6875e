import {
  favouriteAdd,
  favouriteList,
  favouriteRemove,
  gamesHot,
  gamesIndex,
  gamesMatches,
  gamesRecent,
  gamesRecommended,
  gamesSearch,
  gamesVassalageTypes,
  gamesVendorMenu,
  gamesVendors,
} from '@atrium/api';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { gameByNodeId, gamesOf, nameOf, vendorsOf } from './catalogue';
import type { Game } from './game';
import { gameIndex } from './game-index';
import { closedVendors } from './maintenance';
import { addFavourite, favouriteIds, gamesByIds, recentIds, removeFavourite } from './personal-lists';
import { listedGame, filterGames, pageOf } from './search';
import { vendorCards } from './vendor-cards';
import { vendorMenu } from './vendor-menu';
import { openMatches } from '../play/matches/matches';

const hotCount = 24;
const recommendedCount = 6;

export const listOperations = (backend: Backend): Operation[] => [
  publicOperation(gamesVendors, (_request, { merchant }) => vendorCards(merchant)),

  publicOperation(gamesVassalageTypes, (_request, { merchant }) => [
    ...new Set(vendorsOf(merchant).map(({ gameType }) => gameType)),
  ]),

  publicOperation(gamesVendorMenu, (_request, { merchant, language }) => vendorMenu(merchant, language)),

  publicOperation(gamesSearch, async ({ pageNo, pageSize, ...filter }, call) => {
    const found = filterGames(gamesOf(call.merchant), filter, call.language);
    const page = pageOf(found, pageNo, pageSize);
    return { ...page, games: await listGames(backend, call, page.games) };
  }),

  publicOperation(gamesIndex, (_request, { merchant, language }) => gameIndex(merchant, language)),

  publicOperation(gamesHot, async ({ gameType }, call) =>
    listGames(backend, call, popular(call, gameType || 'RNG', hotCount)),
  ),

  publicOperation(gamesRecommended, async (_request, { merchant, language }) => {
    const closed = await closedVendors(backend, merchant.code);
    const games = gamesOf(merchant).filter(({ vendor, gameType }) => gameType === 'RNG' && !closed.has(vendor));
    return games.slice(0, recommendedCount).map((game) => ({
      id: game.nodeId,
      iconUrl: `art:${game.gameId}`,
      gameName: game.names.EN,
      displayName: nameOf(game, language),
      vendor: game.vendor,
      gameId: game.gameId,
    }));
  }),

  publicOperation(gamesMatches, ({ gameType }) => {
    if (gameType !== 'SPORTS' && gameType !== 'ESPORTS') return [];
    return openMatches(gameType === 'SPORTS' ? 'sports' : 'esports', backend.clock()).map((match) => ({
      matchId: match.id,
      leagueId: match.leagueId,
      leagueName: match.league,
      homeName: match.home,
      awayName: match.away,
      startTime: match.startsAt,
    }));
  }),

  customerOperation(favouriteAdd, ({ nodeId, vendor, gameType }, { merchant, customer }) => {
    const game = gamesOf(merchant).find((candidate) => candidate.nodeId === nodeId);
    if (game) requireNamed(game, vendor, gameType);
    if (!game) throw new Refusal('in_stay_tuned');
    return addFavourite(backend, customer.account.id, game);
  }),

  customerOperation(favouriteRemove, async ({ nodeId, vendor, gameType }, { customer }) => {
    const game = gameByNodeId(nodeId);
    if (game) requireNamed(game, vendor, gameType);
    if (game) await removeFavourite(backend, customer.account.id, game);
  }),

  customerOperation(favouriteList, async ({ pageNo, pageSize }, call) => {
    const games = gamesByIds(gamesOf(call.merchant), await favouriteIds(backend, call.customer.account.id));
    const page = pageOf(games, pageNo, pageSize);
    return { ...page, games: await listGames(backend, call, page.games) };
  }),

  customerOperation(gamesRecent, async ({ gameType, pageNo, pageSize }, call) => {
    const games = gamesByIds(gamesOf(call.merchant), await recentIds(backend, call.customer.account.id));
    const page = pageOf(filterGames(games, { gameType }, call.language), pageNo, pageSize);
    return { ...page, games: await listGames(backend, call, page.games) };
  }),
];

/** @throws when a request names another vendor or type with the id of a game. */
function requireNamed(game: Game, vendor: string, gameType: string): void {
  if (game.vendor !== vendor || game.gameType !== gameType) throw new Refusal('request_invalid');
}

function popular({ merchant }: Call, gameType: string, count: number) {
  return gamesOf(merchant)
    .filter((game) => game.gameType === gameType)
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, count);
}

async function listGames(backend: Backend, { customer, language }: Call, games: ReturnType<typeof gamesOf>) {
  const favourites = customer ? new Set(await favouriteIds(backend, customer.account.id)) : undefined;
  return games.map((game) => listedGame(game, language, favourites));
}
