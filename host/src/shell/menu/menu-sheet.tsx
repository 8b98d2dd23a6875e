import { Dialog } from '@atrium/ui';
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
  const further = [...navItems.at('right-bar@1'), ...navItems.at('footer@1')].filter(
    ({ follow, code }) => follow ?? code,
  );
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

/** The children of a nav item below its title, once there are any. */
const Unfolding = observer(function Unfolding({ navItem, close }: { navItem: DrawnNavItem; close: () => void }) {
  const submenu = useSubmenu(navItem, 1);
  if (submenu.state !== 'ready' || submenu.children.length === 0) return null;
  return (
    <details css={unfolding}>
      <summary>{navItem.title}</summary>
      <SubmenuItems submenu={submenu} onFollow={close} />
    </details>
  );
});

const unfolding = css`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-weight: 600;
    cursor: pointer;
  }
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
