import { css } from '@emotion/react';
import { OwnData } from '../own-data/own-data';
import { PasskeyList } from '../passkeys/passkey-list';
import { SecondFactorList } from '../second-factor/second-factor-list';
import { SessionList } from '../sessions/session-list';
import { AccountCard } from './account-card';
import { SecurityList } from './security-list';

/** My account: account data and protection. */
export function SecurityCenter() {
  return (
    <div css={style}>
      <AccountCard />
      <SecurityList />
      <SecondFactorList />
      <PasskeyList />
      <SessionList />
      <OwnData />
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
