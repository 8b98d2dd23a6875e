import type { Browser } from 'playwright';
import type { Portal } from '../../support/portal';

/** The portal under attack: a process of its own, started afresh for each attack. */
export interface AttackedPortal extends Portal {
  /** Whether a quick look is wanted (`--short`): about a tenth of the inputs. */
  short: boolean;
  /** A browser, started when it is first wanted and closed by the proof. */
  browser(): Promise<Browser>;
}

/** What came of one attack. */
export interface Outcome {
  /** Inputs that were tried: requests, connections, uploads, documents. */
  tried: number;
  /** Inputs the portal took. Whether that is a fault is for the attack to say. */
  accepted: number;
  /** More figures for the table, by what they count. */
  figures?: Record<string, string | number>;
  /** Broken invariants, each a sentence with the input that broke it; never a time. */
  faults: string[];
}

/** One kind of attack over the wire or in a browser, by someone the portal does not trust. */
export interface Attack {
  /** Point of the hardening that it shows. */
  point: number;
  /** Kebab-case; `--only` takes it. */
  name: string;
  /** What the attacker does, in one line of the table. */
  title: string;
  /** Environment the portal needs besides that of the tests. */
  environment?: Record<string, string>;
  /** Most bytes by which the process may grow at its peak; 200 MiB when left out. */
  memory?: number;
  /** Whether a visitor's page loads beside it are judged; they are not where a browser takes the machine's processors. */
  isTimed?: boolean;
  run(portal: AttackedPortal): Promise<Outcome>;
}
