import type { Money } from '@atrium/contract';
import { useAccount } from '@atrium/contract/react';

/** The id of the main wallet on the wire. */
export const main = 'main';

/** What the main wallet holds, which withdrawals and transfers to the upline take from; undefined while it is unknown. */
export function useMainBalance(): Money | undefined {
  const balance = useAccount('balance');
  if (balance.state === 'absent' || !balance.value) return undefined;
  const { wallets, total, atLeast } = balance.value;
  return wallets.find(({ id }) => id === main)?.available ?? (atLeast ? undefined : total);
}
