import type { ContractKind } from '@atrium/api';
import type { Backend } from '../backend';
import { switchesOf } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';

/** Any of these switches opens a kind; a kind without switches is open. */
export const switchesOfKind: Readonly<Record<ContractKind, readonly string[]>> = {
  dividend: ['DIVIDEND'],
  daily: ['DAYSAL', 'DAYSALMR'],
  hourly: ['HOURSAL3'],
  realtime: [],
};

/** The kinds of contracts that the merchant has. */
export async function openKinds(backend: Backend, merchant: Merchant): Promise<ContractKind[]> {
  if (!merchant.remotes.includes('agent')) return [];
  const switches = await switchesOf(backend, merchant);
  const kinds = Object.entries(switchesOfKind) as [ContractKind, readonly string[]][];
  return kinds
    .filter(([, names]) => names.length === 0 || names.some((name) => switches[name] === true))
    .map(([kind]) => kind);
}

/** @throws Refusal `in_stay_tuned` for a kind that the merchant does not have */
export async function requireOpenKind(backend: Backend, merchant: Merchant, kind: ContractKind): Promise<void> {
  if (!(await openKinds(backend, merchant)).includes(kind)) throw new Refusal('in_stay_tuned');
}
