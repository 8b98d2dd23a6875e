import { css } from '@emotion/react';
import { AccountCard } from './account-card';
import { SecurityList } from './security-list';

/** My account: who I am here, and what protects it. */
export function SecurityCenter() {
  return (
    <div css={style}>
      <AccountCard />
      <SecurityList />
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
