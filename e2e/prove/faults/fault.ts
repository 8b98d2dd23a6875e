import type { Line } from '../../support/line';
import type { Target } from './target';

/** One way of failing, and what is promised of it. */
export interface Fault {
  name: string;
  /** From where the place is gone to: by its address, or within the portal. Default `address`. */
  by?: 'address' | 'portal';
  /** Puts the fault on the line. */
  arrange(line: Line, target: Target): void;
  /** Which requests show that the fault has begun; the page itself where it cannot be told apart. */
  begins?: (target: Target) => RegExp;
  /**
   * What a person meets: the place's fault, with a Retry that works once the cause is gone (`mends`) or one that can
   * but say so again (`stays`); the release before, as if nothing had been (`steps-back`); or the place itself (`none`).
   */
  outcome: 'mends' | 'stays' | 'steps-back' | 'none';
  /** Seconds from the beginning to the words. Those without have nothing to say. */
  within?: number;
  /** Causes that operators may be told. */
  causes: string[];
  phases?: string[];
  /** Whether the page is told to let code fail; taken away with the cause. */
  failing?: boolean;
  /** Whether something comes all the same, when nobody waits for it any more. */
  late?: boolean;
}
