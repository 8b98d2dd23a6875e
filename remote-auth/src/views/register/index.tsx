import { reactView, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { useSignInFlow } from '../../features/sign-in-flow/use-sign-in-flow';
import { AuthLayout } from '../../features/layout/auth-layout';
import { useCloseWhenSignedIn } from '../../features/layout/use-close-when-signed-in';
import { SignInSteps } from '../../features/sign-in-steps/sign-in-steps';
import { RegistrationBox } from '../../features/registration/registration-box';
import { RegistrationClosed } from '../../features/registration/registration-closed';
import { useRegistrationClosed } from '../../features/registration/use-registration-closed';

/** Referral codes to display: a single token, so that a link cannot put a sentence on the page. */
const showable = /^\S{1,40}$/;

function Register({ params }: ViewComponentProps) {
  const text = useText();
  const { settings } = useHost();
  const flow = useSignInFlow();
  const referralCode = params.referralCode ?? params.r;
  const closed = useRegistrationClosed(referralCode);
  useCloseWhenSignedIn();
  return (
    <AuthLayout
      title={text('title.register')}
      lead={
        referralCode && showable.test(referralCode)
          ? text('register.invited', { merchant: settings.merchant.name, code: referralCode })
          : text('register.lead', { merchant: settings.merchant.name })
      }
      hasServiceLink={closed !== undefined}
    >
      {closed ? <RegistrationClosed why={closed} /> : <RegistrationBox flow={flow} referralCode={referralCode} />}
      <SignInSteps flow={flow} />
    </AuthLayout>
  );
}

export default reactView(Register);
