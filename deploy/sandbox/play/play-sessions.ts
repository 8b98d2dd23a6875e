import { eq } from 'drizzle-orm';
import { merchantCoded, type Backend } from '../backend';
import { only } from '../database/only';
import { games } from '../games/catalogue';
import type { Game } from '../games/game';
import { hashToken, newToken } from '../session/token';
import { playSessions, type PlaySession } from './tables';
import type { Ticket } from './tickets';

const idle = 60 * 60_000;

/** Opens the play session a ticket stands for. Answers its token. */
export async function startPlay(backend: Backend, ticket: Ticket): Promise<{ token: string; session: PlaySession }> {
  const { engine, clock } = backend;
  const merchant = merchantCoded(backend, ticket.merchant);
  const token = newToken();
  const rows = await engine.database
    .insert(playSessions)
    .values({
      tokenHash: hashToken(token),
      merchant: ticket.merchant,
      accountId: ticket.accountId,
      sessionHash: ticket.sessionHash,
      mode: ticket.mode,
      nodeId: ticket.nodeId,
      vendor: gameOf(ticket).vendor,
      currency: merchant.currency.code,
      credits: ticket.mode === 'demo' ? merchant.demoCredits : 0,
      usedAt: new Date(clock()),
    })
    .returning();
  return { token, session: only(rows) };
}

/** The play session of a token, while it is in use; signing out of the portal has removed it. */
export async function playSession({ engine, clock }: Backend, token: string): Promise<PlaySession | undefined> {
  const tokenHash = hashToken(token);
  const [session] = await engine.database.select().from(playSessions).where(eq(playSessions.tokenHash, tokenHash));
  if (!session || clock() - session.usedAt.getTime() > idle) return undefined;
  return session;
}

/** Ends all games opened from a portal session. */
export async function endPlay({ engine }: Backend, sessionHash: string): Promise<void> {
  await engine.database.delete(playSessions).where(eq(playSessions.sessionHash, sessionHash));
}

export function gameOf({ nodeId }: { nodeId: string }): Game {
  const game = games.find((candidate) => candidate.nodeId === nodeId);
  if (!game) throw new Error(`There is no game ${nodeId}.`);
  return game;
}
