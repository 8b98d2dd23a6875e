import { css } from '@emotion/react';
import { AccountButton } from './account-button';
import { BalanceField } from './balance-field';
import { InfoBarItems } from './info-bar-items';
import { LevelTag } from './level-tag';
import { SignOutButton } from './sign-out-button';
import { UnreadMail } from './unread-mail';
import { WalletList } from './wallet-list';

/**
 * The signed-in customer: nickname, level, unread mail, balance, wallets, sign-out (BAL-01). Without room the rest is
 * in the sheet of the tab bar.
 */
export function InfoBar() {
  return (
    <div css={style}>
      <span data-part="wide">
        <AccountButton />
        <LevelTag />
      </span>
      <span data-part="wide">
        <UnreadMail />
      </span>
      <BalanceField />
      <span data-part="wide">
        <WalletList />
        <InfoBarItems />
        <SignOutButton />
      </span>
    </div>
  );
}

const style = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  /* the widest names and amounts still leave room for the language */
  @media (min-width: 1024px) and (max-width: 1199px) {
    gap: 0.125rem;
    & > span {
      gap: 0.125rem;
    }
    & progress,
    & button > svg + svg {
      display: none;
    }
    & > span:first-of-type {
      min-inline-size: 0;
      overflow: clip;
      overflow-clip-margin: 0.25rem;
    }
  }
  @media (max-width: 1023px) {
    & > [data-part='wide'] {
      display: none;
    }
  }
`;
