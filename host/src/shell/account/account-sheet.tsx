import { chevronDownIcon, Dialog, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { AccountItems } from './account-items';
import { AccountName } from './account-name';
import { BalanceField } from './balance-field';
import { InfoBarItems } from './info-bar-items';
import { LevelTag } from './level-tag';
import { SignOutButton } from './sign-out-button';
import { UnreadMail } from './unread-mail';
import { Wallets } from './wallet-list';
import { ChooseLanguage } from '../header/choose-language';
import { useText } from '../portal';

/** The content of the info bar, on a phone. */
export const AccountSheet = observer(function AccountSheet({ close }: { close: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('shell.account')} onClose={close} closeLabel={text('place.close')}>
      <div css={style}>
        <div data-part="row">
          <AccountName onFollow={close} />
          <LevelTag />
          <UnreadMail />
        </div>
        <BalanceField withWallets={false} />
        <details>
          <summary>
            {text('shell.wallets')}
            <Icon shape={chevronDownIcon} size="1rem" />
          </summary>
          <Wallets onFollow={close} />
        </details>
        <div data-part="row">
          <InfoBarItems onFollow={close} />
        </div>
        <AccountItems onFollow={close} />
        <ChooseLanguage />
        <SignOutButton />
      </div>
    </Dialog>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  & > details[open] > summary > svg {
    rotate: 180deg;
  }
`;
