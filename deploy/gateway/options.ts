import type { Engine } from '../engine';
import type { Merchants } from '../merchants';
import type { Origins } from '../origins';
import type { Registry } from '../registry';
import type { OperationsAccess } from './hosts/operations-access';
import type { PackedPackage } from './packages/packed-package';

export interface GatewayOptions {
  engine: Engine;
  merchants: Merchants;
  registry: Registry;
  /** By which the operator of this machine is known to the release API; without one there are only teams. */
  operatorToken?: string | undefined;
  /** By which `npm run dev` on this machine hands builds over. */
  overrideToken?: string | undefined;
  /** Whether unpublished releases may be tried by adding them to an address. */
  overrides: boolean;
  /** What teams in repositories of their own install; nothing when left out. */
  packages?: readonly PackedPackage[];
  /** Folder of the built console; the one beside this build when left out. */
  consoleFolder?: string;
  /** Where portals, vendors' games and third parties are. */
  origins: Origins;
  /** How operators reach the console, the registry and figures. */
  operations: OperationsAccess;
  /** Whether this machine's own name chooses a merchant: in development. */
  chooser: boolean;
  /** Milliseconds a page waits for the start-up answers; 300 when left out. */
  patience?: number;
  /** Batches of reports a minute that are taken of one page load; 30 when left out. */
  reportLimit?: number | undefined;
  /** Milliseconds since 1970; the system's clock when left out. */
  now?: (() => number) | undefined;
}
