import { createHash, randomBytes } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../backend';
import { sessions } from '../session/tables';
import type { SignedIn } from '../session/signed-in';
import { accounts } from '../accounts/tables';
import { chatTickets } from './tables';

/** Tickets of one session; an earlier one ends. Each open tab has one. */
const mostTickets = 20;

/** Creates a ticket for the room's page, which has no session of its own. */
export async function issueTicket({ engine, clock }: Backend, { sessionHash }: SignedIn): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await engine.transaction(async (transaction) => {
    await transaction
      .insert(chatTickets)
      .values({ ticketHash: hashOf(ticket), sessionHash, createdAt: new Date(clock()) });
    const earlier = await transaction
      .select({ hash: chatTickets.ticketHash })
      .from(chatTickets)
      .where(eq(chatTickets.sessionHash, sessionHash))
      .orderBy(desc(chatTickets.createdAt))
      .offset(mostTickets);
    if (earlier.length > 0)
      await transaction.delete(chatTickets).where(
        inArray(
          chatTickets.ticketHash,
          earlier.map(({ hash }) => hash),
        ),
      );
  });
  return ticket;
}

/** The account of a ticket, and its merchant; undefined when its session has ended. */
export async function readTicket(
  { engine }: Backend,
  ticket: string,
): Promise<{ id: number; merchant: string } | undefined> {
  const [found] = await engine.database
    .select({ id: accounts.id, merchant: accounts.merchant })
    .from(chatTickets)
    .innerJoin(sessions, eq(sessions.tokenHash, chatTickets.sessionHash))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(chatTickets.ticketHash, hashOf(ticket)));
  return found;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
