import { useAccount, useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';

/** The number of payments that the agent has to confirm, with the way to them; nothing where none waits. */
export const PaymentsNotice = observer(function PaymentsNotice() {
  const { navigation } = useHost();
  const text = useText();
  const confirmations = useAccount('confirmations');
  const number = (confirmations.state !== 'absent' && confirmations.value) || 0;
  if (number === 0 || !navigation.has('member.payments@1')) return null;
  return (
    <div role="status" css={[cardStyle, style]}>
      <p>{text('payments.waiting', { number })}</p>
      <Button size="small" onClick={() => void navigation.open('member.payments@1')}>
        {text('payments.open')}
      </Button>
    </div>
  );
});

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-4);
  padding: var(--space-4);
`;
