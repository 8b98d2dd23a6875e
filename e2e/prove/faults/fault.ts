import type { FaultProxy } from '../../support/fault-proxy';
import type { Target } from './target';

/** A fault of a remote, and what the portal promises of it. */
export interface Fault {
  name: string;
  /** How a visitor gets to the place: by its address, or within the portal. Default `address`. */
  by?: 'address' | 'portal';
  /** Injects the fault into the proxy. */
  arrange(proxy: FaultProxy, target: Target): void;
  /** The requests with which the fault begins; the page's own request when left out. */
  begins?: (target: Target) => RegExp;
  /**
   * What a visitor gets: the place's fault message, with a Retry that works once the cause is gone (`mends`) or that
   * shows the message again (`stays`); the previous release (`falls-back`); or the place itself (`none`).
   */
  outcome: 'mends' | 'stays' | 'falls-back' | 'none';
  /** Seconds from the beginning to the message, as promised; printed, not judged. */
  within?: number;
  /** Causes that a report to operators may name; empty when nothing is reported. */
  causes: string[];
  phases?: string[];
  /** Whether the page makes code fail until the cause is gone. */
  failing?: boolean;
  /** Whether the view mounts after the message is shown. */
  late?: boolean;
}
