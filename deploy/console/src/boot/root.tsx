import { Skeleton } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SessionStore, SignedIn } from '../session/session-store';
import { SignIn } from '../session/sign-in';
import { Shell } from '../shell/shell';
import { ConsoleState } from './console-state';
import { ConsoleProvider } from './use-console';

/** The console: the sign-in page, or the signed-in pages. */
export const Root = observer(function Root({ session, resuming }: { session: SessionStore; resuming: boolean }) {
  const { signedIn, signingIn } = session;
  if (signedIn) return <SignedInConsole signedIn={signedIn} onSignOut={() => session.signOut()} />;
  if (resuming && signingIn)
    return (
      <main aria-busy="true" aria-label="Signing in">
        <Skeleton height="3.75rem" />
      </main>
    );
  return <SignIn session={session} />;
});

function SignedInConsole({ signedIn, onSignOut }: { signedIn: SignedIn; onSignOut: () => void }) {
  const state = useMemo(() => new ConsoleState(signedIn), [signedIn]);
  useEffect(() => state.start(), [state]);
  return (
    <ConsoleProvider value={state}>
      <BrowserRouter basename="/console">
        <Shell onSignOut={onSignOut} />
      </BrowserRouter>
    </ConsoleProvider>
  );
}
