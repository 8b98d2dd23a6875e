import type { EventBus } from '../events/event-bus';
import type { CommandBus } from './command-bus';

/** Greets a customer once their first session has begun, where a remote can. Returns its stop. */
export function greetFirstSignIn(events: Pick<EventBus, 'on'>, commands: Pick<CommandBus, 'has' | 'run'>): () => void {
  return events.on('session.signed-in@1', (detail) => {
    const { firstTime } = detail as { firstTime?: boolean };
    // the bus has reported a remote that cannot greet
    if (firstTime && commands.has('session.greet@1')) void commands.run('session.greet@1').catch(() => undefined);
  });
}
