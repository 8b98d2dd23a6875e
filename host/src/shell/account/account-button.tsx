import { buttonStyle, Icon, Menu, userIcon, iconNamed, Badge } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePortal, useText } from '../portal';
import { useBadge } from './use-badge';

/** The nickname; behind it what remotes add to the account menu. */
export const AccountButton = observer(function AccountButton({ onFollow }: { onFollow?: () => void }) {
  const { session, entries } = usePortal();
  const text = useText();
  const badge = useBadge();
  const state = useReadable(session.state);
  if (state.status !== 'signed-in') return null;
  const { nickname, account } = state.customer;
  const name = (
    <>
      <Icon shape={userIcon} />
      <span css={nameStyle}>{nickname || account}</span>
    </>
  );
  const items = entries.at('account-menu@1');
  if (items.length === 0) return <span css={plain}>{name}</span>;
  return (
    <Menu
      label={text('shell.account')}
      items={items.map((entry) => {
        const shape = iconNamed(entry.icon);
        return {
          id: entry.key,
          label: entry.title,
          icon: shape && <Icon shape={shape} />,
          end: <Badge count={badge(entry.badge)} />,
          onSelect: () => {
            onFollow?.();
            entry.follow?.();
          },
        };
      })}
      trigger={(props) => (
        <button type="button" css={buttonStyle({ variant: 'ghost', size: 'small' })} {...props}>
          {name}
        </button>
      )}
    />
  );
});

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
