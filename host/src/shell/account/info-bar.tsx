import { css } from '@emotion/react';
import { AccountMenu } from './account-menu';
import { BalanceField } from './balance-field';
import { InfoBarItems } from './info-bar-items';
import { UnreadMail } from './unread-mail';

/**
 * The signed-in customer (BAL-01): balance with its wallets, the filled Deposit, unread mail, and the account menu with
 * nickname, level and sign-out. On phones the menu is the sheet of the tab bar.
 */
export function InfoBar() {
  return (
    <div css={style}>
      <BalanceField />
      <InfoBarItems />
      <span data-part="wide">
        <UnreadMail />
        <AccountMenu />
      </span>
    </div>
  );
}

const style = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  & > [data-part='wide'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
  @media (max-width: 1023px) {
    & > [data-part='wide'] {
      display: none;
    }
  }
`;
