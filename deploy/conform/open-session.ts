import { callOf } from './plans/facts';
import type { Credentials } from './target';
import type { WireClient, WireSession } from './wire/wire-client';

/** Signs an account in. Without success the session has no token. */
export async function openSession(client: WireClient, { username, password }: Credentials) {
  const session: WireSession = { token: '', cookies: new Map() };
  const answer = await client.send(callOf('session.login'), { username, password, type: 'username' }, { session });
  if (answer.success) session.token = String((answer.value as { token?: unknown } | null)?.token ?? '');
  return { session, answer };
}
