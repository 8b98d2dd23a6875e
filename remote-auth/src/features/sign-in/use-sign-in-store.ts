import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { Cookies } from '../remember-me/cookies';
import { StoredDeviceKey } from '../remember-me/device-key';
import { RememberedUser } from '../remember-me/remembered-user';
import { SignInStore } from './sign-in-store';

/** The store of the sign-in forms; input survives a change of language or tab. */
export function useSignInStore(flow: SignInFlow): SignInStore {
  const host = useHost();
  const [store] = useState(() => {
    const remembered = new RememberedUser(host.settings.merchant.code, new Cookies(), new StoredDeviceKey());
    return new SignInStore(host, flow, remembered);
  });
  useEffect(() => store.start(), [store]);
  return store;
}
