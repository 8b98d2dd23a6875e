import { useText } from '@atrium/contract/react';
import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { PaymentPasswordAction } from './payment-password-action';

/** Takes the place of a form that asks for the payment password, while the member has none. */
export function PaymentPasswordNeeded({ onSaved }: { onSaved: () => void }) {
  const text = useText();
  return (
    <div css={[cardStyle, style]}>
      <p>{text('paymentPassword.needed')}</p>
      <PaymentPasswordAction isSet={false} onSaved={onSaved} />
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
`;
