import { IconButton, Money, refreshIcon } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css, keyframes } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';

/** The live balance with a refresh button. */
export const BalanceField = observer(function BalanceField() {
  const { account, language } = usePortal();
  const text = useText();
  const balance = useReadable(account.balance);
  if (balance.state === 'absent') return null;
  const { value } = balance;
  const amount = value && language.money(value.total);
  return (
    <span css={style} data-state={balance.state}>
      <span role="status" aria-label={text('shell.balance')}>
        {amount === undefined && balance.state === 'failed' ? '–' : <Money text={amount} />}
      </span>
      <IconButton
        label={text('shell.refreshBalance')}
        icon={refreshIcon}
        onClick={() => void account.refresh('balance')}
      />
    </span>
  );
});

const turn = keyframes`to { transform: rotate(1turn) }`;

const style = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  padding-inline-start: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-raised);
  &[data-state='loading'] svg {
    animation: ${turn} 0.9s linear infinite;
  }
`;
