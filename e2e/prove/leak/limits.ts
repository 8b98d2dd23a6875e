import type { Held } from './memory';

/**
 * Most growth per 100 mounts before it counts as a leak.
 *
 * - heap: 100 bytes a mount, less than one forgotten subscription with what it closes over (a computed value of MobX
 *   left by each mount shows as 325). It is a fifth of the half kilobyte a mount that is commonly asked for.
 * - listeners and nodes: one left by each mount would be 100. A half is more than the wavering of a line through
 *   twenty readings of which one is off by one, and less than one view in a hundred that leaves anything.
 */
export const limitsPer100: Held = { heap: 10_000, listeners: 0.5, nodes: 0.5 };
