import type { MemberSessions } from '@atrium/api';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { coarseAddress, describeAgent } from './describe-agent';
import { isExpired } from './sessions';
import { sessions, signIns } from './tables';

/** The account's sessions, the current one first, and the previous sign-in. */
export async function listSessions(
  { engine, clock, limits }: Backend,
  { customer: { account, sessionHash } }: CustomerCall,
): Promise<MemberSessions> {
  const found = await engine.database
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, account.id))
    .orderBy(desc(sessions.usedAt));
  const own = found.find(({ tokenHash }) => tokenHash === sessionHash);
  const alive = found.filter((session) => session !== own && !isExpired(session, clock(), limits));
  const [last] = await engine.database
    .select()
    .from(signIns)
    .where(and(eq(signIns.accountId, account.id), lt(signIns.at, own?.createdAt ?? new Date(clock()))))
    .orderBy(desc(signIns.at))
    .limit(1);
  return {
    sessions: [...(own ? [own] : []), ...alive].map((session) => ({
      ...where(session),
      id: String(session.id),
      createdAt: session.createdAt.getTime(),
      usedAt: session.usedAt.getTime(),
      current: session === own,
    })),
    last: last ? { ...where(last), at: last.at.getTime() } : null,
  };
}

/** Ends one session of the member; a missing session is not an error. */
export async function endOneSession(
  { engine }: Backend,
  { customer: { account } }: CustomerCall,
  { id }: { id: string },
): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return;
  await engine.database.delete(sessions).where(and(eq(sessions.accountId, account.id), eq(sessions.id, Number(id))));
}

/** Ends all sessions of the member except the current one. */
export async function endOtherSessions(
  { engine }: Backend,
  { customer: { account, sessionHash } }: CustomerCall,
): Promise<void> {
  await engine.database
    .delete(sessions)
    .where(and(eq(sessions.accountId, account.id), ne(sessions.tokenHash, sessionHash)));
}

function where({ address, userAgent }: { address: string; userAgent: string }) {
  return { ...describeAgent(userAgent), address: coarseAddress(address) };
}
