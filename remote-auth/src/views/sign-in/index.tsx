import { reactView, useHost, useText } from '@atrium/contract/react';
import { AppCodePanel } from '../../features/app-codes/app-code-panel';
import { Entrance } from '../../features/entrance/entrance';
import { useLeaveOnceSignedIn } from '../../features/entrance/use-leave-once-signed-in';
import { SignInBox } from './sign-in-box';

function SignIn() {
  const { settings } = useHost();
  const text = useText();
  useLeaveOnceSignedIn();
  return (
    <Entrance
      title={text('title.signIn')}
      lead={text('signIn.lead', { merchant: settings.merchant.name })}
      beside={<AppCodePanel />}
    >
      <SignInBox />
    </Entrance>
  );
}

export default reactView(SignIn);
