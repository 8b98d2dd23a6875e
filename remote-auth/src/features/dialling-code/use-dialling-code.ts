import { useFact, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { DiallingCodeStore } from './dialling-code-store';

/**
 * For a form with a mobile number: what `DiallingCodeField` draws, whose `code` is sent as `countryDialingCode`.
 * Absent where the merchant has not switched the choice on; then nothing is drawn and no code is sent.
 * @param kept where the choice outlives the form, such as with several forms as tabs
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
