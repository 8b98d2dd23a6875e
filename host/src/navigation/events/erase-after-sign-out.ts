import type { EventBus } from './event-bus';

/**
 * Erases unsent input after a sign-out without a command for it, or in another tab. A lost session keeps it for the next
 * sign-in.
 */
export function eraseAfterSignOut(events: Pick<EventBus, 'on'>, erase: () => Promise<void>): () => void {
  return events.on('session.ended@1', (detail) => {
    const { reason } = Object(detail) as { reason?: unknown };
    if (reason === 'signed-out') void erase();
  });
}
