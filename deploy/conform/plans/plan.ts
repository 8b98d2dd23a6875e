import type { ConformMerchant } from '../target';
import type { Facts } from './facts';

export type Actor = 'visitor' | 'member' | 'agent';

/** How a call is tried. */
export interface Plan {
  as: Actor;
  /** The account that a visitor's request signs in. */
  signsIn?: 'member';
  /**
   * A request that fits the back end's own data; undefined where it has none. Default: the example of the catalogue, with
   * merchant, language and times of now.
   */
  request?(facts: Facts, merchant: ConformMerchant): Promise<object | undefined> | object | undefined;
  /** Keys that may refuse the request. */
  refusals?: readonly string[];
  /** Whether the request names something that does not exist, so that it must be refused. */
  madeUp?: boolean;
  /** Whether any merchant and any value is answered, as by a ping. */
  anyRequest?: boolean;
}
