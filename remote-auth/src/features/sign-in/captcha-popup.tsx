import { useText } from '@atrium/contract/react';
import { Dialog } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SignInChallenge } from './sign-in-challenge';

interface CaptchaPopupProps {
  challenge: SignInChallenge;
  /** The form, with the picture. */
  children: ReactNode;
}

/** The way of signing in once more over the page, for merchants that ask for a picture's characters there. */
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
