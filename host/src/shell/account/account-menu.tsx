import { Badge, buttonStyle, chevronDownIcon, Icon, Popover, userIcon, VisuallyHidden } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';
import { AccountItems } from './account-items';
import { AccountName } from './account-name';
import { LevelTag } from './level-tag';
import { SignOutButton } from './sign-out-button';
import { useBadge } from './use-badge';

/** The avatar, which unfolds the level, the remotes' account items and sign-out. */
export const AccountMenu = observer(function AccountMenu() {
  const { session, navItems } = usePortal();
  const text = useText();
  const badge = useBadge();
  const state = useReadable(session.state);
  if (state.status !== 'signed-in') return null;
  const { customer } = state;
  const waiting = navItems.at('account-menu@1').reduce((sum, navItem) => sum + badge(navItem.badge), 0);
  return (
    <Popover
      label={text('shell.account')}
      placement="end"
      kind="navigation"
      trigger={(props) => (
        <button type="button" title={text('shell.account')} css={look} {...props}>
          <VisuallyHidden>{`${text('shell.account')}: ${customer.nickname || customer.account}`}</VisuallyHidden>
          <span css={avatar}>
            <Icon shape={userIcon} />
          </span>
          <Icon shape={chevronDownIcon} size="1rem" />
          <Badge count={waiting} />
        </button>
      )}
    >
      {(close) => (
        <div css={panel}>
          <div data-part="person">
            <AccountName onFollow={close} />
            <LevelTag />
          </div>
          <AccountItems onFollow={close} />
          <SignOutButton />
        </div>
      )}
    </Popover>
  );
});

const look = css`
  ${buttonStyle({ variant: 'ghost', size: 'small' })}
  gap: 0.25rem;
  padding-inline: 0.25rem;
  & > :last-child:not(svg) {
    position: absolute;
    inset-block-start: -0.125rem;
    inset-inline-end: 0.75rem;
  }
`;

const avatar = css`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
`;

const panel = css`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 16rem;
  & > [data-part='person'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--color-border);
  }
`;
