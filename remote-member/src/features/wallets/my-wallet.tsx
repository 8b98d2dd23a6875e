import { useText } from '@atrium/contract/react';
import { SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { AccountRecord } from '../account-record/account-record';
import { WalletBalances } from './wallet-balances';
import { WalletTransfer } from './wallet-transfer';

/** My wallet: balances and transactions. */
export function MyWallet() {
  const text = useText();
  return (
    <div css={style}>
      <WalletBalances />
      <WalletTransfer />
      <section aria-labelledby="member-record">
        <SectionHeader id="member-record" title={text('page.transactionHistory')} />
        <AccountRecord />
      </section>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
