import type { Engine } from '../engine';
import type { Merchants } from '../merchants';
import type { Origins } from '../origins';
import type { Registry } from '../registry';
import type { DefaultPasswordOf } from './default-password/serve-default-password';
import type { OperationsAccess } from './hosts/operations-access';
import type { PackedPackage } from './packages/packed-package';

export interface GatewayOptions {
  engine: Engine;
  merchants: Merchants;
  registry: Registry;
  /** The token of this machine's operator for the release API; without it only teams have access. */
  operatorToken?: string | undefined;
  /** The token with which `npm run dev` on this machine uploads builds. */
  overrideToken?: string | undefined;
  /** Whether an address can select unpublished releases. */
  overrides: boolean;
  /** Packages for teams in separate repositories; none when left out. */
  packages?: readonly PackedPackage[];
  /** Folder of the built console; this build's own when left out. */
  consoleFolder?: string;
  /** Where portals, vendors' games and third parties are. */
  origins: Origins;
  /** Origin of a proxy before the sandbox, for tests; without it the sandbox's routes of this server answer. */
  sandboxOrigin?: string | undefined;
  /** How operators reach the console, the registry and metrics. */
  operations: OperationsAccess;
  /** Whether `localhost` offers a choice of merchants: in development. */
  chooser: boolean;
  /** The password that a merchant gives to accounts without a chosen one; of no merchant when left out. */
  defaultPassword?: DefaultPasswordOf;
  /** Milliseconds by which the speed test's picture is late at a site, for a demo; none when left out. */
  lineDelay?: (siteCode: string) => number;
  /** Milliseconds that a page waits for the start-up answers; 300 when left out. */
  patience?: number;
  /** Address of the worker that captures the first screens of pages; pages have none when left out. */
  snapshotWorker?: string | undefined;
  /** Milliseconds for which a captured first screen is sent; fifteen minutes when left out. */
  snapshotAge?: number | undefined;
  /** Batches of reports accepted per minute and page load; 30 when left out. */
  reportLimit?: number | undefined;
  /** Milliseconds since 1970; the system's clock when left out. */
  now?: (() => number) | undefined;
}
