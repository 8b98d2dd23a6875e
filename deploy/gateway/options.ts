import type { Engine } from '../engine';
import type { Merchants } from '../merchants';
import type { Registry } from '../registry';
import type { Packed } from './packages/packed';

export interface GatewayOptions {
  engine: Engine;
  merchants: Merchants;
  registry: Registry;
  /** By which the operator of this machine is known to the release API; without one there are only teams. */
  operatorToken?: string | undefined;
  /** Whether unpublished releases may be tried by adding them to an address. */
  overrides: boolean;
  /** What teams in repositories of their own install; nothing when left out. */
  packages?: readonly Packed[];
  /** Folder of the built console; the one beside this build when left out. */
  consoleFolder?: string;
  /** Origin a vendor's games are served from. */
  vendorOrigin: (vendor: string) => string;
  /** Origin for what others provide to a merchant's pages, in frames: the slider, the chat, tags. */
  embedOrigin: (merchant: string) => string;
  /** Origin of the portal with this site code, on this machine. */
  portalOrigin: (siteCode: string) => string;
  /** Milliseconds a page waits for the start-up answers; 300 when left out. */
  patience?: number;
  /** Batches of reports a minute that are taken of one page load; 30 when left out. */
  reportLimit?: number | undefined;
  /** Milliseconds since 1970; the system's clock when left out. */
  now?: (() => number) | undefined;
}
