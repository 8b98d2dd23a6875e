import { buttonStyle, chevronDownIcon, Icon, Menu, userIcon, iconNamed, Badge } from '@atrium/ui';
import type { KnownPlace } from '@atrium/contract';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';
import { useBadge } from './use-badge';

const account = 'member.account@1' satisfies KnownPlace;

/** The nickname, which opens the account page, with the remotes' items of the account menu. */
export const AccountButton = observer(function AccountButton({ onFollow }: { onFollow?: () => void }) {
  const { session, places } = usePortal();
  const text = useText();
  const state = useReadable(session.state);
  if (state.status !== 'signed-in') return null;
  const { customer } = state;
  const name = (
    <>
      <Icon shape={userIcon} />
      <span css={nameStyle}>{customer.nickname || customer.account}</span>
    </>
  );
  return (
    <span css={together}>
      {places.has(account) ? (
        <PlaceLink to={account} title={text('shell.account')} css={look} onClick={() => onFollow?.()}>
          {name}
        </PlaceLink>
      ) : (
        <span css={plain}>{name}</span>
      )}
      <AccountMenu {...(onFollow && { onFollow })} />
    </span>
  );
});

const AccountMenu = observer(function AccountMenu({ onFollow }: { onFollow?: () => void }) {
  const { navItems } = usePortal();
  const text = useText();
  const badge = useBadge();
  const items = navItems.at('account-menu@1');
  if (items.length === 0) return null;
  return (
    <Menu
      label={text('shell.account')}
      items={items.map((navItem) => {
        const shape = iconNamed(navItem.icon);
        return {
          id: navItem.key,
          label: navItem.title,
          icon: shape && <Icon shape={shape} />,
          end: <Badge count={badge(navItem.badge)} />,
          onSelect: () => {
            onFollow?.();
            navItem.follow?.();
          },
        };
      })}
      trigger={(props) => (
        <button type="button" aria-label={text('shell.account')} css={[look, narrow]} {...props}>
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    />
  );
});

const look = buttonStyle({ variant: 'ghost', size: 'small' });

const together = css`
  display: inline-flex;
  align-items: center;
`;

const narrow = css`
  padding-inline: 0.375rem;
`;

const nameStyle = css`
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const plain = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-weight: 600;
`;
