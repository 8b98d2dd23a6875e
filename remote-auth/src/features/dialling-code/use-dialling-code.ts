import { useFact, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { DiallingCodeStore } from './dialling-code-store';

/**
 * The dialling code of a form with a mobile number: drawn by `DiallingCodeField`, sent as `countryDialingCode`. Absent
 * if the merchant does not offer the choice.
 * @param kept a store that outlives the form, for instance shared between tabs
 */
export function useDiallingCode(kept?: DiallingCodeStore): DiallingCodeStore | undefined {
  const { api } = useHost();
  const offered = useFact('switch:SMSCOUNTRYCODE');
  const [store] = useState(() => kept ?? new DiallingCodeStore(api));
  useEffect(() => {
    if (offered) void store.load();
  }, [offered, store]);
  return offered ? store : undefined;
}
