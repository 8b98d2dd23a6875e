import { useText } from '@atrium/contract/react';
import { Dialog } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SignInChallenge } from './sign-in-challenge';

interface CaptchaPopupProps {
  challenge: SignInChallenge;
  /** The sign-in form with the captcha. */
  children: ReactNode;
}

/** The sign-in form with its captcha in a dialog, for merchants with that setting. */
export const CaptchaPopup = observer(function CaptchaPopup({ challenge, children }: CaptchaPopupProps) {
  const text = useText();
  if (!challenge.popupOpen) return null;
  return (
    <Dialog
      title={text('title.signIn')}
      size="small"
      onClose={() => challenge.closePopup()}
      closeLabel={text('slider.close')}
    >
      {children}
    </Dialog>
  );
});
