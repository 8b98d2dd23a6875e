import type { GameMode } from '@atrium/api';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Game } from '../games/game';
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
  return `${origins.vendor(game.vendor)}/play/${game.gameId}?${query}`;
}

/** Consumes a ticket. Undefined when it is unknown, used or expired. */
export async function consumeTicket({ engine, clock }: Backend, ticket: string): Promise<Ticket | undefined> {
  const [spent] = await engine.database
    .delete(playTickets)
    .where(and(eq(playTickets.ticketHash, hashToken(ticket)), gt(playTickets.expiresAt, new Date(clock()))))
    .returning();
  return spent;
}
