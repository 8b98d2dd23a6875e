import { IconButton, Money, refreshIcon } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css, keyframes } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';
import { WalletList } from './wallet-list';

/** The live balance with a refresh button, and the amounts of its wallets behind another. */
export const BalanceField = observer(function BalanceField({ withWallets = true }: { withWallets?: boolean }) {
  const { account, language } = usePortal();
  const text = useText();
  const balance = useReadable(account.balance);
  if (balance.state === 'absent') return null;
  const { value } = balance;
  const amount = value && `${value.atLeast ? '≥ ' : ''}${language.money(value.total)}`;
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
      {withWallets && <WalletList />}
    </span>
  );
});

const turn = keyframes`to { transform: rotate(1turn) }`;

const style = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  /* as wide as most amounts, so that the bar is in place before the amount is */
  min-inline-size: 9rem;
  padding-inline-start: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-raised);
  & > [role='status'] {
    flex: 1;
  }
  /* a phone has room for the amount alone; its sheet has the rest */
  @media (max-width: 599px) {
    header & {
      min-inline-size: 5.5rem;
      min-block-size: 2.5rem;
      padding-inline: 0.625rem;
    }
    header & > button {
      display: none;
    }
  }
  &[data-state='loading'] > button:not([aria-expanded]) svg {
    animation: ${turn} 0.9s linear infinite;
  }
`;
