import { reactView, useHost, useText } from '@atrium/contract/react';
import { AppCodePanel } from '../../features/app-codes/app-code-panel';
import { AuthLayout } from '../../features/layout/auth-layout';
import { useCloseWhenSignedIn } from '../../features/layout/use-close-when-signed-in';
import { SignInBox } from './sign-in-box';

function SignIn() {
  const { settings } = useHost();
  const text = useText();
  useCloseWhenSignedIn();
  return (
    <AuthLayout
      title={text('title.signIn')}
      lead={text('signIn.lead', { merchant: settings.merchant.name })}
      aside={<AppCodePanel />}
    >
      <SignInBox />
    </AuthLayout>
  );
}

export default reactView(SignIn);
