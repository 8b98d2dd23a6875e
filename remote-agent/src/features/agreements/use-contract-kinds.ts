import type { ContractKind } from '@atrium/api';
import { useCan } from '@atrium/contract/react';

/** The kinds of contracts that the merchant has. A real-time salary has no switch; it exists beside another kind. */
export function useContractKinds(): ContractKind[] {
  const kinds: ContractKind[] = [
    ...(useCan('dividend.see') ? (['dividend'] as const) : []),
    ...(useCan('daily-wages.see') ? (['daily'] as const) : []),
    ...(useCan('hourly-salary.see') ? (['hourly'] as const) : []),
  ];
  return kinds.length === 0 ? [] : [...kinds, 'realtime'];
}
