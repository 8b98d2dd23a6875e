import type { Browser } from 'playwright';
import type { Portal } from '../../support/portal';

/** The portal under attack: a new process for each attack. */
export interface AttackedPortal extends Portal {
  /** Whether the run is short: about a tenth of the inputs. */
  short: boolean;
  /** A browser, started at the first call and closed by the proof. */
  browser(): Promise<Browser>;
}

/** The result of one attack. */
export interface Outcome {
  /** Inputs that were tried: requests, connections, uploads, documents. */
  tried: number;
  /** Inputs that the portal accepted; the attack decides whether that is a fault. */
  accepted: number;
  /** More figures for the table, by their name. */
  figures?: Record<string, string | number>;
  /** Broken invariants, each a sentence with the input that broke it; never a time. */
  faults: string[];
}

/** An attack over HTTP or in a browser, by a client that the portal does not trust. */
export interface Attack {
  /** The point of the hardening that it checks. */
  point: number;
  /** Kebab-case; `--only` takes it. */
  name: string;
  /** What the attacker does, in one line of the table. */
  title: string;
  /** Environment of the portal in addition to that of the tests. */
  environment?: Record<string, string>;
  /** Most bytes by which the process may grow at its peak; 200 MiB when left out. */
  memory?: number;
  /** Whether a visitor's page loads beside it are judged; false where a browser uses the machine's processors. */
  isTimed?: boolean;
  run(portal: AttackedPortal): Promise<Outcome>;
}
