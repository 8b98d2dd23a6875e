import { Badge } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NavItemLink } from '../nav-item-link';
import { usePortal } from '../portal';
import { useBadge } from './use-badge';

/** The remotes' items of the account menu: withdrawal, rewards, pages of the account. */
export const AccountItems = observer(function AccountItems({ onFollow }: { onFollow: () => void }) {
  const { navItems } = usePortal();
  const badge = useBadge();
  const items = navItems.at('account-menu@1');
  if (items.length === 0) return null;
  return (
    <ul css={list}>
      {items.map((navItem) => (
        <li key={navItem.key}>
          <NavItemLink navItem={navItem} onFollow={onFollow} css={row} end={<Badge count={badge(navItem.badge)} />} />
        </li>
      ))}
    </ul>
  );
});

const list = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  color: var(--color-text);
  background: none;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > svg + span {
    flex: 1;
  }
  &:hover,
  &[aria-current] {
    background: var(--color-raised);
  }
`;
