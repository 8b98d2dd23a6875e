import { reactView, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { BackToSignIn } from '../../features/entrance/back-to-sign-in';
import { Entrance } from '../../features/entrance/entrance';
import { useLeaveOnceSignedIn } from '../../features/entrance/use-leave-once-signed-in';
import { Recovery } from '../../features/recovery/recovery';

function ForgotPassword({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const text = useText();
  useLeaveOnceSignedIn();
  const leave = () => {
    if (navigation.standing === 'over') navigation.close();
    else void navigation.open('auth.sign-in@1');
  };
  return (
    <Entrance title={text('title.forgotPassword')} lead={text('forgot.lead')} serviceInside>
      <Recovery username={params.username?.trim() ?? ''} onSent={leave} />
      <BackToSignIn />
    </Entrance>
  );
}

export default reactView(ForgotPassword);
