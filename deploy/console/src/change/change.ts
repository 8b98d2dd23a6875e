import type { Change } from '@atrium/api/registry';

export type Action = Change['action'];

/** Texts of each action: its button, its heading, and its confirmation. */
export const actionTexts: Record<Action, { button: string; title: (remote: string) => string; done: string }> = {
  promote: { button: 'Promote', title: (remote) => `Promote a release of ${remote}`, done: 'is promoted' },
  canary: { button: 'Start canary', title: (remote) => `Start a canary of ${remote}`, done: 'has a canary' },
  'stop-canary': {
    button: 'End canary',
    title: (remote) => `End the canary of ${remote}`,
    done: 'no longer has a canary',
  },
  rollback: { button: 'Roll back', title: (remote) => `Roll back ${remote}`, done: 'is rolled back' },
  pin: { button: 'Pin merchants', title: (remote) => `Pin merchants to a release of ${remote}`, done: 'is pinned' },
  unpin: {
    button: 'Remove pins',
    title: (remote) => `Remove pins of ${remote}`,
    done: 'has fewer pins',
  },
  restore: {
    button: 'Undo automatic rollback',
    title: (remote) => `Undo the automatic rollback of ${remote}`,
    done: 'is restored and unlocked',
  },
  lock: { button: 'Lock', title: (remote) => `Lock ${remote}`, done: 'is locked' },
  unlock: { button: 'Unlock', title: (remote) => `Unlock ${remote}`, done: 'is unlocked' },
};

/** Whether the action needs a release, which the registry checks against releases in use. */
export function needsRelease(action: Action): action is 'promote' | 'canary' | 'pin' {
  return action === 'promote' || action === 'canary' || action === 'pin';
}

/** Whether the action is possible in the channel's state. */
export function isPossible(
  action: Action,
  channel: { locked: unknown; canary: unknown; previous: unknown; pins: unknown[]; rolledBack: unknown },
): boolean {
  if (action === 'restore') return channel.rolledBack !== null;
  if (action === 'unlock') return channel.locked !== null;
  if (channel.locked !== null) return false;
  if (action === 'stop-canary') return channel.canary !== null;
  if (action === 'rollback') return channel.previous !== null;
  if (action === 'unpin') return channel.pins.length > 0;
  return true;
}
