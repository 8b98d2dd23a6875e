import { reactView, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { useAdmission } from '../../features/admission/use-admission';
import { Entrance } from '../../features/entrance/entrance';
import { useLeaveOnceSignedIn } from '../../features/entrance/use-leave-once-signed-in';
import { Hurdles } from '../../features/hurdles/hurdles';
import { RegistrationBox } from '../../features/registration/registration-box';
import { RegistrationClosed } from '../../features/registration/registration-closed';
import { useRegistrationClosed } from '../../features/registration/use-registration-closed';

/** What is shown of a code that came with the address: a code, and no sentence somebody would have a person read here. */
const showable = /^\S{1,40}$/;

function Register({ params }: ViewComponentProps) {
  const text = useText();
  const { settings } = useHost();
  const admission = useAdmission();
  const referralCode = params.referralCode ?? params.r;
  const closed = useRegistrationClosed(referralCode);
  useLeaveOnceSignedIn();
  return (
    <Entrance
      title={text('title.register')}
      lead={
        referralCode && showable.test(referralCode)
          ? text('register.invited', { merchant: settings.merchant.name, code: referralCode })
          : text('register.lead', { merchant: settings.merchant.name })
      }
      serviceInside={closed !== undefined}
    >
      {closed ? (
        <RegistrationClosed why={closed} />
      ) : (
        <RegistrationBox admission={admission} referralCode={referralCode} />
      )}
      <Hurdles admission={admission} />
    </Entrance>
  );
}

export default reactView(Register);
