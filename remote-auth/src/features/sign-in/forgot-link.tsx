import { Link, useText } from '@atrium/contract/react';
import { linkStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** Link to password recovery, with the typed username. */
export function ForgotLink({ username }: { username: string }) {
  const text = useText();
  const name = username.trim();
  return (
    <Link to="auth.forgot-password@1" params={name ? { username: name } : {}} css={[linkStyle, style]}>
      {text('signIn.forgot')}
    </Link>
  );
}

/** Enlarges the touch target. */
const style = css`
  padding-block: 0.375rem;
`;
