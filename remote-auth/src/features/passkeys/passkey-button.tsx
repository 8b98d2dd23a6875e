import { useHost, useText } from '@atrium/contract/react';
import { Button, Icon, keyIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { supportsPasskeys } from './request-assertion';
import { signInWithPasskey } from './sign-in-with-passkey';

/** Signs in with a passkey; hidden if the browser does not support passkeys. */
export const PasskeyButton = observer(function PasskeyButton({ flow }: { flow: SignInFlow }) {
  const host = useHost();
  const text = useText();
  if (!supportsPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      block
      aria-disabled={flow.busy}
      icon={<Icon shape={keyIcon} />}
      onClick={() => void flow.attempt(() => signInWithPasskey(host))}
    >
      {text('passkey.signIn')}
    </Button>
  );
});
