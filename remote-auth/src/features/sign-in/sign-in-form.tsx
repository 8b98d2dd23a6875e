import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { FailureAlert } from '../sign-in-flow/failure-alert';
import { CaptchaField } from '@atrium/ui/captcha';
import type { SignInStore } from './sign-in-store';
import type { SignInFormBinding } from './use-sign-in-form';

/** Props of every sign-in form. */
export interface MethodFormProps {
  store: SignInStore;
  flow: SignInFlow;
  /** Whether the form is in the captcha popup. */
  inPopup?: boolean;
}

interface SignInFormProps extends Pick<MethodFormProps, 'flow' | 'inPopup'> {
  form: SignInFormBinding;
  /** Content between the fields and the button. */
  row?: ReactNode;
  children: ReactNode;
}

/** Common frame of the sign-in forms: failure, fields, captcha if required, and button. */
export const SignInForm = observer(function SignInForm({
  flow,
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
    // the popup opened for the captcha
    if (inPopup) focus('captcha');
  }, [inPopup, focus]);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} css={style}>
      <FailureAlert flow={flow} />
      {children}
      {captcha.needed && hasPopup === inPopup && (
        <CaptchaField
          ref={form.input('captcha')}
          captcha={captcha}
          text={text}
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
