import {
  favouriteAdd,
  favouriteList,
  favouriteRemove,
  gamesHot,
  gamesRecent,
  gamesRecommended,
  gamesSearch,
  gamesVendors,
} from '@atrium/api';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { guarded, open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { gamesOf, nameOf } from './catalogue';
import { closedVendors } from './maintenance';
import { addFavourite, favouriteIds, inOrder, recentIds, removeFavourite } from './personal-lists';
import { listed, narrow, pageOf } from './search';
import { vendorCards } from './vendor-cards';

const hotCount = 12;
const recommendedCount = 6;

export const listOperations = (backend: Backend): Operation[] => [
  open(gamesVendors, (_request, { merchant }) => vendorCards(merchant)),

  open(gamesSearch, async ({ pageNo, pageSize, ...narrowing }, call) => {
    const found = narrow(gamesOf(call.merchant), narrowing, call.language);
    const page = pageOf(found, pageNo, pageSize);
    return { ...page, games: await asListed(backend, call, page.games) };
  }),

  open(gamesHot, async ({ gameType }, call) => asListed(backend, call, popular(call, gameType || 'RNG', hotCount))),

  open(gamesRecommended, async (_request, { merchant, language }) => {
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

  guarded(favouriteAdd, ({ nodeId }, { merchant, customer }) => {
    if (!gamesOf(merchant).some((game) => game.nodeId === nodeId)) throw new Refusal('in_stay_tuned');
    return addFavourite(backend, customer.account.id, nodeId);
  }),

  guarded(favouriteRemove, ({ nodeId }, { customer }) => removeFavourite(backend, customer.account.id, nodeId)),

  guarded(favouriteList, async ({ pageNo, pageSize, ...narrowing }, call) => {
    const games = inOrder(gamesOf(call.merchant), await favouriteIds(backend, call.customer.account.id));
    const page = pageOf(narrow(games, narrowing, call.language), pageNo, pageSize);
    return { ...page, games: await asListed(backend, call, page.games) };
  }),

  guarded(gamesRecent, async ({ pageNo, pageSize, ...narrowing }, call) => {
    const games = inOrder(gamesOf(call.merchant), await recentIds(backend, call.customer.account.id));
    const page = pageOf(narrow(games, narrowing, call.language), pageNo, pageSize);
    return { ...page, games: await asListed(backend, call, page.games) };
  }),
];

function popular({ merchant }: Call, gameType: string, count: number) {
  return gamesOf(merchant)
    .filter((game) => game.gameType === gameType)
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, count);
}

async function asListed(backend: Backend, { customer, language }: Call, games: ReturnType<typeof gamesOf>) {
  const favourites = customer ? new Set(await favouriteIds(backend, customer.account.id)) : undefined;
  return games.map((game) => listed(game, language, favourites));
}
