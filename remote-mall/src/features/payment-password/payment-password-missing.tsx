import { Link, useText } from '@atrium/contract/react';
import { buttonStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** Takes the place of the payment password in a form, for members who have none: where to set one. */
export function PaymentPasswordMissing() {
  const text = useText();
  return (
    <div role="status" css={style}>
      <p>{text('password.none')}</p>
      <Link to="member.account@1" params={{ protection: 'paymentPassword' }} css={buttonStyle({ block: true })}>
        {text('password.set')}
      </Link>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--color-raised);
`;
