import { useLate } from './use-late';

const signedIn = () => import(/* webpackChunkName: "signed-in" */ './account/signed-in-parts');

/** The info bar; its code comes with the first person who is signed in. */
export function SignedInBar() {
  const { InfoBar } = useLate(signedIn) ?? {};
  return InfoBar ? <InfoBar /> : null;
}

/** All that the info bar says, on a phone. */
export function SignedInSheet({ close }: { close: () => void }) {
  const { AccountSheet } = useLate(signedIn) ?? {};
  return AccountSheet ? <AccountSheet close={close} /> : null;
}
