import { Link, useHost, useReadable, useText } from '@atrium/contract/react';
import { linkStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** Link to registration; hidden where registration is not offered. */
export function RegisterPrompt() {
  const { navigation, facts } = useHost();
  useReadable(facts.revision);
  const text = useText();
  if (!navigation.has('auth.register@1')) return null;
  return (
    <p css={style}>
      {text('signIn.newHere')}{' '}
      <Link to="auth.register@1" css={linkStyle}>
        {text('signIn.register')}
      </Link>
    </p>
  );
}

const style = css`
  margin: 0;
  color: var(--color-muted);
  font-size: var(--type-small);
  text-align: center;
`;
