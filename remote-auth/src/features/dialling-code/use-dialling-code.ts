import { useFact, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { DiallingCodeStore } from './dialling-code-store';

interface DiallingCodeUse {
  /** A store that outlives the form, for instance shared between tabs. */
  kept?: DiallingCodeStore;
  /** Whether the form has a mobile number; without one the countries are not loaded. Default true. */
  isNeeded?: boolean;
}

/**
 * The dialling code of a form with a mobile number: drawn by `DiallingCodeField`, sent as `countryDialingCode`. Absent
 * if the merchant does not offer the choice, or the form does not need it.
 */
export function useDiallingCode({ kept, isNeeded = true }: DiallingCodeUse = {}): DiallingCodeStore | undefined {
  const { api } = useHost();
  const offered = useFact('switch:SMSCOUNTRYCODE') && isNeeded;
  const [store] = useState(() => kept ?? new DiallingCodeStore(api));
  useEffect(() => {
    if (offered) void store.load();
  }, [offered, store]);
  return offered ? store : undefined;
}
