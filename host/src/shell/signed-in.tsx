import { useLate } from './use-late';

const signedIn = () => import(/* webpackChunkName: "signed-in" */ './account/signed-in-parts');

/** The info bar; its code is loaded with the first sign-in. */
export function SignedInBar() {
  const { InfoBar } = useLate(signedIn) ?? {};
  return InfoBar ? <InfoBar /> : null;
}

/** The content of the info bar, on a phone. */
export function SignedInSheet({ close }: { close: () => void }) {
  const { AccountSheet } = useLate(signedIn) ?? {};
  return AccountSheet ? <AccountSheet close={close} /> : null;
}
