import type { Backend } from '../backend';
import { switchesOf } from '../control/switches';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Switches of pages that show unless they are expressly off. */
const onUnlessOff: readonly string[] = ['AGENTANNOUNCE3', 'AGEINFO3', 'AGEDOWNTRANS3'];

/**
 * Checks that the agent pages are not switched off as a whole, and that all of these switches are on; of a list, any.
 * @throws Refusal `in_stay_tuned`
 */
export async function requireSwitches(
  backend: Backend,
  { merchant }: CustomerCall,
  ...required: (string | readonly string[])[]
): Promise<void> {
  const on = await switchesOf(backend, merchant);
  const isOn = (name: string) => (onUnlessOff.includes(name) ? on[name] !== false : on[name] === true);
  const isMet = required.every((names) => [names].flat().some(isOn));
  if (on['AGEPAG'] === false || !isMet) throw new Refusal('in_stay_tuned');
}
