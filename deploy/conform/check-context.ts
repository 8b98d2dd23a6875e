import type { Facts, Sessions } from './plans/facts';
import type { Outcomes } from './report/outcomes';
import type { ConformMerchant } from './target';
import type { WireClient } from './wire/wire-client';

/** Shared by the checks of one merchant. */
export interface CheckContext {
  client: WireClient;
  merchant: ConformMerchant;
  sessions: Sessions;
  /** The username of an account of the file that cannot sign in; undefined for one that can, or is not in the file. */
  refused(account: keyof Sessions): string | undefined;
  facts: Facts;
  outcomes: Outcomes;
  /** Whether a call is to be checked. */
  wants(call: string): boolean;
  /** Whether a call is to be checked, is offered, and its account has signed in. */
  has(call: string): boolean;
}
