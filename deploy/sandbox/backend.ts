import type { Engine } from '../engine';
import type { Clock } from './clock';
import type { Merchant } from './merchants/merchant';
import type { Addresses, Limits } from './options';

/** What every part of the sandbox stands on. */
export interface Backend {
  engine: Engine;
  clock: Clock;
  addresses: Addresses;
  limits: Limits;
  merchants: Map<string, Merchant>;
}
