import { reactView, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { BackToSignIn } from '../../features/layout/back-to-sign-in';
import { AuthLayout } from '../../features/layout/auth-layout';
import { useCloseWhenSignedIn } from '../../features/layout/use-close-when-signed-in';
import { Recovery } from '../../features/recovery/recovery';

function ForgotPassword({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const text = useText();
  useCloseWhenSignedIn();
  const leave = () => {
    if (navigation.placement === 'over') navigation.close();
    else void navigation.open('auth.sign-in@1');
  };
  return (
    <AuthLayout title={text('title.forgotPassword')} lead={text('forgot.lead')} hasServiceLink>
      <Recovery username={params.username?.trim() ?? ''} onSent={leave} />
      <BackToSignIn />
    </AuthLayout>
  );
}

export default reactView(ForgotPassword);
