import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { knownDevices } from './tables';
import { hashToken, newToken } from './token';

/** A browser stays known for a year after its last sign-in. Seconds. */
const life = 365 * 86_400;

const cookieName = (merchant: string) => `atrium_${merchant}_device`;

/**
 * The device hash of the calling browser, if it has signed in to this very account before. Identified by an HttpOnly,
 * unguessable cookie: the portal's `loginDeviceId` names a device but does not prove it.
 */
export async function knownDevice(
  { engine, clock }: Backend,
  call: Call,
  account: Account | undefined,
): Promise<string | undefined> {
  const token = call.cookie(cookieName(call.merchant.code));
  if (token === undefined) return undefined;
  const deviceHash = hashToken(token);
  const [known] = await engine.database
    .select()
    .from(knownDevices)
    // also queried for a name that does not exist, to keep the timing equal
    .where(and(eq(knownDevices.deviceHash, deviceHash), eq(knownDevices.accountId, account?.id ?? 0)));
  return known && clock() - known.seenAt.getTime() < life * 1000 ? deviceHash : undefined;
}

/** Marks this browser as known to the account. */
export async function rememberDevice({ clock }: Backend, queries: Queries, call: Call, { id }: Account): Promise<void> {
  const name = cookieName(call.merchant.code);
  const token = call.cookie(name) ?? newToken();
  const seenAt = new Date(clock());
  await queries
    .insert(knownDevices)
    .values({ deviceHash: hashToken(token), accountId: id, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.accountId], set: { seenAt } });
  call.setCookie(name, token, life);
}
