import { liveTypes } from '@atrium/api';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { publish } from '../live/publish';
import type { Game } from './game';
import { favourites, recentGames } from './tables';

/** Node ids of the account's favourites, newest first. */
export async function favouriteIds({ engine }: Backend, accountId: number): Promise<string[]> {
  const rows = await engine.database
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), favourites.nodeId);
  return rows.map(({ nodeId }) => nodeId);
}

/** Adds a favourite; other tabs and devices of the customer learn of it when it is new. */
export async function addFavourite(backend: Backend, accountId: number, game: Game): Promise<void> {
  await backend.engine.transaction(async (transaction) => {
    const added = await transaction
      .insert(favourites)
      .values({ accountId, nodeId: game.nodeId, addedAt: new Date(backend.clock()) })
      .onConflictDoNothing()
      .returning({ nodeId: favourites.nodeId });
    if (added.length > 0) await announceFavourite(backend, transaction, accountId, game, true);
  });
}

/** Removes a favourite; other tabs and devices of the customer learn of it when it was one. */
export async function removeFavourite(backend: Backend, accountId: number, game: Game): Promise<void> {
  await backend.engine.transaction(async (transaction) => {
    const removed = await transaction
      .delete(favourites)
      .where(and(eq(favourites.accountId, accountId), eq(favourites.nodeId, game.nodeId)))
      .returning({ nodeId: favourites.nodeId });
    if (removed.length > 0) await announceFavourite(backend, transaction, accountId, game, false);
  });
}

function announceFavourite(
  backend: Backend,
  transaction: Transaction,
  accountId: number,
  { vendor, nodeId }: Game,
  favourite: boolean,
): Promise<number> {
  const data = { vendor, nodeId, favourite };
  return publish(backend, transaction, accountId, { type: liveTypes.favourites, popup: false, data });
}

/** Node ids of the games the account opened, newest first, at most 100. */
export async function recentIds({ engine }: Backend, accountId: number): Promise<string[]> {
  const rows = await engine.database
    .select({ nodeId: recentGames.nodeId })
    .from(recentGames)
    .where(eq(recentGames.accountId, accountId))
    .orderBy(desc(recentGames.playedAt), recentGames.nodeId)
    .limit(100);
  return rows.map(({ nodeId }) => nodeId);
}

/** Puts a game first in the list of recent games, and tells the customer's tabs and devices. */
export async function rememberPlayed(backend: Backend, accountId: number, game: Game): Promise<void> {
  const playedAt = new Date(backend.clock());
  await backend.engine.transaction(async (transaction) => {
    await transaction
      .insert(recentGames)
      .values({ accountId, nodeId: game.nodeId, playedAt })
      .onConflictDoUpdate({ target: [recentGames.accountId, recentGames.nodeId], set: { playedAt } });
    await publish(backend, transaction, accountId, { type: liveTypes.recentGames, popup: false });
  });
}

/** The games with these ids that the merchant offers, in the order of the ids. */
export function gamesByIds(games: readonly Game[], ids: string[]): Game[] {
  const known = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
