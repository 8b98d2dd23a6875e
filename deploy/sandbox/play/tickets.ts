import type { GameMode } from '@atrium/api';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import type { Game } from '../games/game';
import { lotteryVendor } from '../games/lottery-games';
import { hashToken, newToken } from '../session/token';
import type { Call } from '../wire/call';
import { playTickets } from './tables';

export type Ticket = typeof playTickets.$inferSelect;

/** The launch URL of a game, valid once and for a short time. */
export async function issueTicket(
  { engine, clock, limits, origins }: Backend,
  { merchant, customer }: Call,
  game: Game,
  mode: GameMode,
  language: string,
): Promise<string> {
  const ticket = newToken();
  await engine.database.delete(playTickets).where(lt(playTickets.expiresAt, new Date(clock())));
  await engine.database.insert(playTickets).values({
    ticketHash: hashToken(ticket),
    merchant: merchant.code,
    accountId: customer?.account.id ?? null,
    sessionHash: customer?.sessionHash ?? null,
    mode,
    nodeId: game.nodeId,
    language,
    expiresAt: new Date(clock() + limits.ticketLife),
  });
  const query = new URLSearchParams({ ticket, lang: language, ...(mode === 'demo' ? { demo: '1' } : {}) });
  const folder = game.vendor === lotteryVendor ? 'lottery' : 'play';
  return `${origins.vendor(game.vendor)}/${folder}/${game.gameId}?${query}`;
}

/** Consumes a ticket. Undefined when it is unknown, used or expired. */
export async function consumeTicket(
  { engine, clock }: Backend,
  ticket: string,
  queries: Queries = engine.database,
): Promise<Ticket | undefined> {
  const [spent] = await queries.delete(playTickets).where(isUsable(ticket, clock())).returning();
  return spent;
}

/** A ticket that can be consumed. */
export async function findTicket({ engine, clock }: Backend, ticket: string): Promise<Ticket | undefined> {
  const [found] = await engine.database.select().from(playTickets).where(isUsable(ticket, clock()));
  return found;
}

function isUsable(ticket: string, now: number) {
  return and(eq(playTickets.ticketHash, hashToken(ticket)), gt(playTickets.expiresAt, new Date(now)));
}
