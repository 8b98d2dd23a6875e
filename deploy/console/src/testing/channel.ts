import type { Channel } from '../registry/answers';

/** Two releases; the second one is not in use yet. */
export const [stable, next] = [
  { id: 'a'.repeat(20), version: '1.0.0' },
  { id: 'b'.repeat(20), version: '1.1.0' },
] as const;

/** A channel with only a stable release. */
export function channelAt(revision: number): Channel {
  return {
    remote: 'lobby',
    environment: 'local',
    revision,
    stable,
    previous: null,
    canary: null,
    pins: [],
    locked: null,
    rolledBack: null,
    changed: null,
  };
}
