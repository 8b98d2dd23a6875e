import { Button, Icon, signOutIcon } from '@atrium/ui';
import type { CommandCatalogue } from '@atrium/contract';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';

const signOut = 'session.sign-out@1' satisfies keyof CommandCatalogue;

/** Ends the session; the remote with the session privilege asks first when work is unfinished. */
export const SignOutButton = observer(function SignOutButton() {
  const { commands, session } = usePortal();
  const text = useText();
  const leave = () => void (commands.has(signOut) ? commands.run(signOut, {}) : session.end()).catch(() => undefined);
  return (
    <Button variant="ghost" block icon={<Icon shape={signOutIcon} />} onClick={leave}>
      {text('shell.signOut')}
    </Button>
  );
});
