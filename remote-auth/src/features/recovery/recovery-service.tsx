import { useText } from '@atrium/contract/react';
import { buttonStyle, customerServiceIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { CustomerService } from '../customer-service/customer-service';

/** Recovery through the merchant's customer service. */
export function RecoveryService({ username }: { username: string }) {
  const text = useText();
  return (
    <div css={style}>
      <p>{text('forgot.serviceLead')}</p>
      <p>{username ? text('forgot.serviceFor', { username }) : text('forgot.service')}</p>
      <CustomerService look={buttonStyle({ size: 'large', block: true })}>
        <Icon shape={customerServiceIcon} />
        {text('sideMenu.service')}
      </CustomerService>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
