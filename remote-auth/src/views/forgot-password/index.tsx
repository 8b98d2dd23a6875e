import { reactView, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useCallback, useState } from 'react';
import { BackToSignIn } from '../../features/layout/back-to-sign-in';
import { AuthLayout } from '../../features/layout/auth-layout';
import { useCloseWhenSignedIn } from '../../features/layout/use-close-when-signed-in';
import { NewPassword } from '../../features/recovery/new-password';
import { Recovery } from '../../features/recovery/recovery';
import { takeRecoveryToken } from '../../features/recovery/take-recovery-token';

/** Recovery of an account, and the form for a new password that its mailed link opens. */
function ForgotPassword({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const text = useText();
  useCloseWhenSignedIn();
  const [link, setLink] = useState(() => ({ token: takeRecoveryToken(), invalid: false }));
  const discard = useCallback(() => setLink({ token: undefined, invalid: true }), []);
  const leave = () => {
    if (navigation.placement === 'over') navigation.close();
    else void navigation.open('auth.sign-in@1');
  };
  const { token, invalid } = link;
  return (
    <AuthLayout
      title={text('title.forgotPassword')}
      lead={text(token === undefined ? 'forgot.lead' : 'recover.lead')}
      hasServiceLink
    >
      <p role="alert" css={!invalid && hiddenStyle}>
        {invalid && text('recover.invalid')}
      </p>
      {token === undefined ? (
        <Recovery username={params.username?.trim() ?? ''} onSent={leave} />
      ) : (
        <NewPassword token={token} onSet={leave} onInvalid={discard} />
      )}
      <BackToSignIn />
    </AuthLayout>
  );
}

const hiddenStyle = css`
  display: none;
`;

export default reactView(ForgotPassword);
