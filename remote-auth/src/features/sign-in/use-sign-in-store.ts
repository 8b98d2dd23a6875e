import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { Cookies } from '../remembering/cookies';
import { StoredDeviceKey } from '../remembering/device-key';
import { RememberedPerson } from '../remembering/remembered-person';
import { SignInStore } from './sign-in-store';

/** The form's store, for as long as the form stands; a change of language keeps what was typed. */
export function useSignInStore(): SignInStore {
  const host = useHost();
  const [store] = useState(
    () =>
      new SignInStore(host, new RememberedPerson(host.settings.merchant.code, new Cookies(), new StoredDeviceKey())),
  );
  useEffect(() => store.start(), [store]);
  return store;
}
