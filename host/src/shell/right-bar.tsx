import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NavItemLink } from './nav-item-link';
import { usePortal, useText } from './portal';

/** Items at the right edge of wide windows; on phones they are in the sheet of the tab bar. */
export const RightBar = observer(function RightBar() {
  const { navItems } = usePortal();
  const text = useText();
  const items = navItems.at('right-bar@1');
  if (items.length === 0) return null;
  return (
    <aside aria-label={text('shell.rightBar')} css={style} data-part="right-bar">
      {items.map((navItem) => (
        <NavItemLink key={navItem.key} navItem={navItem} css={item} />
      ))}
    </aside>
  );
});

/** For the frame: the page ends beside the bar when the window's margins have no room for it. */
export const besideRightBar = css`
  @media (min-width: 1024px) {
    &:has(> [data-part='right-bar']) > main {
      padding-inline-end: max(
        var(--size-gutter),
        6rem - max(0px, (100% - var(--size-page) - 2 * var(--size-gutter)) / 2)
      );
    }
  }
`;

const style = css`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 0;
  z-index: 9;
  display: grid;
  padding: var(--space-1);
  border: 1px solid var(--color-border);
  border-inline-end: 0;
  border-start-start-radius: var(--radius-card);
  border-end-start-radius: var(--radius-card);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  transform: translateY(-50%);
  @media (max-width: 1023px) {
    display: none;
  }
`;

const item = css`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  inline-size: 4.25rem;
  padding: 0.625rem 0.25rem;
  border: 0;
  border-radius: var(--radius-small);
  color: var(--color-muted);
  background: none;
  font-size: var(--type-tiny);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: var(--color-text);
    background: var(--color-raised);
  }
`;
