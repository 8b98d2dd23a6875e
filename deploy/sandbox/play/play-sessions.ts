import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { gameByNodeId } from '../games/catalogue';
import type { Game } from '../games/game';
import { isExpired, isSessionValid, useSession } from '../session/sessions';
import { sessions } from '../session/tables';
import { hashToken, newToken } from '../session/token';
import { playSessions, type PlaySession } from './tables';
import { consumeTicket, type Ticket } from './tickets';

/** Opens the play session of a ticket. Undefined when the portal session has ended since the ticket was issued. */
export async function startPlaySession(
  backend: Backend,
  ticket: Ticket,
): Promise<{ token: string; session: PlaySession } | undefined> {
  if (!(await isTicketValid(backend, ticket))) return undefined;
  return insertPlaySession(backend.engine.database, backend, ticket);
}

/** Consumes a ticket and opens its play session, or leaves both. Undefined as `startPlaySession`, and for a used ticket. */
export async function exchangeTicket(
  backend: Backend,
  text: string,
  ticket: Ticket,
): Promise<{ token: string; session: PlaySession } | undefined> {
  if (!(await isTicketValid(backend, ticket))) return undefined;
  return backend.engine.transaction(async (transaction) => {
    const consumed = await consumeTicket(backend, text, transaction);
    return consumed && insertPlaySession(transaction, backend, consumed);
  });
}

/** What a play session has of its ticket. */
export function sessionFields(backend: Backend, ticket: Ticket) {
  const { currency, demoCredits } = merchantByCode(backend, ticket.merchant);
  const { merchant, accountId, sessionHash, mode, nodeId } = ticket;
  const credits = mode === 'demo' ? demoCredits : 0;
  const { vendor } = gameOf(ticket);
  return { merchant, accountId, sessionHash, mode, nodeId, vendor, currency: currency.code, credits };
}

async function isTicketValid(backend: Backend, { sessionHash }: Ticket): Promise<boolean> {
  return sessionHash === null || (await isSessionValid(backend, sessionHash));
}

async function insertPlaySession(queries: Queries, backend: Backend, ticket: Ticket) {
  const token = newToken();
  const rows = await queries
    .insert(playSessions)
    .values({
      tokenHash: hashToken(token),
      ...sessionFields(backend, ticket),
      usedAt: new Date(backend.clock()),
    })
    .returning();
  return { token, session: onlyRow(rows) };
}

/**
 * The play session of a token. It ends with its portal session, for whatever reason: sign-out, ended from another
 * device, idle, or maximum lifetime. A visitor's demo has the same idle timeout. Reading the table does not extend the
 * portal session; a spin does, see `usePlay`.
 */
export async function playSession({ engine, clock, limits }: Backend, token: string): Promise<PlaySession | undefined> {
  const [found] = await engine.database
    .select({ play: playSessions, portal: sessions })
    .from(playSessions)
    .leftJoin(sessions, eq(sessions.tokenHash, playSessions.sessionHash))
    .where(eq(playSessions.tokenHash, hashToken(token)));
  if (!found) return undefined;
  const { play, portal } = found;
  const now = clock();
  if (play.sessionHash === null) return now - play.usedAt.getTime() > limits.sessionIdle ? undefined : play;
  return portal && !isExpired(portal, now, limits) ? play : undefined;
}

/**
 * Uses the play session for a spin, inside the spin's transaction: a session that ends concurrently ends before or
 * after the spin, never between stake and outcome. A spin is player activity and extends the portal session, up to its
 * maximum lifetime. Returns false when the session has ended.
 */
export async function usePlaySession(
  backend: Backend,
  transaction: Transaction,
  session: PlaySession,
): Promise<boolean> {
  if (session.sessionHash !== null && !(await useSession(backend, transaction, session.sessionHash))) return false;
  const used = await transaction
    .update(playSessions)
    .set({ usedAt: new Date(backend.clock()) })
    .where(eq(playSessions.id, session.id))
    .returning({ id: playSessions.id });
  return used.length === 1;
}

/** Ends all games opened from a portal session. */
export async function endPlaySessions({ engine }: Backend, sessionHash: string): Promise<void> {
  await engine.database.delete(playSessions).where(eq(playSessions.sessionHash, sessionHash));
}

export function gameOf({ nodeId }: { nodeId: string }): Game {
  const game = gameByNodeId(nodeId);
  if (!game) throw new Error(`There is no game ${nodeId}.`);
  return game;
}
