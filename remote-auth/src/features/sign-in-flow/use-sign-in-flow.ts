import { useHost } from '@atrium/contract/react';
import { useState } from 'react';
import { SignInFlow } from './sign-in-flow';

/** The sign-in flow of a view. */
export function useSignInFlow(): SignInFlow {
  const host = useHost();
  const [flow] = useState(() => new SignInFlow(host));
  return flow;
}
