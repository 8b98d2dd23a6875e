import { useText } from '@atrium/contract/react';
import { buttonStyle, customerServiceIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { CustomerService } from '../customer-service/customer-service';
import { BackToSignIn } from '../layout/back-to-sign-in';

/** Explains why registration is closed, with a link to customer service. */
export function RegistrationClosed({ why }: { why: 'closed' | 'invitation' }) {
  const text = useText();
  return (
    <div css={style}>
      <p role="status">{text(why === 'closed' ? 'register.closed' : 'register.byInvitation')}</p>
      <CustomerService look={buttonStyle({ size: 'large', block: true })}>
        <Icon shape={customerServiceIcon} />
        {text('sideMenu.service')}
      </CustomerService>
      <BackToSignIn />
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  & > p {
    margin: 0;
  }
`;
