import { useHost, useText } from '@atrium/contract/react';
import { Button, Icon, keyIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { Admission } from '../admission/admission';
import { knowsPasskeys } from './ask-authenticator';
import { askByPasskey } from './ask-by-passkey';

/** Signs in by passkey; absent where the browser knows none. */
export const PasskeyButton = observer(function PasskeyButton({ admission }: { admission: Admission }) {
  const host = useHost();
  const text = useText();
  if (!knowsPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      block
      aria-disabled={admission.busy}
      icon={<Icon shape={keyIcon} />}
      onClick={() => void admission.attempt(() => askByPasskey(host))}
    >
      {text('passkey.signIn')}
    </Button>
  );
});
