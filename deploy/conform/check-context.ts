import type { Facts, Sessions } from './plans/facts';
import type { Outcomes } from './report/outcomes';
import type { ConformMerchant } from './target';
import type { WireClient } from './wire/wire-client';

/** Shared by the checks of one merchant. */
export interface CheckContext {
  client: WireClient;
  merchant: ConformMerchant;
  sessions: Sessions;
  facts: Facts;
  outcomes: Outcomes;
  /** Whether a call is to be checked. */
  wants(call: string): boolean;
  /** Whether a call is to be checked, and is offered. */
  has(call: string): boolean;
}
