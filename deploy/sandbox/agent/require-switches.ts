import type { Backend } from '../backend';
import { switchesOf } from '../control/switches';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/**
 * Checks that the agent pages are not switched off as a whole, and that all of these switches are on.
 * @throws Refusal `in_stay_tuned`
 */
export async function requireSwitches(backend: Backend, { merchant }: CustomerCall, ...names: string[]): Promise<void> {
  const on = await switchesOf(backend, merchant);
  if (on['AGEPAG'] === false || names.some((name) => !on[name])) throw new Refusal('in_stay_tuned');
}
