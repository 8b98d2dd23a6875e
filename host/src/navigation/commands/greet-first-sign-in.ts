import type { EventBus } from '../events/event-bus';
import type { LatePopups } from '../popups/late-popups';
import type { CommandBus } from './command-bus';

/** Position of the greeting among the popups that open by themselves. */
const order = 10;

/** Greets a customer once their first session has begun, where a remote can, in its turn. Returns its stop. */
export function greetFirstSignIn(
  events: Pick<EventBus, 'on'>,
  commands: Pick<CommandBus, 'has' | 'run'>,
  popups: Pick<LatePopups, 'add'>,
): () => void {
  return events.on('session.signed-in@1', (detail) => {
    const { firstTime, account } = detail as { firstTime?: boolean; account?: string };
    if (!firstTime) return;
    popups.add([
      {
        key: `greeting.${account}`,
        order,
        wanted: () => commands.has('session.greet@1'),
        // the bus has reported a remote that cannot greet
        show: () => commands.run('session.greet@1').catch(() => undefined),
      },
    ]);
  });
}
