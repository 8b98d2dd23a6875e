import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { Admission } from '../admission/admission';
import { UntoldFailure } from '../admission/untold-failure';
import { CaptchaField } from '../captcha/captcha-field';
import type { SignInStore } from './sign-in-store';
import type { SignInFormBinding } from './use-sign-in-form';

/** What the form of every way is given. */
export interface WayProps {
  store: SignInStore;
  admission: Admission;
  /** Whether it stands in the popup that asks for the picture's characters. */
  inPopup?: boolean;
}

interface SignInFormProps extends Pick<WayProps, 'admission' | 'inPopup'> {
  form: SignInFormBinding;
  /** What stands between the fields and the button. */
  row?: ReactNode;
  children: ReactNode;
}

/** The frame all ways share: what failed, the fields, the captcha once it is asked for, and the button. */
export const SignInForm = observer(function SignInForm({
  admission,
  inPopup = false,
  form,
  row,
  children,
}: SignInFormProps) {
  const text = useText();
  const { store } = form;
  const { captcha, hasPopup } = store.challenge;
  const { focus } = form;
  useEffect(() => {
    // what the popup came for
    if (inPopup) focus('captcha');
  }, [inPopup, focus]);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} css={style}>
      <UntoldFailure of={admission} />
      {children}
      {captcha.needed && hasPopup === inPopup && (
        <CaptchaField
          ref={form.input('captcha')}
          captcha={captcha}
          onType={(value) => store.typeCaptcha(value)}
          error={form.error('captcha')}
        />
      )}
      {row && <div data-part="row">{row}</div>}
      <Button type="submit" size="large" block loading={store.busy}>
        {text('signIn.submit')}
      </Button>
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    font-size: var(--type-small);
  }
`;
