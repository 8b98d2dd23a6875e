import { and, desc, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
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

export async function addFavourite({ engine, clock }: Backend, accountId: number, nodeId: string): Promise<void> {
  await engine.database
    .insert(favourites)
    .values({ accountId, nodeId, addedAt: new Date(clock()) })
    .onConflictDoNothing();
}

export async function removeFavourite({ engine }: Backend, accountId: number, nodeId: string): Promise<void> {
  await engine.database
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.nodeId, nodeId)));
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

export async function rememberPlayed({ engine, clock }: Backend, accountId: number, game: Game): Promise<void> {
  const playedAt = new Date(clock());
  await engine.database
    .insert(recentGames)
    .values({ accountId, nodeId: game.nodeId, playedAt })
    .onConflictDoUpdate({ target: [recentGames.accountId, recentGames.nodeId], set: { playedAt } });
}

/** The games with these ids that the merchant offers, in the order of the ids. */
export function gamesByIds(games: readonly Game[], ids: string[]): Game[] {
  const known = new Map(games.map((game) => [game.nodeId, game]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
