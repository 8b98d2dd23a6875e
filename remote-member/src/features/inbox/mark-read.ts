import { inboxRead } from '@atrium/api';
import type { Host } from '@atrium/contract';

/**
 * Marks messages as read, all without ids, and reloads the unread count. A failure changes nothing: the messages stay
 * unread, and the next opening tries again. @returns whether it succeeded
 */
export async function markRead(host: Host, ids?: string[]): Promise<boolean> {
  try {
    await host.api.call(inboxRead, ids ? { ids } : {}, { signal: host.signal });
  } catch {
    return false;
  }
  await host.account.refresh('unread');
  return true;
}
