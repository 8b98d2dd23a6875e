import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import type { Admission } from '../admission/admission';
import { Cookies } from '../remembering/cookies';
import { StoredDeviceKey } from '../remembering/device-key';
import { RememberedPerson } from '../remembering/remembered-person';
import { SignInStore } from './sign-in-store';

/** The forms' store, for as long as they stand; a change of language or of the tab keeps what was typed. */
export function useSignInStore(admission: Admission): SignInStore {
  const host = useHost();
  const [store] = useState(() => {
    const remembered = new RememberedPerson(host.settings.merchant.code, new Cookies(), new StoredDeviceKey());
    return new SignInStore(host, admission, remembered);
  });
  useEffect(() => store.start(), [store]);
  return store;
}
