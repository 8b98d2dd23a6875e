import { chevronDownIcon, Dialog, Icon, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NavItemLink } from '../nav-item-link';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { usePortal, useText } from '../portal';
import { RightBarItem } from '../right-bar/right-bar-item';
import { SubmenuItems } from './submenu-items';
import { useSubmenu } from './use-submenu';

/** All nav items on a phone: menu, right bar and footer. */
export const MenuSheet = observer(function MenuSheet({ close }: { close: () => void }) {
  const { navItems } = usePortal();
  const text = useText();
  const items = navItems.at('menu@1');
  const drawn = new Set(items.map(targetOf));
  const further = [...navItems.at('right-bar@1'), ...navItems.at('footer@1')].filter((navItem) => {
    if (drawn.has(targetOf(navItem)) || !(navItem.follow ?? navItem.code)) return false;
    drawn.add(targetOf(navItem));
    return true;
  });
  return (
    <Dialog title={text('shell.games')} onClose={close} closeLabel={text('place.close')}>
      <ul css={grid}>
        {items
          .filter(({ follow }) => follow)
          .map((navItem) => (
            <li key={navItem.key}>
              <NavItemLink navItem={navItem} onFollow={close} css={tile} />
            </li>
          ))}
      </ul>
      {items
        .filter(({ children, askChildren }) => children ?? askChildren)
        .map((navItem) => (
          <Unfolding key={navItem.key} navItem={navItem} close={close} />
        ))}
      {further.length > 0 && (
        <ul css={grid}>
          {further.map((navItem) => (
            <li key={navItem.key}>
              <RightBarItem navItem={navItem} onFollow={close} css={tile} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
});

/** What an item leads to: bars may repeat each other, the sheet does not. */
const targetOf = ({ place, title }: DrawnNavItem) => place ?? title;

/** The children of a nav item below its title, if there are any. */
const Unfolding = observer(function Unfolding({ navItem, close }: { navItem: DrawnNavItem; close: () => void }) {
  const submenu = useSubmenu(navItem, 1);
  if (submenu.state === 'loading' || submenu.state === 'unknown')
    return (
      <div aria-hidden="true" css={unfoldingRoom}>
        <Skeleton width="7rem" />
      </div>
    );
  if (submenu.state === 'failed' || submenu.children.length === 0) return null;
  return (
    <details css={unfolding}>
      <summary>
        {navItem.title}
        <Icon shape={chevronDownIcon} size="1rem" />
      </summary>
      <SubmenuItems submenu={submenu} onFollow={close} />
    </details>
  );
});

const unfolding = css`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

/** As high as a title, so that nothing below moves when the children arrive. */
const unfoldingRoom = css`
  display: grid;
  align-items: center;
  min-block-size: 2.75rem;
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding: 0;
  list-style: none;
`;

const tile = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: 5.5rem;
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  color: var(--color-text);
  background: var(--color-raised);
  font-size: var(--type-small);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  & > svg {
    color: var(--color-accent-text);
  }
  &[aria-current] {
    border-color: var(--color-accent-text);
  }
`;
